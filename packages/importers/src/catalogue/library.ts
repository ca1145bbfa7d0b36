import { issue } from '@umpire/kernel';
import type { CatalogueReport } from './catalogue-report.js';
import { editionOfSystem } from './facts/systems.js';
import { attributeOf, type CatalogueDocument, type CatalogueNode, idOf, isTrue, listOf, nameOf } from './node.js';

/** The files of one game system, and how ids in them are found. */
export interface Library {
  readonly edition: string;
  /** NetEpic: cards of stands, not sheets of models. */
  readonly isEpic: boolean;
  readonly system: CatalogueDocument | undefined;
  readonly catalogues: readonly CatalogueDocument[];
  /** The node of an id as seen from a file: its own first, then those it links, the game system, any other. */
  find(id: string, from: CatalogueDocument): Found | undefined;
  /** Those whose root entries the army of a catalogue may take too, itself first. */
  imported(from: CatalogueDocument): readonly CatalogueDocument[];
  /** What kind of thing an id is and how it is called, wherever it stands. */
  nameOfId(id: string): string | undefined;
}

export interface Found {
  readonly node: CatalogueNode;
  readonly document: CatalogueDocument;
}

/** Files to libraries, one a game system. `edition` overrides what the files say. */
export function librariesOf(
  documents: readonly CatalogueDocument[],
  { report, edition }: { readonly report: CatalogueReport; readonly edition: string | undefined },
): readonly Library[] {
  const bySystem = new Map<string, CatalogueDocument[]>();
  for (const document of withoutCopies(documents, report)) {
    const system = systemIdOf(document);
    bySystem.set(system, [...(bySystem.get(system) ?? []), document]);
  }
  return [...bySystem].map(([id, members]) => libraryOf(members, { id, report, edition }));
}

const isSystem = ({ root }: CatalogueDocument): boolean => root.kind === 'gameSystem';

const systemIdOf = (document: CatalogueDocument): string =>
  isSystem(document) ? idOf(document.root) : (attributeOf(document.root, 'gameSystemId') ?? '');

function withoutCopies(documents: readonly CatalogueDocument[], report: CatalogueReport): readonly CatalogueDocument[] {
  const seen = new Map<string, string>();
  return documents.filter((document) => {
    const key = `${systemIdOf(document)} ${idOf(document.root)}`;
    const before = seen.get(key);
    if (before === undefined) {
      seen.set(key, document.file);
      return true;
    }
    report.warn(
      'catalogue-twice',
      { file: document.file, node: document.root },
      {
        message: `The same catalogue was read from ${before}; this copy was left out`,
        found: nameOf(document.root),
      },
    );
    return false;
  });
}

interface Naming {
  readonly id: string;
  readonly report: CatalogueReport;
  readonly edition: string | undefined;
}

function libraryOf(members: readonly CatalogueDocument[], { id, report, edition }: Naming): Library {
  const system = members.find(isSystem);
  const catalogues = members.filter((one) => !isSystem(one));
  const links = new Map(catalogues.map((one) => [one, linksOf(one, { catalogues, report })]));
  const order = new Map(members.map((one) => [one, searchOrder(one, { links, system, members })]));
  const names = new Map<string, string>();
  for (const one of members)
    for (const [key, node] of one.ids) if (!names.has(key) && !node.kind.endsWith('Link')) names.set(key, nameOf(node));
  for (const one of members)
    for (const [key, node] of one.ids) if (!names.has(key) && node.kind.endsWith('Link')) names.set(key, nameOf(node));
  if (system === undefined) missingSystem(catalogues, report);
  const own = editionOfSystem(id, system ? nameOf(system.root) : '');
  return {
    edition: edition ?? editionOf(id, { system, catalogues, report }),
    isEpic: (edition ?? own ?? '').startsWith('netepic'),
    system,
    catalogues,
    find: (key, from) => {
      for (const document of order.get(from) ?? []) {
        const node = document.ids.get(key);
        if (node) return { node, document };
      }
      return undefined;
    },
    imported: (from) => reached(from, (one) => (links.get(one) ?? []).filter(({ isRoot }) => isRoot)),
    nameOfId: (key) => names.get(key),
  };
}

interface CatalogueLink {
  readonly to: CatalogueDocument;
  readonly isRoot: boolean;
}

interface Linking {
  readonly catalogues: readonly CatalogueDocument[];
  readonly report: CatalogueReport;
}

function linksOf(document: CatalogueDocument, { catalogues, report }: Linking): readonly CatalogueLink[] {
  return listOf(document.root, 'catalogueLinks').flatMap((link) => {
    const target = attributeOf(link, 'targetId');
    const to = catalogues.find(({ root }) => idOf(root) === target);
    if (to) return [{ to, isRoot: isTrue(link, 'importRootEntries') }];
    report.warn(
      'catalogue-missing',
      { file: document.file, node: link },
      {
        message: `The catalogue "${nameOf(link)}" is linked and was not given; what comes from it is missing`,
        found: nameOf(link),
        hint: 'give its file too',
      },
    );
    return [];
  });
}

/** Everything that can be reached, each once, so that catalogues may link in circles. */
function reached(
  from: CatalogueDocument,
  next: (one: CatalogueDocument) => readonly CatalogueLink[],
): readonly CatalogueDocument[] {
  const found = new Set([from]);
  for (const one of found) for (const { to } of next(one)) found.add(to);
  return [...found];
}

interface Order {
  readonly links: ReadonlyMap<CatalogueDocument, readonly CatalogueLink[]>;
  readonly system: CatalogueDocument | undefined;
  readonly members: readonly CatalogueDocument[];
}

const searchOrder = (from: CatalogueDocument, { links, system, members }: Order): readonly CatalogueDocument[] => [
  ...new Set([...reached(from, (one) => links.get(one) ?? []), ...(system ? [system] : []), ...members]),
];

function missingSystem([first]: readonly CatalogueDocument[], report: CatalogueReport): void {
  if (first)
    report.warn(
      'game-system-missing',
      { file: first.file, node: first.root },
      {
        message: 'The file of the game system was not given; core rules and some keywords are missing',
        hint: 'give the .gst file (or its JSON) too',
      },
    );
}

interface Members {
  readonly system: CatalogueDocument | undefined;
  readonly catalogues: readonly CatalogueDocument[];
  readonly report: CatalogueReport;
}

function editionOf(id: string, { system, catalogues, report }: Members): string {
  const known = editionOfSystem(id, system ? nameOf(system.root) : '');
  if (known !== undefined) return known;
  const first = system ?? catalogues[0];
  if (first)
    report.take([
      issue('game-system-unknown', 'The game system is none of those known; its edition cannot be told', {
        severity: 'warning',
        span: { file: first.file, line: first.root.line },
        found: system ? nameOf(system.root) : id,
        hint: 'name the edition',
      }),
    ]);
  return 'unknown';
}
