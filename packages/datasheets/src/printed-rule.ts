import { z } from 'zod';
import { conditionSchema } from './condition.js';
import { recordFields } from './record.js';

/** A paragraph of a rule. `label` is what stands before its colon: EFFECT, BEFORE MOVING, Desperate Escape. */
export const paragraphSchema = z
  .object({
    kind: z.enum(['text', 'bullet', 'flavour', 'example', 'note', 'see-also', 'table-lost']),
    text: z.string(),
    line: z.int().positive(),
    label: z.string().exactOptional(),
    /** The id of the part it belongs to, where the rule has sub-headings. */
    part: z.string().exactOptional(),
  })
  .readonly();
export type Paragraph = z.infer<typeof paragraphSchema>;

/** A named piece of a rule: a sub-heading, a labelled step, a state it defines. */
export const rulePartSchema = z
  .object({ id: z.string(), name: z.string(), line: z.int().positive(), section: z.string().exactOptional() })
  .readonly();
export type RulePart = z.infer<typeof rulePartSchema>;

const ruleFields = {
  ...recordFields,
  /** 11th: the number of the paragraph, `06.02.01`. */
  section: z.string().exactOptional(),
  body: z.array(paragraphSchema).readonly(),
  parts: z.array(rulePartSchema).readonly(),
  /** Other names of the same rule, as ids. */
  aliases: z.array(z.string()).readonly(),
  /** Named by the page, printed elsewhere: no body. */
  referenced: z.literal(true).exactOptional(),
  /** The edition whose rule was left on this page; such a rule is kept as text and never plays. */
  foreign: z.string().exactOptional(),
};

/** What a core rule is about. */
export const coreRuleTopicSchema = z.enum([
  'core',
  'phase',
  'move',
  'shooting',
  'weapon-ability',
  'core-ability',
  'terrain',
  'boarding',
  'reference',
]);
export type CoreRuleTopic = z.infer<typeof coreRuleTopicSchema>;

export const coreRuleSchema = z
  .object({
    kind: z.literal('core-rule'),
    ...ruleFields,
    topic: coreRuleTopicSchema,
    /** The number that whoever has the rule gives to it, as its name writes it: `XX`, `+X`. */
    parameter: z.string().exactOptional(),
    /** Of a table: the cell as it was read, and the lines of further rows that say the same. */
    printed: z.string().exactOptional(),
    repeats: z.array(z.int().positive()).readonly().exactOptional(),
  })
  .readonly();
export type CoreRule = z.infer<typeof coreRuleSchema>;

export const armyRuleSchema = z.object({ kind: z.literal('army-rule'), ...ruleFields, faction: z.string() }).readonly();
export type ArmyRule = z.infer<typeof armyRuleSchema>;

/** The rule of a detachment; a detachment that is only named has `referenced` and no body. */
export const detachmentRuleSchema = z
  .object({
    kind: z.literal('detachment'),
    ...ruleFields,
    detachment: z.string(),
    faction: z.string().exactOptional(),
    /** 11th: what the detachment costs of the army's detachment points. */
    points: z.int().min(0).exactOptional(),
    /** 11th: force dispositions and the like that it brings. */
    tags: z.array(z.string()).readonly().exactOptional(),
    /** When it may be taken at all. */
    when: conditionSchema.exactOptional(),
  })
  .readonly();
export type DetachmentRule = z.infer<typeof detachmentRuleSchema>;
