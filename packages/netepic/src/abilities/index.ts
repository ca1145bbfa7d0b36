import type { EpicRule } from './ability.js';
import { allRoundArmour } from './all-round-armour.js';
import { antiAircraft } from './anti-aircraft.js';
import { attachedCharacter } from './attached-character.js';
import { closeDefence } from './close-defence.js';
import { commandUnit } from './command-unit.js';
import { damage } from './damage.js';
import { destroysBuildings } from './destroys-buildings.js';
import { elite } from './elite.js';
import { fear } from './fear.js';
import { heavySkimmer } from './heavy-skimmer.js';
import { hq } from './hq.js';
import { ignoresCover } from './ignores-cover.js';
import { infiltration } from './infiltration.js';
import { inorganic } from './inorganic.js';
import { leader } from './leader.js';
import { masterStrategist } from './master-strategist.js';
import * as named from './named-only.js';
import { organicMetal } from './organic-metal.js';
import { outcasts } from './outcasts.js';
import { physicalPsychicAttack } from './physical-psychic-attack.js';
import { psychicSave } from './psychic-save.js';
import { regeneration } from './regeneration.js';
import { reinforcedNecrodermis } from './reinforced-necrodermis.js';
import { skimmer } from './skimmer.js';
import { specialRules } from './special-rules.js';
import { teleport } from './teleport.js';
import { template } from './template.js';
import { turret } from './turret.js';
import { wounds } from './wounds.js';

/** The 28 of the printed table, in its order. */
export const tableAbilities: readonly EpicRule[] = [
  antiAircraft,
  skimmer,
  heavySkimmer,
  physicalPsychicAttack,
  allRoundArmour,
  damage,
  destroysBuildings,
  closeDefence,
  elite,
  template,
  ignoresCover,
  infiltration,
  inorganic,
  masterStrategist,
  leader,
  organicMetal,
  reinforcedNecrodermis,
  wounds,
  attachedCharacter,
  fear,
  outcasts,
  hq,
  regeneration,
  specialRules,
  psychicSave,
  teleport,
  turret,
  commandUnit,
];

/** Those that it only names, or that unit sheets print beside it. */
const namedAbilities: readonly EpicRule[] = Object.values(named);

export const allAbilities: readonly EpicRule[] = [...tableAbilities, ...namedAbilities];
