import { foldName } from '../fold-name.js';

/** Words that exporting programs print, in the languages seen; names of units and weapons stay English in all. */

export const WARLORD = /^(?:warlord|seigneur de guerre|kriegsherr|señor de la guerra|signore della guerra)$/i;

export const ENHANCEMENT =
  /^(?:e|enhancements?|optimisations?|verbesserung(?:en)?|mejoras?|potenziament[oi])\s?:\s*(\S.*)$/i;

export const ATTACHED_AS =
  /^(?:attached as|attachée? en tant que|angeschlossen als|agregad[oa] como)\s?:\s*([^()]*?)\s*(?:\(([^)]*)\))?$/i;

export const LEADER = /^(?:leader|meneur|anführer|líder)$/i;
export const SUPPORT = /^(?:support|soutien|unterstützung|apoyo)$/i;
export const BODYGUARD = /^(?:bodyguards?|gardes? du corps|leibwache|guardaespaldas)$/i;

export const ATTACHED_UNITS = /^(?:attached units|unités attachées)$/i;
export const ATTACHED_UNIT = /^(?:attached unit \d+|unité \d+ attachée|unité attachée \d+)$/i;

export const DISPOSITIONS = /^(?:force dispositions?|dispositions? des forces)\s?:\s*(\S.*)$/i;
export const DETACHMENT_POINTS = /\((\d+)(?:\/\d+)? (?:detachment points?|points? de détachement)\)$/i;

/** The last line of an export, with the versions of program and data. */
export const APP_FOOTER =
  /^(?:exported with app version|exporté avec la version de l.appli)\s?:\s*(v[\d.]+(?: \(\d+\))?),?\s*(?:data version|version de données)\s?:\s*(v?\S+)/i;
export const WARORGAN_FOOTER = /^created with warorgan\b/i;

const byFold = (names: readonly (readonly [printed: string, name: string])[]): ReadonlyMap<string, string> =>
  new Map(names.map(([printed, name]) => [foldName(printed), name]));

/** Printed names of force dispositions, folded, and what they are in English. */
export const DISPOSITION_NAMES = byFold([
  ['Purge the Foe', 'Purge the Foe'],
  ['Take and Hold', 'Take and Hold'],
  ['Priority Assets', 'Priority Assets'],
  ['Reconnaissance', 'Reconnaissance'],
  ['Disruption', 'Disruption'],
  ['Éliminez l’Adversaire', 'Purge the Foe'],
]);
export const BATTLE_SIZE_NAMES: Readonly<Record<string, string>> = {
  'force de frappe': 'Strike Force',
};
export const KNOWN_BATTLE_SIZES: ReadonlySet<string> = new Set([
  'combat patrol',
  'incursion',
  'strike force',
  'onslaught',
  'force de frappe',
]);

/** Section headings that are not in capitals, folded. */
export const SECTIONS: ReadonlySet<string> = new Set(
  [
    'Character',
    'Epic Hero',
    'Battleline',
    'Infantry',
    'Mounted',
    'Beast',
    'Monster',
    'Vehicle',
    'Swarm',
    'Walker',
    'Titanic',
    'Fortification',
    'Dedicated Transport',
    'Transport',
    'Allied Unit',
    'Allies',
    'Other',
    'Other Datasheet',
    'Unaligned',
    'HQ',
    'Troop',
    'Elite',
    'Fast Attack',
    'Flyer',
    'Heavy Support',
    'Lord of War',
    'No Force Org Slot',
  ].map(foldName),
);

/** Groups of factions that stand before a faction's name: `Chaos - World Eaters`. */
export const FACTION_GROUPS: ReadonlySet<string> = new Set([
  'chaos',
  'imperium',
  'xenos',
  'aeldari',
  'tyranids',
  'unaligned',
]);

/** Words in names of models; they tell models from wargear where indentation was lost. */
export const RANKS =
  /\b(?:sergeant|champion|leader|nob|boss|prime|superior|exarch|tempestor|alpha|captain|sybarite|hekatrix|kaptin|brother|sister|initiate|neophyte|veteran|trooper|guardsman|marine|boy|warrior|legionary|legionaries|master|guardian|knight|runtherd|gretchin|servitor|acolyte|hybrid|cultist|scout|rider|ganger|officer|scions?|castellan|lord|princeps|seer|dishonoured)s?\b/i;

/** Words in names of wargear. */
export const ARMS =
  /\b(?:\w*(?:gun|bolter|blade|sword|cannon|pistol|rifle|launcher|flamer|choppa|shoota|carbine|blaster|missile|klaw|fist|hammer|axe|stave|spear|lance|whip|claws?|talons?|shield|grenades?|stubber|laser|melta|torch|destroyer|tracks|hull|feet|mutations|weapons?|armour|array|pod|icon|banner|vox|caster|blasta|launcha|slugga|snazzgun|stikka|jaws|tools|chainblades?|eviscerator|skullsmasher|fangs?|teeth|ram|glaives?|maul|mace|knife|dagger|rod|staff|halberd|scythe|shotgun|autopistol|lasgun|boltgun|meltagun))s?\b/i;
