import type { Datasheet, Import, ImportRecord, ModelProfile, WeaponProfile } from '@umpire/datasheets';
import type { RuleRow } from '@umpire/views';
import { weaponPartOf } from '@umpire/w40k';

/** What a document has that is data and no rule: sheets, their models, weapons and options, lists of keywords. */
export const dataRows = ({ records }: Import, file: string): RuleRow[] =>
  records.flatMap((record) => rowsOf(record)).map((row) => ({ ...row, span: { file, ...row.span } }));

function rowsOf(record: ImportRecord): RuleRow[] {
  if (record.kind === 'datasheet') return sheetRows(record);
  if (record.kind !== 'keyword-list') return [];
  return [
    {
      ...head(record, record.source.lines),
      kind: 'keyword-list',
      source: 'this document',
      stage: 'text',
      why: 'a list of datasheets by keyword, which is data and no rule',
    },
  ];
}

const head = (
  { id, name }: { readonly id: string; readonly name: string },
  [line, lastLine]: readonly [number, number],
) => ({
  id,
  name,
  span: { line, lastLine },
});

function sheetRows(sheet: Datasheet): RuleRow[] {
  const of = `${sheet.name}, its datasheet`;
  const statline = sheet.gaps.find(({ code }) => code === 'statline-missing');
  const whole: RuleRow = {
    ...head(sheet, sheet.source.lines),
    kind: 'datasheet',
    source: of,
    ...(statline === undefined
      ? { stage: 'exact' }
      : { stage: 'executable', why: 'the page has lost its statline; the shipped table or the player says it' }),
    effect: `${counted(sheet.weapons.length, 'weapon line')}, ${counted(sheet.abilities.length, 'ability', 'abilities')}, ${sheet.keywords.join(', ')}.`,
  };
  return [
    whole,
    ...sheet.models.flatMap((model) => modelRows(model, of)),
    ...sheet.weapons.map(
      (weapon): RuleRow => ({
        ...head(weapon, weapon.source.lines),
        kind: 'weapon',
        source: of,
        stage: 'exact',
        effect: weaponWords(weapon),
      }),
    ),
    ...sheet.options.map(
      ({ id, text, line }): RuleRow => ({
        ...head({ id, name: `Wargear option of ${sheet.name}` }, [line, line]),
        kind: 'wargear-option',
        source: of,
        stage: 'executable',
        effect: text,
        why: 'says which weapons a unit has without a choice; the choice itself is made with --weapon',
      }),
    ),
  ];
}

function modelRows(model: ModelProfile, of: string): RuleRow[] {
  const { source, brackets } = model;
  const profile: RuleRow = {
    ...head({ id: `${model.id}-profile`, name: `${model.name} profile` }, source.lines),
    kind: 'profile',
    source: of,
    stage: 'exact',
    effect: statWords(model),
  };
  if (brackets.length === 0) return [profile];
  const rows = brackets.map(({ from, to, characteristics: { attacks } }) => {
    const own = attacks === undefined || attacks.dice > 0 ? '' : `: attacks ${attacks.plus}`;
    return `${from}-${to} wounds left${own}`;
  });
  const degrading: RuleRow = {
    ...head({ id: `${model.id}-brackets`, name: `${model.name}, rows by wounds left` }, source.lines),
    kind: 'profile',
    source: of,
    stage: 'exact',
    effect: `${rows.join('; ')}.`,
  };
  return [profile, degrading];
}

function statWords({ characteristics: { toughness, save, invulnerableSave, wounds } }: ModelProfile): string {
  const words = [
    toughness === undefined ? '' : `toughness ${toughness}`,
    save === undefined ? '' : `save ${save}+`,
    invulnerableSave === undefined ? '' : `invulnerable save ${invulnerableSave}+`,
    wounds === undefined ? '' : `wounds ${wounds}`,
  ];
  return `${words.filter((word) => word !== '').join(', ')}.`;
}

function weaponWords(profile: WeaponProfile): string {
  const { kind, range, attacks, skill, strength, armourPenetration, damage, abilities = [] } = weaponPartOf(profile);
  const words = [
    range === undefined ? (kind === 'melee' ? 'melee' : 'no range') : `${range}″`,
    attacks === undefined ? 'attacks of its bearer' : `attacks ${attacks}`,
    skill === undefined ? 'skill of its bearer' : skill === 'N/A' ? 'hits without a roll' : `hits on ${skill}`,
    `strength ${strength}`,
    `armour penetration ${armourPenetration}`,
    `damage ${damage}`,
    ...abilities,
  ];
  return `${words.join(', ')}.`;
}

const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
