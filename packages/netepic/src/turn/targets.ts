import type { Reason } from '@umpire/rules';
import { mayPopUp } from '../abilities/skimmer.js';
import { isEngaged, squared } from '../moves/contact.js';
import { isInFront } from '../moves/direction.js';
import { isObject, isPlace, micrometresOf, placeOfMicrometres } from '../moves/proposal.js';
import { canSee, factsOf } from '../moves/sight.js';
import { isIn } from '../table/ground.js';
import { get, standAt, type Table } from '../table/table.js';
import { inCentimetres, type RefusalId, refuse } from '../words/refusals.js';
import {
  type Gun,
  gunsOf,
  isAllRound,
  isShot,
  type Shooting,
  type Shot,
  shotAt,
  silenced,
  viewOf,
  whyNot,
} from './aim.js';
import { type Laid, nearestTemplate, underTemplate } from './templates.js';
import { type Declaration, type Salvo, type Volley, volleyOf } from './volley.js';

export type Declared =
  | { readonly ok: true; readonly volleys: readonly Volley[]; readonly popUp: readonly number[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

function readDeclaration(value: unknown): Declaration | undefined {
  if (!isObject(value) || !Array.isArray(value['shots'])) return undefined;
  const isSalvo = (one: unknown): boolean =>
    isObject(one) &&
    typeof one['by'] === 'string' &&
    typeof one['gun'] === 'string' &&
    Number.isInteger(one['dice']) &&
    Number(one['dice']) > 0 &&
    (one['at'] === undefined ||
      (Array.isArray(one['at']) && one['at'].length > 0 && one['at'].every((ref) => typeof ref === 'string'))) &&
    (one['template'] === undefined || isPlace(one['template'])) &&
    (one['building'] === undefined || Number.isInteger(one['building']));
  const popUp = value['popUp'];
  if (popUp !== undefined && !(Array.isArray(popUp) && popUp.every((ref) => typeof ref === 'string'))) return undefined;
  return value['shots'].every(isSalvo) ? (value as unknown as Declaration) : undefined;
}

/** What a declaration comes to, die for die, or every reason against it. */
export function declare(table: Table, proposal: unknown, asked: Shooting): Declared {
  const read = readDeclaration(proposal);
  if (!read) return { ok: false, reasons: [refuse('malformed')] };
  const popUp = (read.popUp ?? []).map((ref) => table.roster.indexOf.get(ref) ?? -1);
  const shooting: Shooting = { ...asked, popUp };
  const reasons: Reason[] = popUp.flatMap((stand) => popUpReason(table, stand, shooting) ?? []);
  const used = new Map<string, number>();
  const powers = new Map<number, number>();
  const volleys: Volley[] = [];
  for (const [n, salvo] of read.shots.entries()) {
    const gun = gunOf(table, salvo, shooting);
    if ('code' in gun) {
      reasons.push(gun);
      continue;
    }
    const dice = (used.get(`${gun.stand}/${gun.number}`) ?? 0) + salvo.dice;
    used.set(`${gun.stand}/${gun.number}`, dice);
    if (dice > gun.dice) reasons.push(refuse('too-many-dice', salvo.by, { n: gun.dice }));
    const other = read.shots.find(
      (one) => one.by === salvo.by && one.gun !== salvo.gun && sameWeapon(one.gun, salvo.gun),
    );
    if (other) reasons.push(refuse('one-profile', salvo.by));
    if (gun.traits.psychic !== undefined) {
      const before = powers.get(gun.stand) ?? gun.number;
      if (before !== gun.number) reasons.push(refuse('one-power', salvo.by));
      powers.set(gun.stand, before);
    }
    const found = aimed(table, gun, salvo, shooting, n);
    if ('code' in found) reasons.push(found);
    else volleys.push(...found.list);
  }
  const isReaction = asked.kind === 'interception' || asked.kind === 'counter-charge';
  if (isReaction && read.shots.length === 0) reasons.push(refuse('nothing-shot'));
  return reasons.length > 0 ? { ok: false, reasons } : { ok: true, volleys, popUp };
}

const sameWeapon = (a: string, b: string): boolean => a.split('/')[0] === b.split('/')[0];

function gunOf(table: Table, { by, gun }: Salvo, shooting: Shooting): Gun | Reason {
  const stand = table.roster.indexOf.get(by);
  if (stand === undefined || standAt(table, stand).detachment !== shooting.by) return refuse('not-its-stand', by);
  const silent = silenced(table, stand, shooting);
  if (silent) return refuse(silent, by);
  if (!shooting.stands.includes(stand)) return refuse('not-its-stand', by);
  const found = gunsOf(table, stand, shooting).find(({ id }) => id === gun);
  if (found) return found;
  if (gun === 'close-defence') return refuse('close-defence-used', by);
  const { weapons } = standAt(table, stand);
  const weapon = weapons.find(({ weapon: { id } }) => id === gun.split('/')[0]);
  const isReaction = shooting.kind === 'interception' || shooting.kind === 'counter-charge';
  if (!weapon) return refuse('no-target', by);
  const profile = weapon.profiles[Number(gun.split('/')[1] ?? 0)];
  if (isReaction && profile?.traits.template !== undefined) return refuse('template-reaction', by);
  return refuse(profile?.profile.only === undefined ? 'weapon-broken' : 'moved-mode', by);
}

/** Skimmers rise, heavy ones do not, and none while engaged (ALT-3, AB-03.2). */
function popUpReason(table: Table, stand: number, { kind, stands }: Shooting): Reason | undefined {
  if (!stands.includes(stand)) return refuse('not-its-stand');
  const { ref, traits } = standAt(table, stand);
  if (traits.isHeavySkimmer) return refuse('no-pop-up', ref);
  if (!mayPopUp(traits, false)) return refuse('pop-up-skimmer', ref);
  if (kind !== 'first-fire') return refuse('pop-up-segment', ref);
  const isBound = isEngaged(table, stand) && !table.rulings.risingLeavesAssault;
  if (!mayPopUp(traits, isBound)) return refuse('pop-up-engaged', ref);
  const silent = silenced(table, stand, { kind, by: -1, stands });
  return silent && refuse(silent, ref);
}

function aimed(table: Table, gun: Gun, salvo: Salvo, shooting: Shooting, n: number): Laid | Reason {
  if (salvo.building !== undefined) return atBuilding(table, gun, salvo, shooting);
  if (gun.traits.template !== undefined) return underTemplate(table, gun, salvo, shooting, n);
  const targets = (salvo.at ?? []).map((ref) => table.roster.indexOf.get(ref) ?? -1);
  if (targets.length === 0 || targets.includes(-1)) return refuse('no-target', salvo.by);
  const shots = targets.map((target) => shotAt(table, gun, target, shooting));
  const bad = shots.findIndex((shot) => !isShot(shot));
  if (bad >= 0) return whyNot(table, gun, targets[bad]!, shooting, shots[bad] as RefusalId);
  const [first, ...others] = shots.filter(isShot);
  const [one] = targets.map((target) => standAt(table, target));
  const isAlike = targets.every((target) => {
    const { detachment, sheet } = standAt(table, target);
    return detachment === one!.detachment && sheet === one!.sheet;
  });
  const agree = others.every(
    ({ needs, extra, intoAssault }) =>
      needs === first!.needs && extra === first!.extra && intoAssault === first!.intoAssault,
  );
  if (!isAlike || !agree || new Set(targets).size < targets.length) return refuse('mixed-group', salvo.by);
  return { list: [volleyOf(gun, salvo.dice, targets, first!, false)] };
}

/** Only weapons that damage or destroy buildings; +2 to hit, a template hits by itself (BLD-1). */
function atBuilding(table: Table, gun: Gun, salvo: Salvo, shooting: Shooting): Laid | Reason {
  const piece = salvo.building!;
  const ground = table.ground.terrain[piece];
  const building = ground && factsOf(table, piece).building;
  if (!ground || !building || get(table, 'structure', piece) === 0) return refuse('no-target', salvo.by);
  if (!gun.traits.damagesBuildings && gun.traits.destroysBuildings === undefined)
    return refuse('building-immune', salvo.by);
  const from = viewOf(table, gun.stand, shooting);
  const range = gun.profile.range * 10_000;
  if (squared(ground.centre.x - from.x, ground.centre.y - from.y) > range * range)
    return refuse('beyond-range', salvo.by, {
      p: gun.profile.range,
      d: inCentimetres(Math.sqrt(squared(ground.centre.x - from.x, ground.centre.y - from.y))),
    });
  const bearing = get(table, 'bearing', gun.stand);
  if (!isAllRound(table, gun, false) && !isInFront(bearing, ground.centre.x - from.x, ground.centre.y - from.y))
    return refuse('out-of-arc', salvo.by);
  if (!canSeePiece(table, from, piece)) return refuse('no-line-of-sight', salvo.by);
  const needs = gun.traits.template === undefined ? Math.max(2, gun.profile.toHit - 2) : 1;
  const shot: Shot = {
    needs,
    score: { on: needs },
    penalties: [],
    modifier: gun.profile.targetSaveModifier,
    extra: 0,
    sector: 'front',
    intoAssault: false,
  };
  return { list: [{ ...volleyOf(gun, salvo.dice, [], shot, gun.traits.template !== undefined), building: piece }] };
}

function canSeePiece(
  table: Table,
  from: { readonly stand: number; readonly x: number; readonly y: number },
  piece: number,
): boolean {
  const ground = table.ground.terrain[piece]!;
  if (isIn(ground, from.x, from.y)) return true;
  // The piece itself does not hide its own middle: the line ends at the corner that is nearest.
  const nearest = [...ground.corners].sort(
    (a, b) => squared(a.x - from.x, a.y - from.y) - squared(b.x - from.x, b.y - from.y),
  )[0]!;
  return canSee(table, from, { stand: from.stand, x: nearest.x, y: nearest.y });
}

/** Whether some gun may be fired at some building; reactions are fired at stands alone. */
const hasBuilding = (table: Table, shooting: Shooting): boolean =>
  shooting.only === undefined &&
  shooting.stands.some(
    (stand) =>
      !silenced(table, stand, shooting) &&
      gunsOf(table, stand, shooting).some(
        (gun) =>
          (gun.traits.damagesBuildings || gun.traits.destroysBuildings !== undefined) &&
          table.ground.terrain.some(
            (_, building) => !('code' in atBuilding(table, gun, { by: '', gun: gun.id, dice: 1, building }, shooting)),
          ),
      ),
  );

/** A legal target for some gun of some stand, where it stands or risen, or a building? */
export function hasTarget(table: Table, shooting: Shooting): boolean {
  const { side } = standAt(table, shooting.stands[0]!);
  const hasShot = (asked: Shooting): boolean =>
    asked.stands.some(
      (stand) =>
        !silenced(table, stand, asked) &&
        gunsOf(table, stand, asked).some((gun) =>
          table.roster.stands.some((other, i) => other.side !== side && isShot(shotAt(table, gun, i, asked))),
        ),
    );
  if (hasShot(shooting) || hasBuilding(table, shooting)) return true;
  const popUp = shooting.stands.filter((stand) => !popUpReason(table, stand, shooting));
  return popUp.length > 0 && hasShot({ ...shooting, stands: popUp, popUp });
}

/** The declaration with every template that may not lie where it is moved to the nearest place where it may. */
export function mendedTemplates(table: Table, proposal: unknown, asked: Shooting): Declaration | undefined {
  const read = readDeclaration(proposal);
  if (!read) return undefined;
  const popUp = (read.popUp ?? []).map((ref) => table.roster.indexOf.get(ref) ?? -1);
  const shooting: Shooting = { ...asked, popUp };
  const shots = read.shots.map((salvo, n): Salvo => {
    const gun = gunOf(table, salvo, shooting);
    if ('code' in gun || gun.traits.template === undefined || !salvo.template) return salvo;
    if (!('code' in underTemplate(table, gun, salvo, shooting, n))) return salvo;
    const near = nearestTemplate(table, gun, micrometresOf(salvo.template), shooting);
    return near ? { ...salvo, template: placeOfMicrometres(...near) } : salvo;
  });
  const mended = { ...read, shots };
  return declare(table, mended, asked).ok ? mended : undefined;
}
