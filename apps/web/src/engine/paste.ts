import type { Datasheet, WeaponProfile } from '@umpire/datasheets';
import { printDice } from '@umpire/dice';
import { importPage } from '@umpire/importers';
import { groupDraft, newKey, type UnitDraft, type WeaponDraft, weaponDraft } from '../scenario/draft.js';
import { strengthText } from '../scenario/strength-text.js';
import type { PasteReply } from './reply.js';

/** A pasted page to units: weapons as printed, and of the statline what the page prints. */
export function readPage(text: string, edition: string): PasteReply {
  const read = importPage({ file: 'paste', bytes: text });
  const found = read.ok
    ? read
    : importPage({ file: 'paste', bytes: text, edition: edition.replace(/-(boarding|launch|combat-patrol).*$/, '') });
  if (!found.ok) return { kind: 'issues', issues: found.error };
  const sheets = found.value.records.filter((record) => record.kind === 'datasheet');
  if (sheets.length === 0) return { kind: 'issues', issues: found.value.issues };
  return {
    kind: 'units',
    edition: sheets[0]?.edition ?? edition,
    units: sheets.map(unitOf),
    issues: found.value.issues,
  };
}

/** A sheet's smallest unit, with what it may carry. */
export function unitOf(sheet: Datasheet): UnitDraft {
  const count = Math.max(
    1,
    sheet.composition.reduce((sum, { least }) => sum + least, 0),
  );
  const [model] = sheet.models;
  const printed = model?.characteristics ?? {};
  const cost = sheet.costs.find((one) => one.models === count) ?? sheet.costs[0];
  return {
    key: newKey(),
    name: sheet.name,
    keywords: sheet.keywords.join(', '),
    points: cost === undefined ? '' : `${cost.points}`,
    weapons: weaponsOf(sheet.weapons, count),
    groups: [
      groupDraft({
        models: count,
        toughness: shown(printed.toughness),
        save: needed(printed.save),
        invulnerableSave: needed(printed.invulnerableSave),
        wounds: shown(printed.wounds),
      }),
    ],
    effects: [],
    defences: [],
    rest: {},
  };
}

const shown = (value: number | undefined): string => (value === undefined ? '' : `${value}`);
const needed = (value: number | undefined): string => (value === undefined ? '' : `${value}+`);

/** A single model carries all that is printed; of a unit, each model the first weapon of a kind. */
function weaponsOf(profiles: readonly WeaponProfile[], count: number): WeaponDraft[] {
  const first = { ranged: profiles.find(isRanged), melee: profiles.find((one) => !isRanged(one)) };
  const modes = new Set<string>();
  return profiles.map((profile) => {
    const isSecondMode = profile.mode !== undefined && modes.has(profile.weapon);
    modes.add(profile.weapon);
    const carried = count === 1 ? !isSecondMode : profile === first[profile.type];
    return weaponOf(profile, carried ? count : 0);
  });
}

const isRanged = ({ type }: WeaponProfile): boolean => type === 'ranged';

/** A row of a sheet as the page edits it. */
export function weaponOf(profile: WeaponProfile, count: number): WeaponDraft {
  const { attacks, skill, strength, range } = profile;
  return weaponDraft({
    name: profile.name,
    count,
    kind: profile.type,
    range: typeof range === 'number' ? `${range}` : '',
    attacks: attacks === 'model' ? '' : printDice(attacks),
    skill: skill === 'automatic' ? 'N/A' : skill === 'model' ? '' : `${skill}+`,
    strength: strengthText(strength),
    armourPenetration: `${profile.armourPenetration}`,
    damage: printDice(profile.damage),
    abilities: profile.abilities.map(({ printed }) => printed.toLowerCase()).join(', '),
  });
}
