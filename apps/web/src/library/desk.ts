import type { FromRoster } from '@umpire/armies';
import { type Effect, printEffect } from '@umpire/effects';
import { importFiles } from '@umpire/importers';
import { kebab } from '@umpire/kernel';
import { w40k } from '@umpire/w40k';
import { armyOf } from './army.js';
import { battleList } from './battle-list.js';
import { detailOf } from './detail.js';
import { type Entry, entriesOf } from './items.js';
import { libraryFile, type Owner, type Pack, readLibraryFile, readPack } from './pack.js';
import { sampleRoster } from './sample.js';
import { sheetOf } from './sheet.js';
import type { SheetOfArmy } from './sheet-told.js';
import { openShelf, type Shelf, troubleOf, type Where } from './shelf.js';
import type { Asked, ImportTold, Item, ItemDetail, ItemKind, LibraryTold, Named, Picks, Staged } from './told.js';
import { unitOfSheet } from './units.js';

interface Given {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const MOST_FOUND = 200;

type Locale = 'en' | 'fr';

/** What an effect does, in the language of the page. French is loaded once it is asked for. */
const tellerIn = async (locale: Locale): Promise<(effect: Effect) => string> =>
  locale === 'en' ? printEffect : (await import('../words/effects-french/index.js')).frenchEffect;

/** The library of this device: what was imported, read and kept. A store that fails loses nothing until the page is left. */
export class LibraryDesk {
  #packs: readonly Pack[] = [];
  #shelf: Shelf | undefined;
  #where: Where = 'blocked';
  #entries: readonly Entry[] | undefined;
  readonly #opened: Promise<void>;

  constructor(open: () => Promise<Shelf> = openShelf) {
    this.#opened = this.#open(open);
  }

  async #open(open: () => Promise<Shelf>): Promise<void> {
    try {
      this.#shelf = await open();
      const read = (await this.#shelf.all()).map(readPack);
      this.#packs = read.flatMap((one) => (one.ok ? [one.value] : []));
      this.#where = this.#shelf.where;
    } catch (error) {
      this.#where = troubleOf(error);
    }
  }

  async library(): Promise<LibraryTold> {
    await this.#opened;
    return this.#told();
  }

  /** Whatever was pasted or dropped, in the edition that the page has chosen where it shows none itself. */
  async read(
    files: readonly Given[],
    choice: { readonly edition: string; readonly added: string },
  ): Promise<ImportTold> {
    await this.#opened;
    const whole = files.map(({ bytes }) => readLibraryFile(new TextDecoder().decode(bytes)));
    const others = files.filter((_, i) => whole[i] === undefined);
    const read = await readAll(others, choice.edition);
    const fresh = this.#packsOf(read.reports, choice.added);
    const restored = whole.flatMap((one) => one?.packs ?? []);
    const packs = [...fresh, ...restored];
    await this.#keep(packs);
    const issues = [
      ...read.issues,
      ...read.reports.flatMap((report) => report.issues),
      ...whole.flatMap((one) => one?.issues ?? []),
    ];
    const ids = packs.map(({ id }) => id);
    const matchups = whole.flatMap((one) => one?.matchups ?? []);
    return { library: this.#told(), packs: ids, matchups, found: this.#found(packs), issues };
  }

  async search({
    words,
    kind,
    stage,
    edition,
  }: Asked): Promise<{ readonly items: readonly Item[]; readonly all: number }> {
    await this.#opened;
    const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
    const found = this.#all().filter(
      ({ item, words: own }) =>
        (kind === undefined || item.kind === kind) &&
        (stage === undefined || item.stage === stage) &&
        (edition === undefined || item.edition === edition) &&
        asked.every((word) => own.includes(word)),
    );
    const isNamed = ({ item }: Entry): boolean => asked.every((word) => item.name.toLowerCase().includes(word));
    const sorted = [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
    return { items: sorted.slice(0, MOST_FOUND).map(({ item }) => item), all: sorted.length };
  }

  async item(key: string, locale: Locale = 'en'): Promise<ItemDetail | undefined> {
    await this.#opened;
    const entry = this.#all().find(({ item }) => item.key === key);
    if (entry === undefined) return undefined;
    const { pack, record } = entry;
    const ofSheet = this.#all().filter((one) => one.pack === pack && one.item.kind === 'ability');
    const isHis = (one: Entry): boolean => one.item.belongs.includes(record.name);
    return detailOf(
      entry,
      await tellerIn(locale),
      (id) => ofSheet.find((one) => one.record.id === id && isHis(one))?.item.key,
    );
  }

  async sheet(pack: string, locale: Locale = 'en'): Promise<SheetOfArmy | undefined> {
    await this.#opened;
    const found = this.#packs.find(({ id }) => id === pack);
    if (found === undefined) return undefined;
    return sheetOf(found, { library: this.#packs, entries: this.#all(), tell: await tellerIn(locale) });
  }

  /** An army of the library as a battle takes it. */
  async battleList(pack: string): Promise<FromRoster | undefined> {
    await this.#opened;
    const found = this.#packs.find(({ id }) => id === pack);
    return found && battleList(found, this.#packs);
  }

  /** An army that ships with the page, as if it had been pasted. */
  async sample({ edition, added }: { readonly edition: string; readonly added: string }): Promise<LibraryTold> {
    await this.#opened;
    const editions = [edition, ...w40k.layers.map(({ id }) => id).reverse()];
    const roster = editions.map(sampleRoster).find((one) => one !== undefined);
    if (roster === undefined) return this.#told();
    const pack = {
      id: `sample-${roster.edition}`,
      name: roster.name,
      added,
      format: 'sample',
      edition: roster.edition,
    };
    await this.#keep([{ ...pack, owner: this.#nextOwner(), records: [roster] }]);
    return this.#told();
  }

  /** What a name of a list means, as the player says. */
  async choose(pack: string, name: string, meant: string): Promise<LibraryTold> {
    return this.#change(pack, (one) => ({ ...one, meant: { ...one.meant, [name]: meant } }));
  }

  async own(pack: string, owner: Owner): Promise<LibraryTold> {
    return this.#change(pack, (one) => ({ ...one, owner }));
  }

  async remove(pack: string): Promise<LibraryTold> {
    await this.#opened;
    this.#take(this.#packs.filter(({ id }) => id !== pack));
    await this.#try((shelf) => shelf.remove(pack));
    return this.#told();
  }

  /** The whole library as one file, which `read` takes back. */
  async file(matchups: readonly unknown[] = []): Promise<string> {
    await this.#opened;
    return libraryFile(this.#packs, matchups);
  }

  async picks(edition: string): Promise<Picks> {
    await this.#opened;
    const { armies } = this.#told();
    const unitsOf = (owner: Owner) =>
      armies.filter((army) => army.owner === owner).flatMap(({ units }) => units.flatMap(({ unit }) => unit ?? []));
    const sheets = this.#all().flatMap(({ item, record, pack }) =>
      record.kind === 'datasheet' && item.edition === edition ? (unitOfSheet(record, pack) ?? []) : [],
    );
    return { mine: unitsOf('mine'), theirs: unitsOf('theirs'), sheets };
  }

  #packsOf(reports: Awaited<ReturnType<typeof importFiles>>['reports'], added: string): readonly Pack[] {
    const fresh: Pack[] = [];
    for (const { file, format, records } of reports) {
      const [first] = records;
      if (first === undefined) continue;
      const list = records.find(({ kind }) => kind === 'roster');
      const name = file === PASTED ? (list ?? first).name || first.id : file;
      const id = `${format}-${kebab(name) || PASTED}-${first.edition}`;
      const before = this.#packs.find((pack) => pack.id === id);
      const owner = list === undefined ? {} : { owner: before?.owner ?? this.#nextOwner(fresh) };
      fresh.push({ id, name, added, format, edition: first.edition, ...owner, records });
    }
    return fresh;
  }

  /** The first list is one's own, the next is theirs. */
  #nextOwner(fresh: readonly Pack[] = []): Owner {
    return [...this.#packs, ...fresh].some(({ owner }) => owner === 'mine') ? 'theirs' : 'mine';
  }

  async #change(pack: string, of: (pack: Pack) => Pack): Promise<LibraryTold> {
    await this.#opened;
    await this.#keep(this.#packs.filter(({ id }) => id === pack).map(of));
    return this.#told();
  }

  async #keep(packs: readonly Pack[]): Promise<void> {
    if (packs.length === 0) return;
    const ids = new Set(packs.map(({ id }) => id));
    this.#take([...this.#packs.filter(({ id }) => !ids.has(id)), ...packs]);
    for (const pack of packs) await this.#try((shelf) => shelf.put(pack));
  }

  async #try(what: (shelf: Shelf) => Promise<void>): Promise<void> {
    if (this.#shelf === undefined) return;
    try {
      await what(this.#shelf);
    } catch (error) {
      this.#where = troubleOf(error);
    }
  }

  #take(packs: readonly Pack[]): void {
    this.#packs = packs;
    this.#entries = undefined;
  }

  #all(): readonly Entry[] {
    this.#entries ??= entriesOf(this.#packs);
    return this.#entries;
  }

  #told(): LibraryTold {
    const counts: Partial<Record<ItemKind, number>> = {};
    for (const { item } of this.#all()) counts[item.kind] = (counts[item.kind] ?? 0) + 1;
    return {
      armies: this.#packs.flatMap((pack) => armyOf(pack, this.#packs) ?? []),
      packs: this.#packs.map(({ id, name, added, edition, records }) => ({
        id,
        name,
        added,
        edition,
        records: records.length,
      })),
      counts,
      editions: [...new Set(this.#all().map(({ item }) => item.edition))].sort(),
      where: this.#where,
    };
  }

  #found(packs: readonly Pack[]): readonly Named[] {
    const units = packs.flatMap((pack) =>
      (armyOf(pack, this.#packs)?.units ?? []).map(
        (unit): Named => ({ ...stagedOf(unit), name: unit.name, key: `${pack.id}/${unit.id}`, kind: 'unit' }),
      ),
    );
    const items = this.#all()
      .filter(({ pack }) => packs.includes(pack))
      .map(({ item }): Named => ({ ...stagedOf(item), name: item.name, key: item.key, kind: item.kind }));
    return [...units, ...items];
  }
}

const stagedOf = ({ stage, why, of }: Staged): Staged => ({ stage, why, ...(of === undefined ? {} : { of }) });

/** The name of a text that came without one. */
const PASTED = 'pasted';

const isEdition = (id: string): boolean => w40k.layers.some((layer) => layer.id === id);

/** As the files show themselves; what shows no edition is read again in the one that is chosen. */
async function readAll(files: readonly Given[], edition: string): ReturnType<typeof importFiles> {
  const first = await importFiles(files, {});
  const lost = first.issues.some(({ code }) => code === 'edition-not-recognised' || code === 'page-not-recognised');
  if (!lost || !isEdition(edition)) return first;
  const again = await importFiles(files, { edition: edition.replace(/-(boarding|launch|combat-patrol).*$/, '') });
  return again.reports.length > first.reports.length ? again : first;
}
