import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const documents = [
  'README.md',
  ...['packages', 'apps'].flatMap((kind) =>
    readdirSync(path.join(root, kind)).map((name) => `${kind}/${name}/README.md`),
  ),
].filter((file) => existsSync(path.join(root, file)));

/** The fenced blocks of a document in one of these languages. */
function fences(text: string, languages: readonly string[]): string[] {
  return [...text.matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```/gm)].flatMap(([, language = '', body = '']) =>
    languages.includes(language) ? [body] : [],
  );
}

/** Lines that start `umpire`, with or without a prompt. */
function commands(text: string): string[] {
  return fences(text, ['sh', 'console'])
    .flatMap((block) => block.replaceAll(/\s*\\\n\s*/g, ' ').split('\n'))
    .map((line) => line.replace(/^\$ /, '').trim())
    .filter((line) => line.startsWith('npx umpire'));
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('commands in documents', () => {
  const umpire = `"${process.execPath}" "${path.join(root, 'apps/cli/bin/umpire.mjs')}"`;
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** A place that looks like the repository and may be written to: one a document, since a command may use what another wrote. */
  function playground(): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'umpire-docs-'));
    for (const name of readdirSync(root))
      if (!name.startsWith('.')) symlinkSync(path.join(root, name), path.join(folder, name));
    folders.push(folder);
    return folder;
  }

  describe.each(documents.filter((file) => commands(read(file)).length > 0))('%s', (file) => {
    const folder = playground();
    it.each(commands(read(file)))('%s', (line) => {
      const { status, stderr } = spawnSync(line.replaceAll('npx umpire', umpire), {
        cwd: folder,
        shell: true,
        encoding: 'utf8',
      });
      expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    });
  });

  it('are found by this test', () => {
    expect(commands('```console\n$ npx umpire odds \\\n  a.json\nanswer\n```\n```js\nnpx umpire no\n```')).toEqual([
      'npx umpire odds a.json',
    ]);
  });
});

describe('examples in documents', () => {
  const examples = documents.flatMap((file) =>
    fences(read(file), ['ts', 'typescript']).map((text, i) => ({
      name: path.join(root, path.dirname(file), `example-${i + 1}.ts`),
      file,
      text,
    })),
  );

  it('fit the types', () => {
    expect(typeErrors(examples)).toEqual([]);
  });

  it('are found wanting where they do not', () => {
    const wrong = {
      name: path.join(root, 'example-wrong.ts'),
      file: 'wrong.md',
      text: `import { kebab } from '@umpire/kernel';\nkebab(1);`,
    };
    expect(typeErrors([wrong]).join()).toContain('wrong.md');
  });
});

interface Example {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

/** A value that the reader brings (`text`, `bytes`) may go undeclared; what is called must be imported. */
function isReadersOwn({ code, messageText }: ts.Diagnostic, text: string): boolean {
  const name = /'(\w+)'/.exec(ts.flattenDiagnosticMessageText(messageText, ' '))?.[1] ?? '';
  return UNDECLARED.has(code) && !new RegExp(`\\b${name}\\(`).test(text);
}
const UNDECLARED = new Set([2304, 18004]);

/** What the compiler says of examples, as if each stood as a file beside its document. */
function typeErrors(examples: readonly Example[]): string[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.test.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const texts = new Map(examples.map(({ name, text }) => [name, `${text}\nexport {};\n`]));
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(
    [...texts.keys()],
    { ...options, noEmit: true },
    {
      ...host,
      fileExists: (name) => texts.has(name) || host.fileExists(name),
      readFile: (name) => texts.get(name) ?? host.readFile(name),
      getSourceFile: (name, ...rest) => {
        const text = texts.get(name);
        return text === undefined
          ? host.getSourceFile(name, ...rest)
          : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
      },
    },
  );
  return examples.flatMap(({ name, file, text }) => {
    const source = program.getSourceFile(name);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found
      .filter((diagnostic) => !isReadersOwn(diagnostic, text))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}
