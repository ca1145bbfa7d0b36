import type { Ref, Verdict } from '@umpire/rules';
import { get, isOnTable, standAt, type Table } from '../table/table.js';
import { refused } from '../words/refusals.js';
import { type Gun, gunsOf, isShot, type Shooting, type Shot, shotAt, silenced, viewOf } from './aim.js';
import { declare, mendedTemplates } from './targets.js';
import type { Declaration, Salvo } from './volley.js';

export function judgeTargets(table: Table, proposal: unknown, shooting: Shooting): Verdict {
  const declared = declare(table, proposal, shooting);
  if (declared.ok) return { legal: true };
  return refused(declared.reasons, mendedTemplates(table, proposal, shooting) ?? suggestTargets(table, shooting));
}

/** Whom a side may fire at now, before its guns are looked at. */
export function targetsOf(table: Table, { stands, only }: Shooting): readonly number[] {
  const { side } = standAt(table, stands[0]!);
  return table.roster.stands.flatMap((other, i) =>
    other.side !== side && isOnTable(table, i) && (!only || only.includes(i)) ? [i] : [],
  );
}

/** Every template that can be laid now, each where it promises most: for whoever lays them by hand. */
export function suggestTemplates(table: Table, shooting: Shooting): readonly Salvo[] {
  const enemies = targetsOf(table, shooting);
  return shooting.stands.flatMap((stand): Salvo[] =>
    silenced(table, stand, shooting)
      ? []
      : gunsOf(table, stand, shooting)
          .filter(({ traits }) => traits.template !== undefined)
          .flatMap((gun) => bestShot(table, gun, enemies, shooting, new Map())?.salvo ?? []),
  );
}

/** Every gun at the target that it hits most easily, group by group: a legal declaration, and a sensible one. */
export function suggestTargets(table: Table, shooting: Shooting): Declaration {
  const enemies = targetsOf(table, shooting);
  const claimed = new Map<number, number>();
  const shots = shooting.stands.flatMap((stand): Salvo[] => {
    if (silenced(table, stand, shooting)) return [];
    const best = new Map<number, Found>();
    for (const gun of gunsOf(table, stand, shooting)) {
      const found = bestShot(table, gun, enemies, shooting, claimed);
      if (found && found.worth > (best.get(gun.number)?.worth ?? 0)) best.set(gun.number, found);
    }
    dropPowers(table, stand, best);
    for (const { target, wounds } of best.values()) claimed.set(target, (claimed.get(target) ?? 0) + wounds);
    return [...best.values()].map(({ salvo }) => salvo);
  });
  return { shots };
}

/** Of several powers a psyker uses the most promising one (PSY-5). */
function dropPowers(table: Table, stand: number, best: Map<number, Found>): void {
  const { weapons } = standAt(table, stand);
  const powers = [...best].filter(([number]) =>
    weapons.some((one) => one.number === number && one.profiles.some(({ traits }) => traits.psychic !== undefined)),
  );
  const most = Math.max(...powers.map(([, { worth }]) => worth));
  for (const [number, { worth }] of powers) if (worth < most) best.delete(number);
}

const chanceOf = ({ score }: Shot): number =>
  score ? ((7 - score.on) / 6) * (score.then === undefined ? 1 : (7 - score.then) / 6) : 0;

interface Found {
  readonly salvo: Salvo;
  readonly target: number;
  /** Hit points that it may be expected to cost. */
  readonly wounds: number;
  readonly worth: number;
}

/** Hit points that a gun is likely to cost a stand: a rough guess that only orders targets. */
function woundsGuessed(table: Table, gun: Gun, target: number, shot: Shot): number {
  const { sheet } = standAt(table, target);
  const modifier = (typeof shot.modifier === 'number' ? shot.modifier : shot.modifier === '-D6' ? -3 : 0) + shot.extra;
  const save = sheet.locationSheet ? 3 : (sheet.save ?? 7);
  const saved = Math.max(0, Math.min(1, (7 - (save - modifier)) / 6));
  const fixed = sheet.fixedSave === null ? 0 : (7 - sheet.fixedSave) / 6;
  return chanceOf(shot) * (1 - Math.max(saved, fixed)) * gun.dice * (1 + gun.traits.damage);
}

/** The target with those of its detachment that are hit and saved alike: as a group no hit is wasted on one stand. */
function alikeTargets(table: Table, gun: Gun, target: number, shot: Shot, shooting: Shooting): readonly Ref[] {
  const { detachment, sheet, ref } = standAt(table, target);
  if (gun.dice < 2 && shooting.stands.length < 2) return [ref];
  const others = table.roster.detachments[detachment]!.stands.filter((stand) => {
    if (stand === target || standAt(table, stand).sheet !== sheet || !isOnTable(table, stand)) return false;
    const other = shotAt(table, gun, stand, shooting);
    return (
      isShot(other) &&
      other.needs === shot.needs &&
      other.extra === shot.extra &&
      other.intoAssault === shot.intoAssault
    );
  });
  return [ref, ...others.map((stand) => standAt(table, stand).ref)];
}

/** What a gun fires at the enemy that promises most, less what others were aimed at it already; undefined where it can hit nobody. */
export function bestShot(
  table: Table,
  gun: Gun,
  enemies: readonly number[],
  shooting: Shooting,
  claimed: ReadonlyMap<number, number>,
): Found | undefined {
  const { ref } = standAt(table, gun.stand);
  let best: (Omit<Found, 'salvo'> & { readonly shot: Shot }) | undefined;
  for (const target of enemies) {
    const shot = shotAt(table, gun, target, shooting);
    if (!isShot(shot) || !shot.score) continue;
    const wounds = woundsGuessed(table, gun, target, shot);
    const { points, stands } = table.roster.formations[standAt(table, target).formation]!;
    const left = Math.max(0.05, 1 - (claimed.get(target) ?? 0) / get(table, 'life', target));
    const worth = (wounds + 0.001) * left * (points / Math.max(1, stands.length)) + chanceOf(shot) * 0.01;
    if (best && worth <= best.worth) continue;
    best = { shot, target, wounds, worth };
  }
  if (!best) return undefined;
  const at = viewOf(table, best.target, shooting);
  const aimed =
    gun.traits.template === undefined
      ? { at: alikeTargets(table, gun, best.target, best.shot, shooting) }
      : { template: [at.x / 10_000, at.y / 10_000] as const };
  return { ...best, salvo: { by: ref, gun: gun.id, dice: gun.dice, ...aimed } };
}
