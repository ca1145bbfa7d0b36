import type { DetachmentRule, Enhancement, ImportRecord } from '@umpire/datasheets';
import { isRecord, records, text, texts, whole } from '../kdc/kdc-file.js';
import { type Fields, headOf, nameOf, type Pack, paragraphsOf, stratagemOf } from './printed.js';

/** A faction pack in JSON: detachments with their rules, enhancements and stratagems; corrections; answers. */
export const isFactionPack = (root: Fields): boolean =>
  records(root['detachments']).some((one) => Object.hasOwn(one, 'title') && Object.hasOwn(one, 'rule')) ||
  (isRecord(root['meta']) && Array.isArray(root['updates']) && Array.isArray(root['faqs']));

/** The page text of a pack is left alone: its columns are mixed. Its datasheets are only named there. */
export function readFactionPack(root: Fields, pack: Pack): readonly ImportRecord[] {
  const faction = factionOf(root);
  return [
    ...records(root['detachments']).flatMap((one) => detachmentRecords(one, faction, pack)),
    ...records(root['updates']).flatMap((one) => erratumOf(one, pack)),
    ...records(root['faqs']).flatMap((one) => faqOf(one, pack)),
  ];
}

/** `11` in "… 11th Edition". */
export function editionOfPack(root: Fields): string | undefined {
  const provenance = isRecord(root['provenance']) ? text(root['provenance']['edition']) : '';
  const edition = /\b(\d{1,2})th\b/.exec(provenance)?.[1];
  return edition === undefined ? undefined : `w40k-${edition}`;
}

function factionOf(root: Fields): string | undefined {
  const title = isRecord(root['meta']) ? text(root['meta']['title']) : '';
  const faction = title.replace(/\s*faction pack.*$/i, '').trim();
  return faction === '' ? undefined : faction;
}

function detachmentRecords(fields: Fields, faction: string | undefined, pack: Pack): readonly ImportRecord[] {
  const detachment = nameOf(fields, 'title', 'A detachment', pack);
  if (detachment === undefined) return [];
  return [
    ...ruleOf(fields, { detachment, faction }, pack),
    ...records(fields['enhancements']).flatMap((one) => enhancementOf(one, { detachment, faction }, pack)),
    ...records(fields['stratagems']).flatMap((one) => stratagemOf(one, { group: 'detachment', detachment }, pack)),
  ];
}

interface Of {
  readonly detachment: string;
  readonly faction: string | undefined;
}

function ruleOf(fields: Fields, { detachment, faction }: Of, pack: Pack): readonly DetachmentRule[] {
  const { rule } = fields;
  const name = isRecord(rule) ? text(rule['title']) : '';
  const head = headOf(name === '' ? detachment : name, pack);
  const [line] = head.source.lines;
  const body = paragraphsOf(isRecord(rule) ? text(rule['text']) : '', line);
  const points = whole(fields['dp']);
  return [
    {
      kind: 'detachment',
      ...head,
      gaps:
        body.length > 0 ? [] : [pack.report.warn('rule-text-missing', line, `The rule of ${detachment} has no text`)],
      detachment,
      ...(faction === undefined ? {} : { faction }),
      ...(points === undefined || points < 0 ? {} : { points }),
      body,
      parts: [],
      aliases: [],
    },
  ];
}

function enhancementOf(fields: Fields, { detachment, faction }: Of, pack: Pack): readonly Enhancement[] {
  const name = nameOf(fields, 'title', 'An enhancement', pack);
  if (name === undefined) return [];
  const head = headOf(name, pack);
  const [line] = head.source.lines;
  const printed = text(fields['text']);
  const points = whole(fields['points']);
  const signs = [text(fields['kind']), ...texts(fields['tags'])];
  return [
    {
      kind: 'enhancement',
      ...head,
      gaps: printed === '' ? [pack.report.warn('ability-text-missing', line, `${name} has no text`)] : [],
      ...(faction === undefined ? {} : { faction }),
      detachments: [detachment],
      ...(points === undefined ? {} : { points }),
      type: signs.some((sign) => /^upgrade$/i.test(sign)) ? 'upgrade' : 'enhancement',
      ...(printed === '' ? {} : { text: printed }),
      weapons: [],
      units: [],
    },
  ];
}

/** `Change first paragraph to: …` is what to do, and the words to put there. */
function erratumOf(fields: Fields, pack: Pack): readonly ImportRecord[] {
  const subject = nameOf(fields, 'subject', 'A correction', pack);
  if (subject === undefined) return [];
  const printed = text(fields['change']);
  const [, change, words] = /^([^:\n]{1,120}:)\s*([\s\S]+)$/.exec(printed) ?? [];
  const section = text(fields['section']);
  return [
    {
      kind: 'erratum',
      ...headOf(subject, pack),
      where: section === '' ? subject : `${section}, ${subject}`,
      change: change ?? printed,
      ...(words === undefined ? {} : { text: words }),
    },
  ];
}

function faqOf(fields: Fields, pack: Pack): readonly ImportRecord[] {
  const question = nameOf(fields, 'question', 'A question', pack);
  if (question === undefined) return [];
  const answer = text(fields['answer']);
  const head = headOf(question, pack);
  const [line] = head.source.lines;
  return [
    {
      kind: 'faq',
      ...head,
      id: head.id.slice(0, 60),
      gaps: answer === '' ? [pack.report.warn('faq-answer-missing', line, 'A question stands without its answer')] : [],
      question,
      ...(answer === '' ? {} : { answer }),
    },
  ];
}
