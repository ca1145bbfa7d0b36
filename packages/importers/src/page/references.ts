import type { CoreRule, DetachmentRule, ImportRecord } from '@umpire/datasheets';
import { kebab } from '@umpire/kernel';
import { mentionsIn } from './mentions.js';
import type { PageContext } from './page-context.js';
import { headingName } from './popups/heading.js';

/** Rules that the page names and does not print, each once, where it is first named. */
export function referencesIn(
  records: readonly ImportRecord[],
  page: PageContext,
): readonly (CoreRule | DetachmentRule)[] {
  const known = new Set(records.flatMap(namesOf));
  const found = new Map<string, CoreRule | DetachmentRule>();
  for (const record of records) {
    for (const { text, line } of passagesOf(record)) {
      for (const { id, name, aliases, section } of mentionsIn(text, page.edition)) {
        if (has(known, id) || has(found, id)) continue;
        const rule = referenced(id, name, { line, page });
        found.set(id, {
          ...rule,
          kind: 'core-rule',
          topic: 'reference',
          aliases: aliases ?? [],
          ...(section === undefined ? {} : { section }),
        });
      }
    }
  }
  for (const detachment of detachmentsOf(records)) {
    const id = kebab(detachment.name);
    if (known.has(id) || found.has(id)) continue;
    found.set(id, {
      ...referenced(id, detachment.name, { line: detachment.line, page }),
      kind: 'detachment',
      detachment: detachment.name,
    });
  }
  return [...found.values()];
}

/** `Hazard roll` names the same rule as `Hazard Rolls`, and `Select Model step` the same as `Select Model`. */
const has = (ids: { has(id: string): boolean }, id: string): boolean =>
  [id, id.replace(/-step$/, '')].some((one) => ids.has(one) || ids.has(`${one}s`) || ids.has(one.replace(/s$/, '')));

interface Where {
  readonly line: number;
  readonly page: PageContext;
}

const referenced = (id: string, name: string, { line, page }: Where) => ({
  id,
  name: headingName(name),
  edition: page.edition,
  source: { file: page.file, lines: [line, line] as const },
  gaps: [],
  body: [],
  parts: [],
  aliases: [],
  referenced: true as const,
});

/** Every id a record answers to. */
function namesOf(record: ImportRecord): readonly string[] {
  if (record.kind === 'ability') return record.place === 'core' || record.place === 'faction' ? [] : [record.id];
  if (record.kind === 'stratagem') return [record.id, ...record.aliases, ...record.states];
  if ('parts' in record) return [record.id, ...record.aliases, ...record.parts.map(({ id }) => id)];
  return [record.id];
}

function detachmentsOf(records: readonly ImportRecord[]): readonly { readonly name: string; readonly line: number }[] {
  return records.flatMap((record) => {
    if (record.kind === 'stratagem' && record.group === 'detachment' && record.detachment)
      return [{ name: record.detachment, line: record.source.lines[0] }];
    return record.kind === 'detachment' && record.detachment !== ''
      ? [{ name: record.detachment, line: record.source.lines[0] }]
      : [];
  });
}

interface Said {
  readonly text: string;
  readonly line: number;
}

function passagesOf(record: ImportRecord): readonly Said[] {
  const [first] = record.source.lines;
  switch (record.kind) {
    case 'stratagem':
      return [record.when, record.target, record.effect, record.restrictions].flatMap((p) =>
        p ? [{ text: p.text, line: p.lines[0] }] : [],
      );
    case 'core-rule':
    case 'army-rule':
    case 'detachment':
      if (record.foreign !== undefined) return [];
      return record.body.filter(({ kind }) => kind !== 'flavour').map(({ text, line }) => ({ text, line }));
    case 'faq':
      return [{ text: `${record.question} ${record.answer ?? ''}`, line: first }];
    case 'erratum':
      return [{ text: record.text ?? record.change, line: first }];
    case 'ability':
      return record.text === undefined
        ? record.place === 'core'
          ? [{ text: `${record.name} ability`, line: first }]
          : []
        : [{ text: record.text, line: first }];
    case 'weapon':
      return record.text === undefined ? [] : [{ text: record.text, line: first }];
    default:
      return [];
  }
}
