import { fail, type Issue, issue, ok, type Result } from '@umpire/kernel';
import { decodeText } from '@umpire/text';
import { FILE_LIMITS } from '../../files/limits.js';
import { isZip, unzip } from '../../files/zip.js';
import type { CatalogueDocument } from '../node.js';
import { readJson } from './read-json.js';
import { readXml } from './read-xml.js';

export interface CatalogueFile {
  /** How the file is called where a person will look for it. */
  readonly file: string;
  readonly bytes: Uint8Array | string;
}

interface Opened {
  readonly documents: readonly CatalogueDocument[];
  readonly issues: readonly Issue[];
}

/** Files by what they are, not by their names: zips are unpacked, XML and JSON read. What is neither is an issue. */
export async function openFiles(files: readonly CatalogueFile[]): Promise<Opened> {
  const documents: CatalogueDocument[] = [];
  const issues: Issue[] = [];
  for (const one of files) {
    const plain = await unpacked(one);
    if (!plain.ok) {
      issues.push(...plain.error);
      continue;
    }
    for (const { file, bytes } of plain.value) {
      const opened = openPlain(bytes, file);
      issues.push(...(opened.ok ? opened.value.issues : opened.error));
      if (opened.ok) documents.push(opened.value.document);
    }
  }
  return { documents, issues };
}

async function unpacked({ file, bytes }: CatalogueFile): Promise<Result<readonly CatalogueFile[]>> {
  if (typeof bytes === 'string' || !isZip(bytes)) return ok([{ file, bytes }]);
  const members = await unzip(bytes, { maxBytes: FILE_LIMITS.maxBytes * 2 });
  if (!members.ok) return fail(members.error.map((one) => ({ ...one, span: { ...one.span, file } })));
  return ok(members.value.map((member) => ({ file: `${file}/${member.name}`, bytes: member.bytes })));
}

interface Plain {
  readonly document: CatalogueDocument;
  readonly issues: readonly Issue[];
}

function openPlain(bytes: Uint8Array | string, file: string): Result<Plain> {
  const decoded = decodeText(bytes, { maxBytes: FILE_LIMITS.maxBytes });
  if (!decoded.ok) return fail(decoded.error.map((one) => ({ ...one, span: { ...one.span, file } })));
  const { text } = decoded.value;
  const issues = decoded.value.issues.map((one) => ({ ...one, span: { ...one.span, file } }));
  const first = text.trimStart()[0];
  if (first === '{') {
    const read = readJson(text, file);
    return read.ok ? ok({ document: read.value, issues }) : read;
  }
  if (first !== '<') return fail([notOne(file)]);
  const read = readXml(text.trimStart(), file);
  return read.ok ? ok({ document: read.value.document, issues: [...issues, ...read.value.issues] }) : read;
}

const notOne = (file: string): Issue =>
  issue('catalogue-not-recognised', 'The file is neither XML nor JSON of a catalogue', {
    span: { file, line: 1 },
    hint: 'name files that end in .cat, .gst, .catz, .gstz, or .json',
  });
