/** Lines that belong to the site and say nothing about the game. */
export const isFurniture = (text: string): boolean =>
  /^(Army List|Price per unit|Datasheets collated\w*|Show all|Hide all|Back to top)$/i.test(text) ||
  /^This datasheet has .{2,40} Battlefield Role\b/.test(text);

/** The sentence that stands for the rule on weapons with several profiles. */
export const isProfileChoice = (text: string): boolean =>
  /^Before selecting targets for this weapon, select one of its profiles\b/i.test(text);
