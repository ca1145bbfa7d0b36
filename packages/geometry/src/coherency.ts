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
  const links = models.map((a, i) => models.map((b, k) => i !== k && isNear(a, b, rule.link)));
  return lonely(links, rule.neighbours) ?? spread(models, rule.spread) ?? (rule.oneGroup ? split(links) : coherent);
}

function lonely(links: readonly (readonly boolean[])[], needed: number): Coherency | undefined {
  const counts = links.map((row) => row.filter(Boolean).length);
  const model = counts.findIndex((count) => count < needed);
  return model < 0 ? undefined : { kind: 'too-few-neighbours', model, neighbours: counts[model]! };
}

function spread(models: readonly Solid[], limit: Reach | undefined): Coherency | undefined {
  if (limit === undefined) return undefined;
  for (const [model, a] of models.entries()) {
    const from = models.findIndex((b, k) => k < model && !isNear(a, b, limit));
    if (from >= 0) return { kind: 'spread-too-far', model, from };
  }
  return undefined;
}

function split(links: readonly (readonly boolean[])[]): Coherency {
  const reached = new Set([0]);
  for (const i of reached) {
    links[i]!.forEach((linked, k) => {
      if (linked) reached.add(k);
    });
  }
  const model = links.findIndex((_, i) => !reached.has(i));
  return model < 0 ? coherent : { kind: 'two-groups', model, apartFrom: 0 };
}
