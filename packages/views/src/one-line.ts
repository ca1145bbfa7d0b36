import type { Answer } from './answer.js';
import { chanceIn, type Headline, headlineOf, promised } from './headline.js';
import { meanOf, wholeUnit } from './reading.js';
import type { Voice } from './voice.js';
import { voiceFor } from './voice-for.js';

const LONGEST = 160;
const SHORTEST_NAME = 12;

export interface LineOptions {
  /** Every condition that is not the normal case: `24″`, `in cover`. */
  readonly conditions?: readonly string[];
}

/** The line that players paste in chat: who at whom, what to count on, what to hope for. At most 160 letters. */
export function oneLine(answer: Answer, given: Voice, { conditions = [] }: LineOptions = {}): string {
  const voice = voiceFor(given, answer);
  const { say } = voice;
  const told = reading(answer, voice);
  const kind = answer.exact ? [] : [say.estimateShort(voice.figures.count(answer.trials))];
  const about = ` (${[say.edition(answer.edition), ...conditions, ...kind].join(', ')})${say.colon} ${told}`;
  const names = [answer.title.attackers.join(' + '), answer.title.target];
  return `${shortened(names, LONGEST - letters(about) - 3).join(' → ')}${about}`;
}

const letters = (text: string): number => [...text].length;

/** Names give way where the line is too long: the longer one first, its end left out. */
function shortened(names: readonly string[], room: number): string[] {
  const list = [...names];
  while (list.reduce((sum, name) => sum + letters(name), 0) > room) {
    const longest = list.reduce((at, name, i) => (letters(name) > letters(list[at] ?? '') ? i : at), 0);
    const name = [...(list[longest] ?? '')];
    if (name.length <= SHORTEST_NAME) break;
    list[longest] = `${name
      .slice(0, name.at(-1) === '…' ? -2 : -1)
      .join('')
      .trimEnd()}…`;
  }
  return list;
}

function reading(answer: Answer, voice: Voice): string {
  const { say } = voice;
  const rules = answer.unmodelled.filter(({ figure }) => figure !== true).length;
  const missing = rules === 0 ? [] : [voice.count(rules, say.line.notModelled)];
  return [promises(answer, voice).join(', '), means(answer, voice), ...missing].join(say.line.end);
}

function promises(answer: Answer, voice: Voice): string[] {
  const { say } = voice;
  const chance = chanceIn(answer, voice);
  const head = headlineOf(answer);
  const whole = wholeOf(head, chance, voice);
  const told = [
    ...(head.countOn === undefined
      ? []
      : [say.line.countOn(promised(head.countOn, head.counted, voice), chance(head.countOn.chance))]),
    ...(head.hopeFor === undefined
      ? []
      : [say.line.hopeFor(promised(head.hopeFor, head.counted, voice), chance(head.hopeFor.chance))]),
    ...(head.atLeastOne === undefined ? [] : [say.line.atLeastOne(chance(head.atLeastOne))]),
  ];
  if (head.single) return [...whole, ...told];
  if (told.length === 0) return [say.line.nothing];
  const already = head.countOn?.all === true || head.hopeFor?.all === true;
  return already ? told : [...told, ...whole];
}

function wholeOf({ destroyed, single }: Headline, chance: (share: number) => string, { say }: Voice): string[] {
  if (single) return [say.line.destroys(chance(destroyed))];
  return destroyed === 0 ? [] : [say.line.all(chance(destroyed))];
}

function means(answer: Answer, voice: Voice): string {
  const wounds = voice.mean(meanOf(answer.woundsLost), voice.say.wounds);
  const parts =
    wholeUnit(answer) === 1 ? [wounds] : [voice.mean(meanOf(answer.modelsDestroyed), voice.say.models), wounds];
  return voice.say.line.mean(parts.join(', '));
}
