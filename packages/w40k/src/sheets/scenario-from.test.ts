import { type Datasheet, parseDatasheet } from '@umpire/datasheets';
import type { Effect } from '@umpire/effects';
import { describe, expect, test } from 'vitest';
import { findUnit } from '../facts/index.js';
import { w40k } from '../system.js';
import { type FromSheets, scenarioFrom, type UnitSource } from './index.js';

const source = { file: 'golem.txt', lines: [1, 9] };
const shared = { edition: 'w40k-10', source, gaps: [] };
const number = (plus: number) => ({ dice: 0, sides: 0, plus });

const weapon = (name: string, more: object = {}) => ({
  ...shared,
  id: name.toLowerCase(),
  name,
  weapon: name,
  type: 'ranged',
  range: 24,
  attacks: number(2),
  skill: 3,
  strength: { kind: 'fixed', value: 5 },
  armourPenetration: -1,
  damage: number(1),
  abilities: [],
  ...more,
});

const ability = (name: string, more: object = {}) => ({
  ...shared,
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  place: 'datasheet',
  tags: [],
  ...more,
});

/** A unit of our own, as an import gives it. */
function golem(more: object = {}): Datasheet {
  const sheet = parseDatasheet({
    ...shared,
    kind: 'datasheet',
    id: 'mud-golem',
    name: 'Mud Golem',
    faction: 'Potters',
    models: [],
    weapons: [weapon('Sling'), weapon('Fists', { type: 'melee', range: 'melee' })],
    abilities: [],
    options: [],
    composition: [{ model: 'Mud Golem', least: 3, most: 6, printed: '3-6 Mud Golems', line: 5 }],
    costs: [],
    keywords: ['INFANTRY'],
    factionKeywords: ['POTTERS'],
    modelKeywords: [],
    stratagems: [],
    detachmentRules: [],
    other: [],
    ...more,
  });
  if (!sheet.ok) throw new Error(JSON.stringify(sheet.error));
  return sheet.value;
}

const tabled = (edition: string, name: string): UnitSource => {
  const found = findUnit(edition, name);
  if (!found.ok) throw new Error(name);
  return { name: found.value.name, facts: found.value };
};

const captain = { ...tabled('w40k-10', 'Captain'), statline: {} };

function made(asked: Partial<FromSheets> & Pick<FromSheets, 'attacker'>, edition = 'w40k-10') {
  const rules = w40k.ruleSet(edition);
  if (!rules.ok) throw new Error(edition);
  return scenarioFrom({ edition, target: captain, ...asked }, rules.value);
}

const attacking = (sheet: Datasheet, more: object = {}) => made({ attacker: { name: sheet.name, sheet, ...more } });

describe('the attacker', () => {
  test('of a page: the smallest unit, the weapon that it has without choice', () => {
    const { scenario, notes } = attacking(golem());
    expect(scenario?.attackers).toEqual([
      {
        name: 'Mud Golem',
        models: 3,
        keywords: ['INFANTRY', 'POTTERS'],
        effects: [],
        weapons: [
          {
            name: 'Sling',
            kind: 'ranged',
            range: 24,
            count: 3,
            attacks: '2',
            skill: '3+',
            strength: '5',
            armourPenetration: -1,
            damage: '1',
            abilities: [],
          },
        ],
      },
    ]);
    expect(notes.map(({ message }) => message)).toEqual([
      'Mud Golem: 3 models, its smallest size.',
      'Attacks with Sling.',
    ]);
  });

  test('what an option brings in is not there unless it is named', () => {
    const sheet = golem({
      composition: [],
      costs: [{ models: 1, points: 9, printed: '1 model: 9', line: 3 }],
      weapons: [weapon('Sling'), weapon('Ash blower'), weapon('Kiln mortar')],
      options: [{ id: 'o', text: 'Its sling can be replaced with 1 ash blower.', line: 4 }],
    });
    const names = (more?: object) => attacking(sheet, more).scenario?.attackers[0]?.weapons.map(({ name }) => name);
    expect(names()).toEqual(['Sling', 'Kiln mortar']);
    expect(names({ weapons: ['ash blower'] })).toEqual(['Ash blower']);
  });

  test('several models with several weapons are for the player to say', () => {
    const sheet = golem({ weapons: [weapon('Sling'), weapon('Ash blower')] });
    expect(attacking(sheet).missing).toEqual([
      { field: 'weapon', of: 'Mud Golem', side: 'attacker', among: ['Sling', 'Ash blower'] },
    ]);
    expect(
      attacking(sheet, { weapons: ['2 sling', 'ash blower x1'] }).scenario?.attackers[0]?.weapons.map(
        ({ count }) => count,
      ),
    ).toEqual([2, 1]);
  });

  test('what a weapon says in words is read, or not modelled', () => {
    const rules = w40k.ruleSet('w40k-10');
    if (!rules.ok) throw new Error();
    const told = (text: string) => {
      const read = w40k.attack(attacking(golem({ weapons: [weapon('Sling', { text })] })).scenario, rules.value);
      return read.ok ? read.value.notModelled.map(({ what, of }) => [what, of]) : read.error;
    };
    expect(told('re-roll hit rolls of 1')).toEqual([]);
    expect(told('Its mud never dries.')).toEqual([['Its mud never dries.', 'Sling']]);
  });

  test('a sheet that its page has cut says so', () => {
    const cut = golem({ gaps: [{ code: 'section-missing', line: 3 }] });
    expect(attacking(cut).notes[0]).toMatchObject({ code: 'page-incomplete', found: 'section-missing' });
    const bare = golem({ gaps: [{ code: 'statline-missing', line: 1 }] });
    expect(attacking(bare).notes.map(({ code }) => code)).not.toContain('page-incomplete');
  });

  test('a size that nothing says is missing', () => {
    expect(attacking(golem({ composition: [] })).missing.map(({ field }) => field)).toContain('models');
  });

  test('ninth edition: weapons take skill, strength, attacks and rows from their bearer', () => {
    const unit = tabled('w40k-9', 'Knight Paladin');
    const fists = weapon('Fists', {
      type: 'melee',
      range: 'melee',
      attacks: 'model',
      skill: 'model',
      strength: { kind: 'user', plus: 0, times: 2 },
    });
    const sheet = golem({ weapons: [fists], composition: [] });
    const rules = w40k.ruleSet('w40k-9');
    if (!rules.ok) throw new Error();
    const asked = { edition: 'w40k-9', target: { ...tabled('w40k-9', 'Boyz'), statline: {} } };
    const [knight] = scenarioFrom({ ...asked, attacker: { ...unit, sheet } }, rules.value).scenario?.attackers ?? [];
    expect(knight).toMatchObject({ attacks: '4', strength: 8, wounds: 24, weapons: [{ strength: 'x2', skill: '3+' }] });
    expect(knight?.brackets).toHaveLength(3);
    const alone = scenarioFrom({ ...asked, attacker: { name: 'Mud Golem', sheet, models: 1 } }, rules.value);
    expect(alone.missing.map(({ field }) => field)).toEqual(['skill', 'attacks', 'strength']);
  });
});

describe('the target', () => {
  const at = (sheet: Datasheet, more: object = {}) =>
    made({
      attacker: { ...tabled('w40k-10', 'Boyz'), weapons: ['boltgun'], skill: '5+' },
      target: { name: sheet.name, sheet, statline: {}, ...more },
    });

  test('without a statline asks for three numbers, and says that it takes no invulnerable save', () => {
    expect(at(golem()).missing.map(({ field, side }) => [field, side])).toEqual([
      ['toughness', 'target'],
      ['save', 'target'],
      ['wounds', 'target'],
    ]);
    const { scenario, notes } = at(golem(), { statline: { toughness: 5, save: '4+', wounds: 2 } });
    expect(scenario?.target.groups).toMatchObject([
      { models: 3, toughness: 5, save: '4+', invulnerableSave: null, wounds: 2 },
    ]);
    expect(notes.map(({ message }) => message)).toContain('Mud Golem: no invulnerable save, as nothing says one.');
  });

  test('the page stands before the table, a flag before both', () => {
    const model = {
      ...shared,
      id: 'golem',
      name: 'Golem',
      count: '1',
      characteristics: { toughness: 7, save: 2, wounds: 4 },
      brackets: [],
    };
    const sheet = golem({ models: [model], composition: [] });
    const { facts } = tabled('w40k-10', 'Terminators');
    const groups = (statline: object) => at(sheet, { facts, statline }).scenario?.target.groups;
    expect(groups({})).toMatchObject([{ toughness: 7, save: '2+', wounds: 4, invulnerableSave: '4+' }]);
    expect(groups({ toughness: 3, invulnerableSave: 'none' })).toMatchObject([
      { toughness: 3, wounds: 4, invulnerableSave: null },
    ]);
  });

  test('feel no pain is read from the ability; where its number is lost, that is said', () => {
    const statline = { toughness: 5, save: '4+', wounds: 2 };
    const pain = (value?: string) =>
      golem({ abilities: [ability('Feel No Pain', value === undefined ? {} : { value })] });
    expect(at(pain('5+'), { statline }).scenario?.target.groups).toMatchObject([{ feelNoPain: '5+' }]);
    const lost = at(pain(), { statline });
    expect(lost.scenario?.target.groups).toMatchObject([{ feelNoPain: null }]);
    expect(lost.notes.some(({ message }) => message.includes('lost the number of Feel No Pain'))).toBe(true);
  });

  test('models that stand out keep their number, ordinary ones are the rest', () => {
    const size = (models: number) =>
      made({
        attacker: { ...tabled('w40k-10', 'Boyz'), weapons: ['boltgun'], skill: '5+' },
        target: { ...tabled('w40k-10-combat-patrol', 'Atalan Jackals'), models, statline: {} },
      }).scenario?.target.groups.map((group) => [group.name, group.models]);
    expect(size(5)).toEqual([
      ['Atalan Jackal', 4],
      ['Wolfquad', 1],
    ]);
    expect(size(1)).toEqual([['Wolfquad', 1]]);
  });
});

describe('abilities', () => {
  const statline = { toughness: 5, save: '4+', wounds: 2 };
  const of = (names: readonly string[], more: Partial<FromSheets> = {}) => {
    const sheet = golem({ abilities: names.map((name) => ability(name)) });
    const boyz = { ...tabled('w40k-10', 'Boyz'), weapons: ['boltgun'], skill: '5+' };
    return made({
      attacker: boyz,
      target: { name: sheet.name, sheet, statline, ...more.target },
      ...(more.states ? { states: more.states } : {}),
    });
  };

  test('those in force are named, those that no rule knows too, those that no attack asks are not', () => {
    expect(
      of(['Stealth', 'Warm Hands', 'Deep Strike', 'Reanimation Protocols', 'Command Protocols']).scenario?.target
        .effects,
    ).toEqual(['Stealth', 'Warm Hands']);
  });

  test('one that acts only sometimes says what it waits for', () => {
    const found = of(['Aggressor Guardian'], {});
    expect(found.scenario?.target.effects).toEqual(['Aggressor Guardian']);
    expect(found.notes.map(({ code }) => code)).toContain('ability-conditional');
    const states = { attacker: [], target: ['in-range-of-objective'] };
    const said = of(['Aggressor Guardian'], { states });
    expect(said.notes.map(({ code }) => code)).not.toContain('ability-conditional');
    expect(said.scenario?.conditions?.facts).toEqual(states);
  });

  test('one that its player chooses is offered, with its stage', () => {
    const sheet = golem({
      abilities: [ability('Plasmacyte')],
      keywords: ['INFANTRY', 'NECRONS'],
      weapons: [weapon('Fists', { type: 'melee', range: 'melee' })],
    });
    const { scenario, notes, abilities } = made({ attacker: { name: sheet.name, sheet } }, 'w40k-10-combat-patrol');
    expect(scenario?.attackers[0]?.effects).toEqual([]);
    expect(scenario?.offers).toEqual([{ effect: 'Plasmacyte', for: 'attacker' }]);
    expect(notes.map(({ message }) => message).join()).toContain('Plasmacyte (exact)');
    expect(abilities).toMatchObject([{ name: 'Plasmacyte', is: 'offered', stage: 'exact' }]);
  });
});

describe('abilities that were read from their text', () => {
  /** Wording that means these effects; any other is not understood. */
  const meaning: Readonly<Record<string, readonly Effect[]>> = {
    'leads well': [
      {
        if: { state: 'leading', of: 'self' },
        do: [{ reroll: 'hit', which: 'ones', for: { attacks: 'any', by: { all: 'unit', in: 'self' } } }],
      },
    ],
    'shoots well': [{ do: [{ reroll: 'wound', which: 'any', for: { attacks: 'any', by: 'self' } }] }],
    'hides them all': [
      { do: [{ modify: 'hit-roll', how: 'add', by: -1, for: { attacks: 'any', at: { all: 'unit', in: 'self' } } }] },
    ],
    'is hard': [{ do: [{ modify: 'damage', how: 'add', by: -1, for: { attacks: 'any', at: 'self' } }] }],
  };
  const compile = (text: string) => ({
    effects: meaning[text] ?? [],
    whole: meaning[text] !== undefined,
    unread: meaning[text] ? [] : [{ text }],
  });
  const led = (...texts: readonly string[]) =>
    golem({
      id: 'warden',
      name: 'Kiln Warden',
      composition: [],
      abilities: texts.map((text) => ability(text, { text })),
    });
  const boyz = { ...tabled('w40k-10', 'Boyz'), statline: {} };
  const effectsAt = (found: ReturnType<typeof scenarioFrom>, at: number): readonly unknown[] =>
    (found.scenario?.attackers[at]?.effects ?? []).map((one) => (typeof one === 'string' ? one : one['id']));

  test('a leader gives to its unit what it says of the unit, and keeps its own', () => {
    const warden = led('leads well', 'shoots well');
    const found = made({
      attacker: {
        name: 'Mud Golem',
        sheet: golem(),
        weapons: ['sling'],
        leaders: [{ name: warden.name, sheet: warden, weapons: ['sling'], models: 1 }],
      },
      target: boyz,
      compile,
    });
    expect(effectsAt(found, 0)).toEqual(['leads well']);
    expect(effectsAt(found, 1)).toEqual(['leads well', 'shoots well']);
    expect(found.scenario?.conditions?.facts?.attacker).toContain('leading');
  });

  test('alone it leads nobody', () => {
    const warden = led('leads well', 'shoots well');
    const found = made({
      attacker: { name: warden.name, sheet: warden, weapons: ['sling'], models: 1 },
      target: boyz,
      compile,
    });
    expect(effectsAt(found, 0)).toEqual(['leads well', 'shoots well']);
    expect(found.notes.map(({ code }) => code)).toContain('ability-conditional');
  });

  test('those it stands among are hidden, and not hard, as it is', () => {
    const warden = led('hides them all', 'is hard');
    const statline = { toughness: 5, save: '4+', wounds: 2 };
    const found = made({
      attacker: { ...tabled('w40k-10', 'Boyz'), weapons: ['boltgun'], skill: '5+' },
      target: { name: 'Mud Golem', sheet: golem(), statline },
      leaders: [{ name: warden.name, sheet: golem({ ...warden, models: [stout] }) }],
      compile,
    });
    expect(found.issues).toEqual([]);
    expect(found.missing).toEqual([]);
    expect((found.scenario?.target.effects ?? []).map((one) => (typeof one === 'string' ? one : one['id']))).toEqual([
      'hides them all',
    ]);
  });

  const stout = {
    ...shared,
    id: 'warden',
    name: 'Kiln Warden',
    count: '1',
    characteristics: { toughness: 5, save: 3, wounds: 5 },
    brackets: [],
  };

  test('what was not understood is listed, with the words', () => {
    const sheet = golem({ abilities: [ability('Hum', { text: 'The clay hums.' })] });
    const found = made({ attacker: { name: sheet.name, sheet, weapons: ['sling'] }, target: boyz, compile });
    expect(effectsAt(found, 0)).toEqual(['Hum']);
    expect(found.notes.find(({ code }) => code === 'ability-unread')?.message).toContain('The clay hums.');
  });
});
