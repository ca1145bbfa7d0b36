import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Army, armyOf } from '../../test/roster/army.js';
import { imported, rosterIn } from '../../test/roster/read.js';
import { FILE_LIMITS } from '../files/limits.js';
import { isZip, unzip } from '../files/zip.js';
import { EXPORT_FORMATS, exportRoster } from './export/export-roster.js';

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data/rosters');
const hasSamples = existsSync(folder);
if (!hasSamples) console.log('Skipped: ../shared is missing, so the rosters of real players were not read');
const SAMPLES = hasSamples ? readdirSync(folder) : [];
const bytesOf = (name: string): Uint8Array => readFileSync(path.join(folder, name));
const rosterOf = async (name: string) => rosterIn(await imported(bytesOf(name)));

interface Count {
  readonly units: number;
  readonly models: number;
  readonly points: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Counted by other means than the importer's: patterns over the lines, or over the unpacked tree. */
const PRICE = /[([]([\d,.]+) ?(?:pts|points)[)\]]/i;
const isUnitLine = (line: string): boolean =>
  PRICE.test(line) && !/^\s*[•◦#+&-]|(?:Force|Frappe|Incursion|limit) ?\(|limit\)|Enhancement:/.test(line);

function countText(text: string): Count {
  const lines = text.split(/\r?\n/);
  const from =
    lines.findIndex((line) => /^\+ |^# \+\+/.test(line)) === -1
      ? 1 + lines.findIndex((line) => PRICE.test(line))
      : 1 + lines.findLastIndex((line) => /^\+|^# \+\+/.test(line));
  const starts = lines.flatMap((line, i) => (i >= from && isUnitLine(line) ? [i] : []));
  const blocks = starts.map((start, i) => lines.slice(start, starts[i + 1] ?? lines.length));
  return {
    units: blocks.length,
    points: sum(blocks.map(([head = '']) => Number((PRICE.exec(head)?.[1] ?? '0').replace(/[,.]/g, '')))),
    models: sum(blocks.map(countModels)),
  };
}

/** The number before the unit, else those of lines with deeper ones below or a loadout beside, else one. */
function countModels(block: readonly string[]): number {
  const said = /^(?:\w+: )?(\d+)x /.exec(block[0] ?? '')?.[1];
  if (said !== undefined) return Number(said);
  const depth = (line: string): number => line.search(/[^\s]/) + (line.includes('◦') ? 1 : 0);
  const numbers = block.slice(1).flatMap((line, i, all) => {
    const number = /^\s*• (\d+)x? (?!.*Attach)/.exec(line)?.[1];
    const isCarrier =
      / with |^• \d+x [^:]+: /.test(line) ||
      (/^\s*[•◦] \d|^\s*[•◦]/.test(all[i + 1] ?? '') && depth(all[i + 1] ?? '') > depth(line));
    return number !== undefined && isCarrier ? [Number(number)] : [];
  });
  return numbers.length > 0 ? sum(numbers) : 1;
}

function countXml(xml: string): Count {
  const roots = xml
    .split(/<force /)
    .slice(1)
    .join('');
  const models = [
    ...roots.matchAll(
      /<selection [^>]*number="(\d+)"[^>]*type="model"|<selection [^>]*type="model"[^>]*number="(\d+)"/g,
    ),
  ];
  const price = [...xml.matchAll(/<cost [^>]*\/>/g)].map(([cost]) => cost).filter((cost) => /name="pts"/.test(cost));
  const values = price.map((cost) => Number(/value="([\d.-]+)"/.exec(cost)?.[1] ?? 0));
  const total = Number(/<cost [^>]*\/>/g.test(xml) ? values[0] : 0);
  const spent =
    sum(values) - total - sum([...xml.matchAll(/<costLimit [^>]*name="pts"[^>]*value="([\d.]+)"/g)].map(() => 0));
  return { units: -1, models: sum(models.map((found) => Number(found[1] ?? found[2]))), points: spent };
}

interface Tree {
  readonly type?: string;
  readonly number?: number;
  readonly costs?: readonly { readonly name: string; readonly value: number }[];
  readonly selections?: readonly Tree[];
}

function countJson(text: string): Count {
  const all = (node: Tree): readonly Tree[] => [node, ...(node.selections ?? []).flatMap(all)];
  const forces: readonly Tree[] = JSON.parse(text).roster.forces;
  const nodes = forces.flatMap((force) => (force.selections ?? []).flatMap(all));
  const tops = forces.flatMap((force) => force.selections ?? []);
  return {
    units: tops.filter(({ type }) => type === 'unit' || type === 'model').length,
    models: sum(nodes.filter(({ type, number = 0 }) => type === 'model' && number > 0).map(({ number = 0 }) => number)),
    points: sum(
      nodes.flatMap(({ costs = [] }) => costs.filter(({ name }) => name === 'pts').map(({ value }) => value)),
    ),
  };
}

/** What patterns cannot count, counted by hand: Rosterizer's trees, a list without numbers, an apostle beside his disciples. */
const BY_HAND: Readonly<Record<string, Partial<Count>>> = {
  '10e-orks.regiztry': { units: 8, models: 32, points: 1130 },
  '10e-tyranids.regiztry': { units: 3, models: 45, points: 225 },
  'fixture-chaos-knights.rosterizer.json': { units: 4, models: 6, points: 485 },
  '10e-world-eaters.listforge.txt': { models: 39 },
  '9e-csm.rosz': { units: 2, models: 8 },
  '10e-necrons.rosz': { units: 4 },
  '10e-ultramarines.rosz': { units: 10 },
  '9e-gsc-rockgrinder.ros': { units: 1 },
  '9e-imperial-fists-eliminators.ros': { units: 2 },
  '9e-necrons-psychomancer.rosz': { units: 1 },
  '9e-necrons.ros': { units: 6 },
  '9e-tyranids-wound-track.ros': { units: 6 },
  '9e-tyranids-zoanthropes.rosz': { units: 3 },
};

async function expected(name: string): Promise<Count> {
  const given = BY_HAND[name] ?? {};
  if (given.units !== undefined && given.models !== undefined && given.points !== undefined) return given as Count;
  const bytes = bytesOf(name);
  const members = isZip(bytes) ? await unzip(bytes, FILE_LIMITS) : undefined;
  const text = new TextDecoder().decode(members?.ok ? members.value[0]?.bytes : bytes);
  const counted = text.trimStart().startsWith('<')
    ? countXml(text)
    : text.trimStart().startsWith('{')
      ? countJson(text)
      : countText(text);
  return { ...counted, ...given };
}

describe.skipIf(!hasSamples)('every roster of real players gives its army', () => {
  test.each(SAMPLES)('%s: units, models and points as counted without the importer', async (name) => {
    const { units } = await rosterOf(name);
    const found = {
      units: units.length,
      models: sum(units.flatMap(({ models }) => models.map(({ count }) => count))),
      points: sum(units.map(({ points = 0 }) => points)),
    };
    expect(found).toEqual(await expected(name));
  });

  test.each(SAMPLES)('%s: edition, faction and warlord', async (name) => {
    const { edition, faction, units } = await rosterOf(name);
    const printed = /^(9|10|11)e-/.exec(name)?.[1];
    if (printed !== undefined) expect(edition).toBe(`w40k-${printed}`);
    expect(faction).toBeTruthy();
    expect(units.filter(({ isWarlord }) => isWarlord).length).toBeLessThanOrEqual(1);
  });

  test.each(SAMPLES.flatMap((name) => EXPORT_FORMATS.map((format) => [name, format] as const)))(
    '%s comes back from %s',
    async (name, format) => {
      const roster = await rosterOf(name);
      const again = rosterIn(await imported(exportRoster(roster, format), roster.edition));
      expect(armyOf(again)).toEqual(armyOf(roster));
    },
  );
});
/** The player changed two things between the exports: the arms of the Maulerfiend and a champion's pistol. */
describe.skipIf(!hasSamples)('one list of a player in five formats gives one army', () => {
  const armies = async (): Promise<ReadonlyMap<string, Army>> =>
    new Map(
      await Promise.all(
        SAMPLES.filter((name) => name.includes('same-list')).map(
          async (name) => [name.split('.')[1] ?? '', armyOf(await rosterOf(name))] as const,
        ),
      ),
    );
  const differences = (a: Army | undefined, b: Army | undefined): readonly string[] => {
    const rest = [...(b?.units ?? [])];
    return (a?.units ?? []).filter((unit) => {
      const at = rest.indexOf(unit);
      if (at !== -1) rest.splice(at, 1);
      return at === -1;
    });
  };

  test('the app in English and in French', async () => {
    const all = await armies();
    expect(all.get('gwapp-french')).toEqual(all.get('gwapp'));
  });

  test('New Recruit in its two styles', async () => {
    const all = await armies();
    expect(all.get('nr-gw')).toEqual(all.get('wtc-compact'));
  });

  test.each([
    ['gwapp', 'nr-gw', 2],
    ['gwapp', 'warorgan', 1],
    ['warorgan', 'nr-gw', 1],
  ])('%s and %s but for %i units that the player armed otherwise', async (one, other, many) => {
    const all = await armies();
    expect(differences(all.get(one), all.get(other))).toHaveLength(many);
    expect({ ...all.get(one), units: [] }).toEqual({ ...all.get(other), units: [] });
  });
});
