import { abilityNamed, parseAbility } from '../abilities/parse-ability.js';
import { armies, sheets } from '../facts/index.js';
import type { ArmyFacts, FormationFacts } from '../table/stand.js';
import { muster } from './muster.js';

/** A formation as a case writes it: detachments as `6 warrior`, characters as what they join. */
interface AskedFormation extends Partial<Omit<FormationFacts, 'detachments' | 'characters'>> {
  readonly detachments?: Readonly<Record<string, string>>;
  readonly characters?: Readonly<Record<string, string>>;
}

/** A shipped army by its id, or formations by theirs. */
interface AskedArmy {
  readonly shipped?: string;
  readonly points?: number;
  readonly formations?: Readonly<Record<string, AskedFormation>>;
}

const words = (text: string) => ({ fr: text, en: text });

function formationOf(id: string, { detachments = {}, characters = {}, ...rest }: AskedFormation): FormationFacts {
  return {
    kind: 'company',
    points: 100,
    ...rest,
    id,
    name: words(id),
    detachments: Object.entries(detachments).map(([detachment, written]) => {
      const [count = '1', sheet = ''] = written.split(' ');
      return { id: detachment, name: words(detachment), stands: [{ sheet, count: Number(count) }] };
    }),
    characters: Object.entries(characters).map(([sheet, joins]) => ({ sheet, joins })),
  };
}

function armyOf({ shipped, points = 3000, formations = {} }: AskedArmy): ArmyFacts | undefined {
  if (shipped !== undefined) return armies.find(({ id }) => id === shipped);
  return {
    umpire: 1,
    edition: 'netepic-fr2',
    id: 'case',
    name: words('case'),
    faction: 'necrons',
    points,
    formations: Object.entries(formations).map(([id, one]) => formationOf(id, one)),
  };
}

/** What comes of mustering an army, for cases: the reasons against it, or what is worked out before the first turn. */
export function musterAnswer(asked: unknown): object {
  const army = armyOf(asked as AskedArmy);
  if (!army) return { refused: ['unknown-army'] };
  const made = muster(army, sheets);
  if (!made.ok)
    return {
      refused: made.error.map(({ rule }) => rule),
      reasons: made.error.map(({ message }) => message),
      english: made.error.map(({ english }) => english),
    };
  const { points, formations, groups, elitePool, reserveOrders, victoryTarget } = made.value;
  return {
    refused: [],
    points,
    elitePool,
    reserveOrders,
    victoryTarget,
    formations: Object.fromEntries(formations.map(({ facts: _, name: __, ...rest }) => [rest.id, rest])),
    groups: Object.fromEntries(groups.map((group) => [group.company, group])),
  };
}

/** How a printed ability is read, for cases: its id and value, and the ability that a sentence means by it. */
export function abilityAnswer(asked: unknown): object {
  const read = parseAbility(String(asked));
  return {
    ability: abilityNamed(String(asked))?.name ?? null,
    ...(read.ok ? { id: read.value.id, value: read.value.value ?? null } : { issue: read.error[0]?.code }),
  };
}
