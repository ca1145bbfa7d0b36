/** The roles that pages sort datasheets by. Index pop-ups keep only these. */
const ROLES = new Set(
  `hq|troops|elites|fast attack|heavy support|flyers|flyer|lords of war|lord of war|fortifications|fortification
|dedicated transport|dedicated transports|characters|character|battleline|other|infantry|vehicle|vehicles|monster|monsters
|mounted|walker|transport|swarm|swarms|beast|beasts|epic hero|epic heroes|aircraft|allied units|cavalry|bike|artillery
|titanic|support|named characters|war engine|drone|agents`
    .replace(/\n/g, '')
    .split('|'),
);

/** `Infantry Epic Hero` is two roles in a row. */
export function isRole(text: string): boolean {
  const lower = text.toLowerCase();
  if (lower.length > 40) return false;
  if (ROLES.has(lower)) return true;
  const cut = lower.indexOf(' ');
  return cut > 0 && ROLES.has(lower.slice(0, cut)) && ROLES.has(lower.slice(cut + 1));
}

/** Lines that belong to the site and say nothing about the game. */
export const isFurniture = (text: string): boolean =>
  /^(Army List|Price per unit|Datasheets collated\w*|Show all|Hide all|Back to top)$/i.test(text) ||
  /^This datasheet has .{2,40} Battlefield Role\b/.test(text);

/** The sentence that stands for the rule on weapons with several profiles. */
export const isProfileChoice = (text: string): boolean =>
  /^Before selecting targets for this weapon, select one of its profiles\b/i.test(text);
