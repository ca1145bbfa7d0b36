import { fail, type Issue, issue, type Result } from '@umpire/kernel';
import { parseJson } from '../../files/json.js';
import { parseXml } from '../../files/xml.js';
import type { ReadRoster, TextInput } from '../text/read-text.js';
import { readBattleScribe } from './battlescribe.js';
import { fromXml, isNode, listOf, type Node } from './node.js';
import { readRosterizer } from './rosterizer.js';

export interface TreeInput extends TextInput {
  /** The day the list was zipped. */
  readonly date: string | undefined;
}

/** XML or JSON: BattleScribe's tree in either form, or Rosterizer's. */
export function readTree(input: TreeInput): Result<ReadRoster, Issue[]> {
  return /^\s*</.test(input.text) ? readXml(input) : readJson(input);
}

function readXml(input: TreeInput): Result<ReadRoster, Issue[]> {
  const parsed = parseXml(input.text);
  if (!parsed.ok) return fail([...parsed.error]);
  if (parsed.value.name !== 'roster') return fail([notRecognised(parsed.value.name)]);
  return readBattleScribe(fromXml(parsed.value), { ...input, format: 'battlescribe-xml' });
}

function readJson(input: TreeInput): Result<ReadRoster, Issue[]> {
  const parsed = parseJson(input.text);
  if (!parsed.ok) return fail([...parsed.error]);
  const root = parsed.value;
  if (!isNode(root)) return fail([notRecognised('no object')]);
  const roster = isNode(root.roster) ? { ...outer(root), ...root.roster } : root;
  if (Array.isArray(roster.forces)) return readBattleScribe(roster, { ...input, format: 'battlescribe-json' });
  const snapshot = isNode(root.snapshot) ? root.snapshot : root;
  if (
    isNode(snapshot.assets) &&
    [...listOf(snapshot.assets, 'included'), ...listOf(snapshot.assets, 'traits')].length > 0
  )
    return readRosterizer(snapshot, { ...input, rulebook: isNode(root.rulebook) ? root.rulebook : undefined });
  return fail([notRecognised(Object.keys(root).slice(0, 6).join(', '))]);
}

/** New Recruit repeats name, game system and program around the roster. */
function outer(root: Node): Node {
  return Object.fromEntries(Object.entries(root).filter(([, value]) => typeof value === 'string'));
}

const notRecognised = (found: string): Issue =>
  issue('roster-not-recognised', 'The file is no list of an army in a known format', {
    span: { line: 1 },
    found: found.slice(0, 80),
    hint: 'export the list again, as text, `.rosz` or JSON',
  });
