/** Groups and entries of campaigns and other ways to play; they are no part of a datasheet. */
const SKIPPED =
  /^(?:crusade\b|battle[- ](?:traits?|scars?|honours?)|weapon (?:modifications?|upgrades?)|relics?$|relics? of |relics? \(|boarding (?:acti|patrol|enhancement)|breaching operation|specialisms?\b|territory control|order of battle|experience(?: points)?$|legendary veterans|totemic presence|tyrannic war|pariah nexus|mighty champions|armageddon battle|warlord$|stratagem: |reinforcement points|.* battle honours|.* honours upgrade$)/i;

export const isSkipped = (name: string): boolean => SKIPPED.test(name);

export const isEnhancements = (name: string): boolean => /\benhancements?\b/i.test(name) && !isSkipped(name);

/** Entries whose members are the detachments of an army. */
export const isDetachmentChoice = (name: string): boolean => /^(?:detachments?|detachment choice)$/i.test(name);

export const isDetachmentRules = (name: string): boolean => /^detachment rules?$/i.test(name);
