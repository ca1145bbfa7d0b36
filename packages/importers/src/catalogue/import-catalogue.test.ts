import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Datasheet, Enhancement, Formation, ImportRecord } from '@umpire/datasheets';
import { parseRecords } from '@umpire/datasheets';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, test } from 'vitest';
import { importCatalogue } from './import-catalogue.js';

const folder = path.join(import.meta.dirname, 'fixtures');
const text = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const fixture = (file: string) => ({ file, bytes: text(file) });

async function imported(...files: readonly { readonly file: string; readonly bytes: Uint8Array | string }[]) {
  const read = await importCatalogue({ files });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const guild = () => imported(fixture('game.gst'), fixture('potters.cat'), fixture('kilns.json'));

function sheetOf(records: readonly ImportRecord[], name: string): Datasheet {
  const found = records.find((one): one is Datasheet => one.kind === 'datasheet' && one.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

const codes = ({ issues }: { readonly issues: readonly { readonly code: string }[] }) => issues.map(({ code }) => code);

describe('a catalogue with its game system and a library', () => {
  test('gives every unit of every file, each with its place and the id of its entry', async () => {
    const { records } = await guild();
    const sheets = records.filter((one): one is Datasheet => one.kind === 'datasheet');
    expect(sheets.map(({ name }) => name)).toEqual([
      'Clay Walkers',
      'Master Potter',
      'Wheel Cart',
      'Shard Pack',
      'Walking Kiln',
    ]);
    const line =
      1 +
      text('potters.cat')
        .split('\n')
        .findIndex((one) => one.includes('id="walkers"'));
    expect(sheets[0]?.source).toEqual({ file: 'potters.cat', lines: [line, line], entry: 'walkers' });
  });

  test('gives records that fit their schemas and have ids of their own', async () => {
    const { records } = await guild();
    const parsed = parseRecords(JSON.parse(JSON.stringify(records)));
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
    const keys = records.map((one) => `${one.kind} ${'of' in one ? one.of : ''} ${one.id}`);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  test('says what it does not know and where, and leaves the value as it was', async () => {
    const { records, issues } = await guild();
    expect(issues.map(({ code, found, span }) => [code, found, span?.file])).toEqual([
      ['condition-unknown', 'smellsLike self any', 'potters.cat'],
      ['modifier-unknown', 'bake 1', 'potters.cat'],
    ]);
    expect(sheetOf(records, 'Shard Pack').costs.map(({ models, points }) => [models, points])).toEqual([
      [9, 50],
      [10, 100],
    ]);
  });
});

describe('a unit', () => {
  test('has its size, and prices by size', async () => {
    const sheet = sheetOf((await guild()).records, 'Clay Walkers');
    expect(sheet.size).toEqual({ least: 10, most: 20 });
    expect(sheet.composition).toMatchObject([{ model: '10-20 Walkers', least: 10, most: 20, printed: '10-20' }]);
    expect(sheet.costs.map(({ models, points }) => [models, points])).toEqual([
      [10, 90],
      [20, 170],
    ]);
  });

  test('has its keywords, its role, what a modifier adds, and what one may add', async () => {
    const sheet = sheetOf((await guild()).records, 'Clay Walkers');
    expect(sheet.keywords).toEqual(['INFANTRY', 'CLAY WALKERS', 'GLAZED']);
    expect(sheet.factionKeywords).toEqual(['POTTERS']);
    expect(sheet.modelKeywords).toMatchObject([{ model: 'Walker with a choice', keywords: ['CHARACTER'] }]);
    expect(sheet.role).toBe('Infantry');
    expect(sheet.changes).toContainEqual(
      expect.objectContaining({
        of: 'datasheet',
        field: 'keyword',
        how: 'add',
        value: 'BATTLELINE',
        when: expect.objectContaining({ what: 'Fire Guild', in: 'roster', least: 1 }),
      }),
    );
  });

  test('has weapons with modes, each form once, and no campaign upgrades', async () => {
    const { records, issues } = await guild();
    const sheet = sheetOf(records, 'Clay Walkers');
    expect(sheet.weapons.map(({ id, mode, skill, range }) => [id, mode, skill, range])).toEqual([
      ['shard-flinger-near', 'near', 'automatic', 12],
      ['shard-flinger-far', 'far', 4, 24],
      ['trimming-knife', undefined, 3, 'melee'],
    ]);
    expect(sheet.weapons[0]?.abilities).toEqual([
      { id: 'torrent', printed: 'Torrent' },
      { id: 'anti', printed: 'Anti-Infantry 4+', keyword: 'Infantry', value: '4+' },
    ]);
    expect(codes({ issues })).not.toContain('link-missing');
  });

  test('has models that carry fixed wargear, and choices with their defaults and prices', async () => {
    const [flinger, choice] = sheetOf((await guild()).records, 'Clay Walkers').loadouts ?? [];
    expect(flinger).toMatchObject({ least: 0, most: 20, default: 10, profile: 'clay-walkers' });
    expect(flinger?.wargear[0]?.items[0]).toMatchObject({
      default: 1,
      weapons: ['shard-flinger-near', 'shard-flinger-far'],
    });
    expect(choice).toMatchObject({ most: 2, default: 0, profile: 'foreman' });
    expect(choice?.wargear[0]).toMatchObject({ name: 'Tool', least: 1, most: 1 });
    expect(choice?.wargear[0]?.items.map(({ name, default: count, points }) => [name, count, points])).toEqual([
      ['Rib and shield', 0, 5],
      ['Trimming knife', 1, undefined],
    ]);
  });

  test('keeps what wargear changes as a change of the model that carries it', async () => {
    const { changes } = sheetOf((await guild()).records, 'Clay Walkers');
    expect(changes).toContainEqual(
      expect.objectContaining({
        of: 'model',
        ids: ['foreman'],
        field: 'wounds',
        how: 'increase',
        value: '1',
        when: expect.objectContaining({ least: 1 }),
      }),
    );
  });

  test('has abilities by their place, core ones with their number, printed as on a sheet', async () => {
    const sheet = sheetOf((await guild()).records, 'Clay Walkers');
    expect(sheet.abilities.map(({ name, place, value, tags }) => [name, place, value, tags])).toEqual([
      ['Invulnerable Save', 'datasheet', undefined, []],
      ['Unfired', 'datasheet', undefined, ['Aura']],
      ['Slow Drying', 'faction', undefined, []],
      ['Deadly Demise', 'core', 'D3', []],
    ]);
    expect(sheet.abilities[1]?.text).toBe('Near POTTERS it stays soft:\n- One way.\n- Another way.');
    expect(sheet.models[0]?.characteristics.invulnerableSave).toBe(5);
    expect(sheet.detachmentRules.map(({ name }) => name)).toEqual(['First Firing']);
  });

  test('has what its link adds, its mark, its limit, whom it leads, and modifiers that always hold', async () => {
    const sheet = sheetOf((await guild()).records, 'Master Potter');
    expect(sheet.keywords).toEqual(['CHARACTER', 'GLAZED']);
    expect(sheet.marks).toEqual(['legends']);
    expect(sheet.limit).toBe(1);
    expect(sheet.attachments).toMatchObject([
      { unit: 'CLAY WALKERS', as: 'leader' },
      { unit: 'Shard Pack', as: 'leader' },
    ]);
    expect(sheet.models[0]?.characteristics).toMatchObject({ toughness: 5, save: 3 });
    expect(sheet.changes).toMatchObject([{ of: 'model', field: 'save', how: 'set', value: '2+' }]);
  });

  test('that chooses between compositions has the sizes of all of them', async () => {
    const sheet = sheetOf((await guild()).records, 'Shard Pack');
    expect(sheet.size).toEqual({ least: 5, most: 10 });
    expect(sheet.loadouts?.map(({ least, most, default: count }) => [least, most, count])).toEqual([
      [0, 5, 5],
      [0, 10, 0],
    ]);
  });

  test('has its transport capacity, and profiles of a type of its own as abilities', async () => {
    const sheet = sheetOf((await guild()).records, 'Wheel Cart');
    expect(sheet.transport).toMatchObject({ capacity: 11 });
    expect(sheet.abilities[0]?.text).toBe('Heat: High\nEffect: It bakes.');
    expect(sheet.models[0]?.characteristics.movement).toBe(20);
  });

  test('in JSON has the same, and a dearer second copy', async () => {
    const sheet = sheetOf((await guild()).records, 'Walking Kiln');
    expect(sheet.models[0]?.characteristics).toMatchObject({ toughness: 10, invulnerableSave: 5 });
    expect(sheet.costs.map(({ models, points, fromCopy }) => [models, points, fromCopy])).toEqual([
      [1, 150, undefined],
      [1, 170, 2],
    ]);
    expect(sheet.source.lines[0]).toBe(
      1 +
        text('kilns.json')
          .split('\n')
          .findIndex((one) => one.includes('"id": "kiln"')),
    );
  });
});

test('enhancements name their detachment, their price and who may take them', async () => {
  const { records } = await guild();
  const enhancements = records.filter((one): one is Enhancement => one.kind === 'enhancement');
  expect(enhancements).toMatchObject([
    { name: 'Everlasting Ember', detachments: ['Fire Guild'], points: 25, text: 'It glows.', units: ['Master Potter'] },
  ]);
  expect(sheetOf(records, 'Master Potter').enhancements).toEqual(['everlasting-ember']);
});

test('detachments have their rules, army rules and core rules their own records', async () => {
  const { records } = await guild();
  const detachments = records.flatMap((one) =>
    one.kind === 'detachment' ? [[one.detachment, one.name, one.referenced]] : [],
  );
  expect(detachments).toEqual([
    ['Fire Guild', 'First Firing', undefined],
    ['Water Guild', 'Water Guild', true],
  ]);
  expect(records.filter(({ kind }) => kind === 'army-rule').map(({ name }) => name)).toEqual(['Slow Drying']);
  expect(records.flatMap((one) => (one.kind === 'core-rule' ? [[one.id, one.topic, one.aliases]] : []))).toEqual([
    ['deadly-demise', 'core-ability', []],
    ['leader', 'core-ability', []],
    ['lethal-hits', 'weapon-ability', ['deadly-blows']],
  ]);
});

test('an army takes the units of the catalogues it imports', async () => {
  const files = [fixture('game.gst'), fixture('potters.cat'), fixture('kilns.json')];
  const kilns = text('kilns.json').replace('"sharedSelectionEntries"', '"selectionEntries"');
  const read = await importCatalogue({
    files: [...files.slice(0, 2), { file: 'kilns.json', bytes: kilns }],
    army: 'Potters',
  });
  expect(read.ok && read.value.records.filter(({ kind }) => kind === 'datasheet').length).toBe(5);
  const closed = kilns.replace('"type": "model"', '"type": "model", "import": false');
  const own = await importCatalogue({
    files: [...files.slice(0, 2), { file: 'kilns.json', bytes: closed }],
    army: 'Potters',
  });
  expect(own.ok && own.value.records.filter(({ kind }) => kind === 'datasheet').length).toBe(4);
  const wrong = await importCatalogue({ files, army: 'Smiths' });
  expect(wrong.ok ? [] : wrong.error).toMatchObject([
    { code: 'army-unknown', near: ['Guilds - Potters', 'Library - Kilns'] },
  ]);
});

test('9th: a unit degrades, its wargear has a price, and roles are no keywords', async () => {
  const { records, issues } = await imported(fixture('ninth.cat'));
  const sheet = sheetOf(records, 'Old Ark');
  expect(codes({ issues })).toEqual(['game-system-missing']);
  expect(sheet.edition).toBe('w40k-9');
  expect(
    sheet.models[0]?.brackets.map(({ from, to, characteristics }) => [from, to, characteristics.ballisticSkill]),
  ).toEqual([
    [8, 14, 3],
    [1, 7, 5],
  ]);
  expect(sheet.weapons).toMatchObject([
    {
      skill: 'model',
      strength: { kind: 'user', plus: 1 },
      text: 'It drips.',
      abilities: [{ id: 'rapid-fire', value: '2' }],
    },
  ]);
  expect(sheet.costs).toMatchObject([{ models: 1, points: 150 }]);
  expect([sheet.role, sheet.keywords, sheet.factionKeywords]).toEqual(['Elites', ['CORE'], ['GUILD']]);
});

test('NetEpic: a card has its stands, their rows as printed, and all it costs', async () => {
  const { records } = await imported(fixture('epic.cat'));
  const [brigade, clay] = records.filter((one): one is Formation => one.kind === 'formation');
  expect(brigade).toMatchObject({
    card: 'Company Card',
    points: 250,
    numbers: [
      { name: 'VP', value: 3 },
      { name: 'Break Point', value: 4 },
    ],
    stands: [{ name: 'Potters', least: 6, most: 6, profile: 'potter-squad' }],
    rules: [{ name: 'Patient', text: 'They wait.' }],
  });
  expect(brigade?.profiles[0]?.cells).toEqual([
    { name: 'Move', text: '10cm' },
    { name: 'Save', text: 'None' },
    { name: 'CAF', text: '+1' },
  ]);
  expect(clay).toMatchObject({ name: 'Free Clay', stands: [] });
});

describe('files', () => {
  test('may be zipped, whatever they are called', async () => {
    const zip = new ZipWriter(new Uint8ArrayWriter());
    await zip.add('epic.cat', new Uint8ArrayReader(new TextEncoder().encode(text('epic.cat'))), {
      useWebWorkers: false,
    });
    const { records } = await imported({ file: 'epic.catz', bytes: await zip.close() });
    expect(records.filter(({ kind }) => kind === 'formation').length).toBe(2);
    expect(records[0]?.source.file).toBe('epic.catz/epic.cat');
  });

  test('may have Windows line ends, a byte-order mark or another encoding', async () => {
    const plain = await imported(fixture('epic.cat'));
    const windows = text('epic.cat').replaceAll('\n', '\r\n');
    const wide = new Uint8Array(Buffer.from(`\ufeff${windows}`, 'utf16le'));
    for (const bytes of [`\ufeff${windows}`, wide]) {
      const { records } = await imported({ file: 'epic.cat', bytes });
      expect(records.map(({ id, source }) => [id, source])).toEqual(
        plain.records.map(({ id, source }) => [id, source]),
      );
    }
  });

  test('that are cut keep the units before the cut', async () => {
    const whole = text('potters.cat');
    const cut = whole.slice(0, whole.indexOf('id="cart"'));
    const { records, issues } = await imported({ file: 'potters.cat', bytes: cut });
    const names = records.flatMap((one) => (one.kind === 'datasheet' ? [one.name] : []));
    expect(names).toEqual(['Clay Walkers', 'Master Potter']);
    expect(issues[0]).toMatchObject({
      code: 'xml-invalid',
      severity: 'warning',
      span: { file: 'potters.cat', line: cut.split('\n').length },
    });
  });

  test('that lack a linked catalogue or game system say so and give the rest', async () => {
    const read = await imported(fixture('potters.cat'));
    expect(codes(read)).toContain('catalogue-missing');
    expect(codes(read)).toContain('game-system-missing');
    expect(read.records.filter(({ kind }) => kind === 'datasheet').length).toBe(4);
    const demise = sheetOf(read.records, 'Clay Walkers').abilities.find(({ name }) => name === 'Deadly Demise');
    expect(demise).toMatchObject({ place: 'core', value: 'D3', gaps: [{ code: 'ability-text-missing' }] });
  });

  test('given twice are read once', async () => {
    const read = await imported(fixture('epic.cat'), { ...fixture('epic.cat'), file: 'copy.cat' });
    expect(codes(read)).toContain('catalogue-twice');
    expect(read.records.filter(({ kind }) => kind === 'formation').length).toBe(2);
  });

  test.each([
    ['another XML', '<poem><line>Clay</line></poem>', 'catalogue-not-recognised'],
    ['another JSON', '{"poem": ["Clay"]}', 'catalogue-not-recognised'],
    ['plain text', 'Clay, clay, clay', 'catalogue-not-recognised'],
    ['cut JSON', '{"catalogue": {"id": "a", "nam', 'json-cut'],
    ['nothing', '', 'file-empty'],
  ])('that are %s are refused with a place', async (_what, bytes, code) => {
    const read = await importCatalogue({ files: [{ file: 'x.cat', bytes }] });
    expect(read.ok ? [] : read.error).toContainEqual(
      expect.objectContaining({ code, span: expect.objectContaining({ file: 'x.cat' }) }),
    );
  });
});

describe('hostile files', () => {
  const catalogue = (inside: string): string =>
    `<catalogue id="c" name="C" gameSystemId="28ec-711c-d87f-3aeb">${inside}</catalogue>`;

  test('cannot make entities grow', async () => {
    const bomb = `<!DOCTYPE catalogue [<!ENTITY a "clay"><!ENTITY b "&a;&a;&a;&a;">]>${catalogue('<readme>&b;</readme>')}`;
    const read = await importCatalogue({ files: [{ file: 'bomb.cat', bytes: bomb }] });
    const found = read.ok ? read.value.issues : read.error;
    expect(codes({ issues: found })).toContain('xml-invalid');
  });

  test('cannot nest without end', async () => {
    const deep = catalogue('<selectionEntries><selectionEntry id="x" name="X" type="unit">'.repeat(100_000));
    const read = await importCatalogue({ files: [{ file: 'deep.cat', bytes: deep }] });
    expect(codes({ issues: read.ok ? read.value.issues : read.error })).toContain('file-too-deep');
    const json = `{"catalogue":${'{"selectionEntries":['.repeat(100_000)}`;
    expect((await importCatalogue({ files: [{ file: 'deep.json', bytes: json }] })).ok).toBe(false);
  });

  test('cannot link in circles, or fan out without end', async () => {
    const unit = (id: string, links: readonly string[]): string =>
      `<selectionEntry id="${id}" name="${id}" type="unit"><entryLinks>${links
        .map((to, i) => `<entryLink id="${id}-${i}" name="to ${to}" type="selectionEntry" targetId="${to}"/>`)
        .join('')}</entryLinks></selectionEntry>`;
    const circle = catalogue(`<selectionEntries>${unit('a', ['b'])}${unit('b', ['a', 'b'])}</selectionEntries>`);
    expect(codes(await imported({ file: 'circle.cat', bytes: circle }))).toContain('link-circular');
    const rungs = Array.from({ length: 35 }, (_, i) => unit(`r${i}`, [`r${i + 1}`, `r${i + 1}`])).join('');
    const ladder = catalogue(`<selectionEntries>${rungs}${unit('r35', [])}</selectionEntries>`);
    const began = performance.now();
    const read = await imported({ file: 'ladder.cat', bytes: ladder });
    expect(codes(read)).toContain('catalogue-too-large');
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  test('cannot ask for huge numbers of models', async () => {
    const model = `<selectionEntry id="m" name="M" type="model"><constraints><constraint id="k" type="min" value="999999999" field="selections" scope="parent"/></constraints></selectionEntry>`;
    const huge = catalogue(
      `<selectionEntries><selectionEntry id="u" name="U" type="unit"><selectionEntries>${model}</selectionEntries></selectionEntry></selectionEntries>`,
    );
    const sheet = sheetOf((await imported({ file: 'huge.cat', bytes: huge })).records, 'U');
    expect(sheet.size?.least).toBeLessThanOrEqual(1000);
  });

  test('cannot lie about what a zip unpacks to', async () => {
    const zip = new ZipWriter(new Uint8ArrayWriter());
    await zip.add('big.cat', new Uint8ArrayReader(new Uint8Array(80 * 1024 * 1024)), { useWebWorkers: false });
    const read = await importCatalogue({ files: [{ file: 'big.catz', bytes: await zip.close() }] });
    expect(read.ok ? [] : codes({ issues: read.error })).toEqual(['zip-too-large']);
  });
});
