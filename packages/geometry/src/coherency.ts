import { isNear, type Reach, type Solid } from './solid.js';

/** What keeps a unit together; every number is an edition's. */
export interface CoherencyRule {
  readonly link: Reach;
  /** How many unit-mates must be within the link: 2 for the larger units of some editions. */
  readonly neighbours: number;
  /** All linked, directly or through others. */
  readonly oneGroup: boolean;
  /** No two models may be farther apart than this. */
  readonly spread?: Reach;
}

/** The first model that offends, by its place in the list, and why. */
export type Coherency =
  | { readonly kind: 'coherent' }
  | { readonly kind: 'too-few-neighbours'; readonly model: number; readonly neighbours: number }
  | { readonly kind: 'spread-too-far'; readonly model: number; readonly from: number }
  | { readonly kind: 'two-groups'; readonly model: number; readonly apartFrom: number };

const coherent: Coherency = { kind: 'coherent' };

/** A unit of one is coherent. Neighbours are looked at first, then the spread, then whether it is one group. */
export function coherency(models: readonly Solid[], rule: CoherencyRule): Coherency {
  if (models.length < 2) return coherent;
  const links = linksOf(models, rule.link);
  return lonely(links, rule.neighbours) ?? spread(models, rule.spread) ?? (rule.oneGroup ? split(links) : coherent);
}

/** Whether some models and one more are coherent: what is so among the some is looked at once. */
export function coherentWith(models: readonly Solid[], rule: CoherencyRule): (one: Solid) => boolean {
  if (models.length === 0) return () => true;
  const links = linksOf(models, rule.link);
  const isSpread = spread(models, rule.spread) !== undefined;
  const groups = rule.oneGroup ? groupsOf(links) : [];
  const lack = Math.max(0, ...links.map(({ length }) => rule.neighbours - length));
  const lacking = links.flatMap(({ length }, i) => (length < rule.neighbours ? [i] : []));
  return (one) => {
    if (isSpread || lack > 1) return false;
    const near = models.map((model) => isNear(one, model, rule.link));
    return (
      near.filter(Boolean).length >= rule.neighbours &&
      lacking.every((model) => near[model]) &&
      (rule.spread === undefined || models.every((model) => isNear(one, model, rule.spread!))) &&
      groups.every((group) => group.some((model) => near[model]))
    );
  };
}

/** For each model, its neighbours. */
function linksOf(models: readonly Solid[], link: Reach): readonly (readonly number[])[] {
  const links: number[][] = models.map(() => []);
  for (let i = 1; i < models.length; i++) {
    for (let k = 0; k < i; k++) {
      if (!isNear(models[i]!, models[k]!, link)) continue;
      links[i]!.push(k);
      links[k]!.push(i);
    }
  }
  return links;
}

function groupsOf(links: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const groups: (readonly number[])[] = [];
  const open = new Set(links.keys());
  for (const first of open) {
    const group = new Set([first]);
    for (const i of group) for (const k of links[i]!) group.add(k);
    for (const i of group) open.delete(i);
    groups.push([...group]);
  }
  return groups;
}

function lonely(links: readonly (readonly number[])[], needed: number): Coherency | undefined {
  const model = links.findIndex(({ length }) => length < needed);
  return model < 0 ? undefined : { kind: 'too-few-neighbours', model, neighbours: links[model]!.length };
}

function spread(models: readonly Solid[], limit: Reach | undefined): Coherency | undefined {
  if (limit === undefined) return undefined;
  for (let model = 1; model < models.length; model++)
    for (let from = 0; from < model; from++)
      if (!isNear(models[model]!, models[from]!, limit)) return { kind: 'spread-too-far', model, from };
  return undefined;
}

function split(links: readonly (readonly number[])[]): Coherency {
  const reached = new Set([0]);
  for (const i of reached) for (const k of links[i]!) reached.add(k);
  if (reached.size === links.length) return coherent;
  return { kind: 'two-groups', model: links.findIndex((_, i) => !reached.has(i)), apartFrom: 0 };
}
