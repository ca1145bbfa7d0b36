import type { Rule } from '../parse/grammar.js';
import { tableOf } from '../parse/table.js';
import { classNames } from '../text/classes.js';
import { alternatives } from './alternatives.js';
import { amends } from './amends.js';
import { arms } from './arms.js';
import { army } from './army.js';
import { armyNames } from './army-names.js';
import { arrivals } from './arrivals.js';
import { asides } from './asides.js';
import { attackForms } from './attack-forms.js';
import { attacks } from './attacks.js';
import { blasts } from './blasts.js';
import { choices } from './choices.js';
import { conditions } from './conditions.js';
import { coreForms } from './core-forms.js';
import { coreWords } from './core-words.js';
import { customs } from './customs.js';
import { dice } from './dice.js';
import { doings } from './doings.js';
import { duties } from './duties.js';
import { eitherWay } from './either-way.js';
import { engagements } from './engagements.js';
import { events } from './events.js';
import { foes } from './foes.js';
import { frames } from './frames.js';
import { further } from './further.js';
import { happenings } from './happenings.js';
import { hatchways } from './hatchways.js';
import { havings } from './havings.js';
import { heads } from './heads.js';
import { joins } from './joins.js';
import { journeys } from './journeys.js';
import { lastStands } from './last-stands.js';
import { leaders } from './leaders.js';
import { manners } from './manners.js';
import { melees } from './melees.js';
import { menus } from './menus.js';
import { mixed } from './mixed.js';
import { more } from './more.js';
import { moreAttacks } from './more-attacks.js';
import { moving } from './moving.js';
import { mustering } from './mustering.js';
import { named } from './named.js';
import { narrower } from './narrower.js';
import { nouns } from './nouns.js';
import { older } from './older.js';
import { oneAndEach } from './one-and-each.js';
import { orders } from './orders.js';
import { others } from './others.js';
import { outcomes } from './outcomes.js';
import { ownDice } from './own-dice.js';
import { ownWays } from './own-ways.js';
import { passives } from './passives.js';
import { permissions } from './permissions.js';
import { places } from './places.js';
import { pools } from './pools.js';
import { reactions } from './reactions.js';
import { regimes } from './regimes.js';
import { reminders } from './reminders.js';
import { repeats } from './repeats.js';
import { setPieces } from './set-pieces.js';
import { short } from './short.js';
import { shots } from './shots.js';
import { standings } from './standings.js';
import { stratagems } from './stratagems.js';
import { targets } from './targets.js';
import { terse } from './terse.js';
import { tests } from './tests.js';
import { tokens } from './tokens.js';
import { triggers } from './triggers.js';
import { turns } from './turns.js';
import { usages } from './usages.js';
import { weaponWords } from './weapon-words.js';
import { weapons } from './weapons.js';

import { wider } from './wider.js';

/** Every rule of the grammar. */
const rules: readonly Rule[] = [
  ...frames,
  ...nouns,
  ...conditions,
  ...places,
  ...shots,
  ...attacks,
  ...attackForms,
  ...triggers,
  ...setPieces,
  ...choices,
  ...customs,
  ...lastStands,
  ...further,
  ...doings,
  ...reactions,
  ...leaders,
  ...more,
  ...terse,
  ...short,
  ...army,
  ...armyNames,
  ...events,
  ...moving,
  ...havings,
  ...moreAttacks,
  ...dice,
  ...happenings,
  ...permissions,
  ...stratagems,
  ...alternatives,
  ...tests,
  ...engagements,
  ...weapons,
  ...turns,
  ...blasts,
  ...targets,
  ...menus,
  ...arrivals,
  ...orders,
  ...mustering,
  ...joins,
  ...mixed,
  ...usages,
  ...weaponWords,
  ...reminders,
  ...wider,
  ...arms,
  ...named,
  ...narrower,
  ...foes,
  ...asides,
  ...passives,
  ...manners,
  ...coreWords,
  ...coreForms,
  ...repeats,
  ...journeys,
  ...others,
  ...outcomes,
  ...standings,
  ...hatchways,
  ...amends,
  ...regimes,
  ...duties,
  ...pools,
  ...ownDice,
  ...melees,
  ...eitherWay,
  ...ownWays,
  ...heads,
  ...tokens,
  ...oneAndEach,
  ...older,
];

export const table = tableOf(rules, classNames);
