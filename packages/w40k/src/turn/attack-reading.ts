import { standingsFor } from '@umpire/dice';
import { type Attack, type AttackReading, opponent } from '@umpire/rules';
import type { Edition } from '../table/reading.js';
import { living, modelAt, unitAt } from '../table/reads.js';
import type { Table } from '../table/table.js';
import type { Shot } from '../table/volley.js';
import { usual } from './forecast.js';
import { read } from './kit.js';
import { type VolleyFrame, volleyOf } from './volley.js';

/** Volleys that are a unit's attacks, with the odds of the very volley that is thrown; mortal wounds from elsewhere are none. */
export const attackReadings = (edition: Edition): Readonly<Record<string, AttackReading<Table>>> => ({
  volley: {
    begins: (frame, at) => {
      const data = frame.data as VolleyFrame;
      const { of } = data;
      const target = unitAt(at.state, data.target);
      if (of.kind !== 'attacks' || living(at.state, target).length === 0) return [];
      const { volley } = volleyOf(read(edition, at), data);
      const share = Math.round(target.points / Math.max(1, target.models.length));
      const attack: Attack = {
        seat: opponent(target.seat),
        attacker: unitAt(at.state, of.unit).ref,
        target: target.ref,
        weapons: [...new Set(of.shots.map((shot) => nameOf(at.state, shot)))],
        odds: { volley, policies: usual },
        worth: volley.groups.map(() => share),
      };
      return [attack];
    },
    ends: (frame, attacks) => {
      const { dice } = frame as VolleyFrame;
      if (dice === undefined) return [];
      return attacks.map(({ odds }) =>
        'volley' in odds ? standingsFor(odds.volley).standing(dice.standing).lost : [],
      );
    },
  },
});

function nameOf(table: Table, { model, arm, profile }: Shot): string {
  const armament = modelAt(table, model).arms.find(({ id }) => id === arm);
  return armament?.profiles[profile]?.weapon.name ?? armament?.name ?? arm;
}
