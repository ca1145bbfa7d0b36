import { cm } from '@umpire/geometry';
import type { Measures, Measuring, Regard, Spot, Surveys } from '@umpire/rules';
import { foesOf, squared } from '../moves/contact.js';
import { allowanceOf } from '../moves/cost.js';
import { canSee, coverOf, viewpoint } from '../moves/sight.js';
import { objectivesOf } from '../table/objectives.js';
import { get, isOnTable, orderOfStand, present, standAt, type Table } from '../table/table.js';
import { activationOf, moveOrders } from './activation.js';
import type { Shooting } from './aim.js';
import { infiltrationOrders } from './infiltration.js';
import { suggestTargets, suggestTemplates } from './suggest-targets.js';
import { templatesOf } from './template-placer.js';
import { flameAt } from './templates.js';

const spotOf = (table: Table, stand: number): Spot => ({ x: get(table, 'x', stand), y: get(table, 'y', stand) });

const between = (table: Table, a: number, b: number): number => {
  const [from, to] = [spotOf(table, a), spotOf(table, b)];
  return Math.round(Math.sqrt(squared(from.x - to.x, from.y - to.y)));
};

/** The nearest two stands of two detachments, from centre to centre (MOV-1). */
function nearestPair(table: Table, mine: readonly number[], theirs: readonly number[]) {
  const pairs = mine.flatMap((a) => theirs.map((b) => ({ a, b, far: between(table, a, b) })));
  return pairs.reduce((best, one) => (one.far < best.far ? one : best));
}

/** How a detachment stands to another: sight from any of its stands to any of theirs, the nearest first. */
function regarded(table: Table, mine: readonly number[], theirs: readonly number[], ref: string): Regard {
  const { far } = nearestPair(table, mine, theirs);
  const lines = mine
    .flatMap((a) => theirs.map((b) => ({ a, b, far: between(table, a, b) })))
    .sort((one, other) => one.far - other.far);
  const seen = lines.find(({ a, b }) => canSee(table, viewpoint(table, a), viewpoint(table, b)));
  const covered = seen ? coverOf(table, viewpoint(table, seen.a), viewpoint(table, seen.b)) !== 'none' : false;
  return {
    of: ref,
    apart: far,
    isEngaged: mine.some((a) => foesOf(table, a).some((foe) => theirs.includes(foe))),
    sight: seen
      ? { sees: true, line: [spotOf(table, seen.a), spotOf(table, seen.b)] }
      : { sees: false, because: 'no-line', by: [] },
    isCovered: covered,
  };
}

/** What there is to see from a detachment, and how far it reaches. */
export const survey: Surveys<Table> = (table, _, unit) => {
  const detachment = table.roster.detachmentOf.get(unit);
  if (detachment === undefined) return undefined;
  const mine = present(table, detachment);
  if (mine.length === 0) return undefined;
  const { side } = table.roster.detachments[detachment]!;
  const others = table.roster.detachments.flatMap((other, i): Regard[] => {
    const theirs = present(table, i);
    return other.side === side || theirs.length === 0 ? [] : [regarded(table, mine, theirs, other.ref)];
  });
  const most = (of: (stand: number) => number): number => Math.max(0, ...mine.map(of));
  const range = most((stand) =>
    Math.max(
      0,
      ...standAt(table, stand).weapons.flatMap(({ profiles }) => profiles.map(({ profile }) => profile.range)),
    ),
  );
  return {
    unit,
    others,
    objectives: objectivesOf(table).map(({ x, y }, i) => ({
      id: `objective-${i + 1}`,
      apart: Math.round(
        Math.min(...mine.map((stand) => Math.sqrt(squared(get(table, 'x', stand) - x, get(table, 'y', stand) - y)))),
      ),
    })),
    threat: {
      move: most((stand) => allowanceOf(table, stand, 'advance')),
      charge: most((stand) => allowanceOf(table, stand, 'charge')),
      ...(range > 0 ? { range: cm(range) } : {}),
    },
  };
};

/** How far each stand of an activation may still go, and how near to one another they keep. */
export const measureMove: Measures<Table> = (choice, _, { state }) => {
  const { stands } = moveOrders(state, activationOf(state, choice));
  return {
    limits: Object.fromEntries(
      stands
        .filter((stand) => isOnTable(state, stand))
        .map((stand) => [standAt(state, stand).ref, allowanceOf(state, stand, orderOfStand(state, stand))]),
    ),
    coherency: cm(state.rulings.coherency),
  };
};

export const measureInfiltration: Measures<Table> = ({ about }, _, { state }) => {
  const { stands, allowance } = infiltrationOrders(state, state.roster.detachmentOf.get(about[0]!)!);
  return {
    limits: Object.fromEntries(stands.map((stand) => [standAt(state, stand).ref, allowance(stand)])),
    coherency: cm(state.rulings.coherency),
  };
};

/** The own zone, in which every stand is put down (SET-7). */
export const measureDeployment: Measures<Table> = ({ seat }, _, { state }) => {
  const { length, width } = state.ground;
  const depth = cm(state.rulings.deploymentDepth);
  const isNear = get(state, 'edge', seat === 'A' ? 0 : 1) === 0;
  const [from, to] = isNear ? [0, depth] : [width - depth, width];
  return {
    limits: {},
    coherency: cm(state.rulings.coherency),
    area: [
      { x: 0, y: from },
      { x: length, y: from },
      { x: length, y: to },
      { x: 0, y: to },
    ],
  };
};

/** Where an objective may lie, and how far it is held from (SET-6). */
export const measureObjective: Measures<Table> = ({ about }, _, { state }) => {
  const { length, width } = state.ground;
  const edge = cm(state.rulings.objectiveFromEdge);
  return {
    limits: {},
    markers: about.map((ref) => ({
      ref,
      name: ref.replace('objective-', 'Objectif '),
      outline: { kind: 'round', radius: cm(3) },
    })),
    area: [
      { x: edge, y: edge },
      { x: length - edge, y: edge },
      { x: length - edge, y: width - edge },
      { x: edge, y: width - edge },
    ],
  };
};

type Templates = NonNullable<Measuring['templates']>;

/** Templates of the declaration that would be suggested, and every one that might be laid by hand (AB-10). */
export const measureTargets: Measures<Table> = (_, { data }, { state }) => {
  const shooting = data as Shooting;
  const templates = templatesOf(state, shooting, suggestTargets(state, shooting).shots).map(
    ({ gun, at }): Templates[number] => {
      const size = gun.traits.template;
      return typeof size === 'number'
        ? { at: { x: at[0], y: at[1] }, radius: size * 5_000 }
        : flameAt(state, spotOf(state, gun.stand), at);
    },
  );
  const markers = templatesOf(state, shooting, suggestTemplates(state, shooting)).map(({ ref, gun, at: [x, y] }) => {
    const size = gun.traits.template;
    return {
      ref,
      name: standAt(state, gun.stand).weapons[gun.number]!.weapon.name.fr,
      at: { x, y },
      outline: { kind: 'round', radius: typeof size === 'number' ? size * 5_000 : cm(1) } as const,
    };
  });
  return {
    limits: {},
    ...(templates.length > 0 ? { templates } : {}),
    ...(markers.length > 0 ? { markers } : {}),
  };
};
