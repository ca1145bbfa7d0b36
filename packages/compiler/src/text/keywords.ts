import { remembered } from './memo.js';
import { isOneSlip } from './slip.js';
import type { Token } from './token.js';

/** Keywords that many units share, so that a row of capitals can be cut: facts, not wording. */
const common =
  `infantry vehicle monster character psyker walker mounted beast beasts swarm swarms transport fly aircraft titanic towering
battleline fortification smoke grenades explosives jump_pack gravis tacticus terminator phobos primaris dreadnought epic_hero
synapse warlord imperium chaos biker bike cavalry support daemon
adeptus_astartes heretic_astartes necrons tyranids orks genestealer_cults astra_militarum adeptus_mechanicus adepta_sororitas
adeptus_custodes grey_knights imperial_knights chaos_knights death_guard thousand_sons world_eaters emperor's_children aeldari drukhari
harlequins t'au_empire leagues_of_votann chaos_daemons legiones_daemonica agents_of_the_imperium space_wolves dark_angels blood_angels
black_templars deathwatch ultramarines imperial_fists white_scars salamanders raven_guard iron_hands deathwing ravenwing
khorne nurgle slaanesh tzeentch cryptek canoptek noble triarch destroyer_cult regiment officer squadron
harvester burrower endless_multitude vanguard_invader great_devourer tyranid_warriors daemon_prince daemon_prince_with_wings
legions_of_excess war_dog retinue inquisitor voidfarers core`
    .split(/\s+/)
    .map((one) => one.replaceAll('_', ' ').toUpperCase());

const known = new Set(common);

/** A keyword that many units share names nobody. */
export const isCommon = (keyword: string): boolean => known.has(keyword);

/** Small words inside a name, which no keyword begins or ends with. */
const links = new Set('OF THE WITH IN ON DE OR AND'.split(' '));
const keywordWords = new Set(common.flatMap((one) => one.split(' ')).filter((word) => word.length >= 6));

/** The keyword word that one slip of the print turns into this one. */
export const nearestKeyword = (raw: string): string | undefined =>
  remembered(nearest, raw, () => keywordNear(raw.toUpperCase()));

const nearest = new Map<string, string | undefined>();

function keywordNear(word: string): string | undefined {
  const forms = [word, word.replace(/(?<![IU])S$/, ''), `${word}S`];
  if (word.length < 6 || forms.some((form) => keywordWords.has(form))) return undefined;
  const found = [...keywordWords].filter((one) => forms.slice(0, 2).some((form) => isOneSlip(form, one)));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether these can be keywords at all, and none is a misprint of a known one. */
export const areKeywords = (keywords: readonly string[]): boolean =>
  keywords.every((keyword) => {
    const words = keyword.split(' ');
    return (
      !words.includes('OR') &&
      keyword !== 'BATTLE-SHOCKED' &&
      !links.has(words[0]!) &&
      !links.has(words.at(-1)!) &&
      !/^(?:UNITS?|MODELS?|WEAPONS?|ABILITY|ABILITIES)$/.test(words.at(-1)!) &&
      words.every((word) => nearestKeyword(word) === undefined)
    );
  });
/** Keywords that begin longer ones: before a word that is none itself they are part of its name. */
const openers: ReadonlySet<string> = new Set('CHAOS BEAST CANOPTEK TRIARCH INQUISITOR KHORNE TERMINATOR'.split(' '));
/** The bosses of a kind, which have both its keyword and their own. */
const ranks: ReadonlySet<string> = new Set('CAPTAIN ANCIENT LIBRARIAN CHAPLAIN LIEUTENANT CHAMPION PACK'.split(' '));
/** Keywords that end longer ones. */
const closers: ReadonlySet<string> = new Set(['SWARM', 'SWARMS', 'CAVALRY']);
const longest = 4;

/** The keywords in a row of words. What is not known stands together as one. */
export function splitKeywords(tokens: readonly Token[], own: ReadonlySet<string> = new Set()): readonly string[] {
  const words = wordsOf(tokens);
  const keywords: string[] = [];
  let rest: string[] = [];
  const flush = (): void => {
    if (rest.length > 0) keywords.push(rest.join(' '));
    rest = [];
  };
  for (let at = 0; at < words.length; ) {
    const size = [...Array.from({ length: longest }, (_, i) => longest - i)].find(
      (length) => spelled(words.slice(at, at + length).join(' '), own) !== undefined && at + length <= words.length,
    );
    const link = size === undefined ? undefined : words[at + size];
    const isOf = link === 'OF' && spelled(words[at + (size ?? 0) + 1] ?? '', own) === undefined;
    const one = size === 1 ? words[at]! : '';
    const next = words[at + 1];
    const isOpener = openers.has(one) && next !== undefined && spelled(next, own) === undefined && !ranks.has(next);
    const isCloser = closers.has(one) && rest.length > 0;
    const goesOn = links.has(rest.at(-1) ?? '') || link === 'WITH' || isOf || isOpener || isCloser;
    if (size === undefined || goesOn) {
      rest.push(...words.slice(at, at + (size ?? 1)));
      at += size ?? 1;
    } else {
      flush();
      keywords.push(spelled(words.slice(at, at + size).join(' '), own)!);
      at += size;
    }
  }
  flush();
  return keywords;
}

/** A known keyword, in the number in which it is printed on datasheets. */
function spelled(words: string, own: ReadonlySet<string>): string | undefined {
  if (known.has(words) || own.has(words)) return words;
  const singular = [words.replace(/S$/, ''), words.replace(/OES$/, 'O'), ...(words.includes(' ') ? [`${words}S`] : [])];
  return singular.find((one) => one !== words && (known.has(one) || own.has(one)));
}

function wordsOf(tokens: readonly Token[]): readonly string[] {
  const words: string[] = [];
  for (const { raw, word } of tokens) {
    if (word === "'s" && words.length > 0) words[words.length - 1] += "'S";
    else words.push(raw.toUpperCase().replace(/!$/, ''));
  }
  return words;
}

/** Capitalised words that are the game's own and never part of a keyword. */
const structure = new Set(
  `Hit Wound Damage Advance Advanced Advances Charge Charged Charges Normal Fall Fell Falls Back Attached Shoots Fights Fires Battle-shock Battle-shocked Shooting Fight Movement Command Strength
Toughness Attacks Attack Leadership Objective Control Armour Penetration Ballistic Weapon Weapons Skill Deep Strike Feel Pain Stratagem Stratagems
Below Half-strength Half-Strength Starting Engagement Range Strategic Reserves Reserve Aura CP AP OC BS WS Save Move Moves Wounds Psychic Test Tests Phase
Benefit Cover Model Models Unit Units Critical Consolidate Consolidation Pile-in Remain Remained Remains Stationary Reinforcements Reinforcement Roll Rolls
WHEN TARGET EFFECT RESTRICTIONS Each If While Until Once Stealth Invulnerable Army Faction D6 D3 Enhancement Leader Lone Operative Fights First Infiltrators
Scouts Advances Charges Consolidates Deadly Demise Warlord Desperate Escape This The Your One In At When You Add Subtract Friendly Enemy Hatchway Hatchways`.split(
    /\s+/,
  ),
);

export const isStructure = (raw: string): boolean => structure.has(raw);
