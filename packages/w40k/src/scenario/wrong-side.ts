import { attackNumbers, type Effect, isAttackNumber, type Verb, type WrittenOn } from '@umpire/effects';
import { defences } from '../attack/native-side.js';

/** Whose doing a wording speaks of: attacks of the bearer, attacks at it, or either, as it may stand on both sides. */
type Speaks = 'own attacks' | 'defence' | 'either';

/**
 * Why an effect in plain words changes nothing about the attacks where it stands: a defence of the attacker, or something
 * for attacks of the target's own.
 */
export function wrongSide({ do: verbs }: Effect, holder: WrittenOn): string | undefined {
  const wrong: Speaks = holder === 'attacker' ? 'defence' : 'own attacks';
  if (!verbs.every((verb) => speaksOf(verb) === wrong)) return undefined;
  return ABROAD[holder];
}

/** Why something changes nothing about the attacks, though it would from the other side. */
export const ABROAD: Readonly<Record<WrittenOn, string>> = {
  attacker: 'a defence of the attacker: it does not touch its own attacks',
  target: "an ability of the target's own attacks: it does not touch the attacks against it",
};

/** The one defence that counts against what the attacker's own weapons do to it. */
export const againstOwnHarm = ({ do: verbs }: Effect): boolean =>
  verbs.every((verb) => 'modify' in verb && verb.modify.startsWith('feel-no-pain'));

function speaksOf(verb: Verb): Speaks {
  if ('grant' in verb) {
    const rule = typeof verb.grant === 'string' ? verb.grant : 'rule' in verb.grant ? verb.grant.rule : '';
    return defences.has(rule) ? 'defence' : 'own attacks';
  }
  if ('reroll' in verb) return verb.reroll === 'save' ? 'defence' : 'own attacks';
  if ('ignoreModifiers' in verb) return ofNumbers(verb.ignoreModifiers);
  if ('modify' in verb) return ofModifier(verb);
  return 'if' in verb ? 'own attacks' : 'either';
}

/** Armour penetration is ignored by those who shoot and by those who are shot at. */
function ofNumbers(names: readonly string[]): Speaks {
  if (names.every((name) => isDefenders(name))) return 'defence';
  return names.some((name) => isDefenders(name) || name === 'armour-penetration') ? 'either' : 'own attacks';
}

/** What makes a number worse is said of the attacks of others; what makes it better, or sets it, of one's own number. */
function ofModifier({ modify, how, by }: Extract<Verb, { modify: string }>): Speaks {
  if (!isAttackNumber(modify)) return 'either';
  const isWorse = how === 'worsen' || how === 'divide' || (how === 'add' && typeof by === 'number' && by < 0);
  if (isWorse) return 'either';
  if (isDefenders(modify)) return 'defence';
  return how === 'set' && (modify === 'damage' || modify === 'armour-penetration') ? 'either' : 'own attacks';
}

/** The defender throws for saves, though the roll is one of the attack. */
const isDefenders = (name: string): boolean =>
  name === 'save-roll' || (isAttackNumber(name) && attackNumbers[name].owner === 'target');
