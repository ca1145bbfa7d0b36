import type { Citation } from '@umpire/kernel';

const core =
  (document: string) =>
  (section: string, ruling?: string): Citation => ({ document, section, ...(ruling === undefined ? {} : { ruling }) });

/** Where rules are printed, by edition: numbered sections in the eleventh, headings before. */
export const ninthCore = core('Core Rules (ninth edition)');
export const ninthNecrons = core('Codex: Necrons (ninth edition)');
export const ninthBoarding = core('Arks of Omen: Boarding Actions (ninth edition)');
export const tenthCore = core('Core Rules (tenth edition)');
export const tenthUpdate = core('Core Rules Updates v1.2 (tenth edition)');
export const tenthNecrons = core('Codex: Necrons (tenth edition)');
export const tenthTyranids = core('Codex: Tyranids (tenth edition)');
export const tenthSpaceMarines = core('Codex: Space Marines (tenth edition)');
export const tenthMilitarum = core('Codex: Astra Militarum (tenth edition)');
export const tenthKnights = core('Codex: Imperial Knights (tenth edition)');
export const tenthCult = core('Combat Patrol: Claw of Ascension (tenth edition)');
export const combatPatrol = core('Combat Patrol (tenth edition)');
export const eleventhCore = core('Core Rules (eleventh edition)');
export const eleventhNecrons = core('Faction rules: Necrons (eleventh edition)');
export const eleventhOrks = core('Faction rules: Orks (eleventh edition)');
export const eleventhSpaceMarines = core('Faction rules: Space Marines (eleventh edition)');
export const eleventhTyranids = core('Faction rules: Tyranids (eleventh edition)');
export const eleventhBoarding = core('Boarding Actions (eleventh edition)');
