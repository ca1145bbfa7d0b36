import type { Placer, Placing, Ref } from '@umpire/rules';
import { micrometresOf, placeOfMicrometres } from '../moves/proposal.js';
import type { Table } from '../table/table.js';
import { type Gun, gunsOf, type Shooting } from './aim.js';
import { suggestTargets, suggestTemplates } from './suggest-targets.js';
import type { Declaration, Salvo } from './volley.js';

/** A template of a declaration: its marker has the name of its stand and gun. */
export interface LaidTemplate {
  readonly ref: Ref;
  readonly gun: Gun;
  readonly at: readonly [x: number, y: number];
}

const refOf = ({ by, gun }: Salvo): Ref => `${by} ${gun}`;
const weaponOf = ({ by, gun }: Salvo): string => `${by} ${gun.split('/')[0]}`;

export const templatesOf = (table: Table, shooting: Shooting, shots: readonly Salvo[]): readonly LaidTemplate[] =>
  shots.flatMap((salvo): LaidTemplate[] => {
    const stand = table.roster.indexOf.get(salvo.by);
    if (salvo.template === undefined || stand === undefined) return [];
    const gun = gunsOf(table, stand, shooting).find(({ id }) => id === salvo.gun);
    return gun ? [{ ref: refOf(salvo), gun, at: micrometresOf(salvo.template) }] : [];
  });

/** Templates laid by hand, each in place of what its weapon would fire otherwise. */
function withTemplates(suggested: Declaration, templates: readonly Salvo[], placing: Placing): Declaration {
  const laid = templates.flatMap((salvo): Salvo[] => {
    const at = placing[refOf(salvo)];
    if (at === undefined) return [];
    return [{ ...salvo, template: placeOfMicrometres(Math.round(at.x / 10) * 10, Math.round(at.y / 10) * 10) }];
  });
  const weapons = new Set(laid.map(weaponOf));
  return { ...suggested, shots: [...suggested.shots.filter((salvo) => !weapons.has(weaponOf(salvo))), ...laid] };
}

/** The suggested declaration with templates laid by hand; nothing is placed where no template can be laid. */
export const templatePlacer: Placer<Table> = {
  toProposal: (placing, _, { data }, { state }) => {
    const shooting = data as Shooting;
    const templates = suggestTemplates(state, shooting);
    return templates.length === 0 ? undefined : withTemplates(suggestTargets(state, shooting), templates, placing);
  },
  toPlacing: (proposal, _, { data }, { state }) =>
    Object.fromEntries(
      templatesOf(state, data as Shooting, (proposal as Declaration).shots).map(({ ref, at: [x, y] }) => [
        ref,
        { x, y },
      ]),
    ),
};
