import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The table of docs/style.md section 1: what a package may import besides itself and `kernel`. */
export const PLAN: Readonly<Record<string, readonly string[] | 'any'>> = {
  kernel: [],
  dice: [],
  geometry: [],
  text: [],
  datasheets: ['dice'],
  effects: ['dice', 'datasheets'],
  rules: ['dice', 'geometry', 'datasheets', 'effects'],
  importers: ['text', 'dice', 'datasheets'],
  compiler: ['text', 'dice', 'datasheets', 'effects'],
  armies: ['datasheets', 'effects', 'rules'],
  w40k: ['dice', 'geometry', 'datasheets', 'effects', 'rules', 'armies'],
  netepic: ['dice', 'geometry', 'datasheets', 'effects', 'rules', 'armies'],
  odds: ['dice', 'geometry', 'datasheets', 'effects', 'rules', 'armies'],
  battle: ['dice', 'geometry', 'datasheets', 'effects', 'rules', 'armies'],
  bots: ['dice', 'geometry', 'effects', 'rules', 'armies', 'odds', 'battle'],
  review: ['dice', 'rules', 'battle'],
  views: ['geometry', 'datasheets', 'effects', 'rules', 'armies', 'odds', 'battle', 'review'],
  testkit: 'any',
};

/** Names that reach the clock, chance, the network or the machine. Only `apps/` may say them. */
const OUTSIDE = new Set([
  'process',
  'performance',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'crypto',
  'console',
  'require',
  'navigator',
]);
const OUTSIDE_MEMBERS = new Set([
  'Math.random',
  'Date.now',
  'globalThis.process',
  'globalThis.crypto',
  'globalThis.performance',
  'import.meta',
]);

export interface SourceFile {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  readonly text: string;
}

export interface Workspace {
  /** `dice`, `cli`. */
  readonly name: string;
  /** `packages/dice`, `apps/cli`. */
  readonly folder: string;
  /** The dependencies of package.json: all names, ours with their scope. */
  readonly dependencies: readonly string[];
  /** The names of the packages that tsconfig.json refers to. */
  readonly references: readonly string[];
  readonly files: readonly SourceFile[];
}

interface Import {
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || /\/test\//.test(file);

/** Every import of a file: static, dynamic, re-exported, `import type` and `import('…')` types. */
function importsOf({ path: file, text }: SourceFile): Import[] {
  const lineOf = (position: number): number => text.slice(0, position).split('\n').length;
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName, pos }) => ({ file, line: lineOf(pos), specifier: fileName }));
}

/** Where a file names the clock, chance, the network or the machine. */
function outsideNames({ path: file, text }: SourceFile): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: string[] = [];
  const report = (node: ts.Node, name: string): void => {
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${name} belongs in apps/`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && OUTSIDE_MEMBERS.has(node.getText())) report(node, node.getText());
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length)
      report(node, 'new Date()');
    if (ts.isMetaProperty(node)) report(node, 'import.meta');
    if (ts.isIdentifier(node) && OUTSIDE.has(node.text) && isFreeName(node)) report(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether an identifier reads a global: not a member, not a key, not a parameter or a name declared here. */
function isFreeName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isTypeNode(parent) || ts.isTypeElement(parent) || ts.isClassElement(parent)) return false;
  if ('name' in parent && parent.name === node) return false;
  return !isDeclaredAround(node);
}

function isDeclaredAround(node: ts.Identifier): boolean {
  for (let scope: ts.Node | undefined = node.parent; scope; scope = scope.parent) {
    const locals = (scope as { locals?: Map<string, unknown> }).locals;
    if (locals?.has(node.text)) return true;
    if (ts.isFunctionLike(scope) && scope.parameters.some(({ name }) => name.getText() === node.text)) return true;
    if (ts.isBlock(scope) || ts.isSourceFile(scope)) {
      const names = scope.statements
        .filter(ts.isVariableStatement)
        .flatMap((s) => s.declarationList.declarations.map((d) => d.name.getText()));
      if (names.includes(node.text)) return true;
    }
  }
  return false;
}

const SCOPE = '@umpire/';
const ours = (specifier: string): string | undefined =>
  specifier.startsWith(SCOPE) ? specifier.slice(SCOPE.length).split('/')[0] : undefined;
const isBuiltIn = (specifier: string): boolean =>
  specifier.startsWith('node:') || BUILT_INS.has(specifier.split('/')[0] ?? '');
const BUILT_INS = new Set(
  'assert buffer child_process cluster crypto dns events fs http http2 https module net os path perf_hooks process readline stream timers tls tty url util v8 vm worker_threads zlib'.split(
    ' ',
  ),
);
const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Everything that breaks the house plan, one line each; empty when all is well. */
export function offences(workspaces: readonly Workspace[]): string[] {
  return [
    ...workspaces.flatMap((w) => [...w.files.flatMap((file) => fileOffences(file, w)), ...manifestOffences(w)]),
    ...cycles(workspaces),
  ];
}

function fileOffences(file: SourceFile, workspace: Workspace): string[] {
  const core = workspace.folder.startsWith('packages/');
  const imports = importsOf(file).map((found) => ({
    where: `${found.file}:${found.line}`,
    specifier: found.specifier,
  }));
  const doors = imports.flatMap(({ where, specifier }) => doorOffences(where, specifier, file.path, workspace));
  if (isTest(file.path)) return doors;
  const forbidden = imports.flatMap(({ where, specifier }) => planOffences(where, specifier, workspace));
  return [...doors, ...forbidden, ...(core ? outsideNames(file) : [])];
}

/** A package is entered by its door, and a relative path never leaves its own package. */
function doorOffences(where: string, specifier: string, file: string, { folder }: Workspace): string[] {
  if (ours(specifier) !== undefined && specifier.split('/').length > 2)
    return [`${where}: ${specifier} goes past the package's door`];
  if (!specifier.startsWith('.')) return [];
  const target = path.posix.join(path.posix.dirname(file), specifier);
  return target.startsWith(`${folder}/`) ? [] : [`${where}: ${specifier} leaves ${folder}`];
}

function planOffences(where: string, specifier: string, { name, folder, dependencies }: Workspace): string[] {
  if (specifier.startsWith('.')) return [];
  const core = folder.startsWith('packages/');
  if (isBuiltIn(specifier)) return core ? [`${where}: ${specifier} belongs in apps/`] : [];
  const undeclared = dependencies.includes(packageName(specifier))
    ? []
    : [`${where}: ${packageName(specifier)} is not among the dependencies of ${folder}/package.json`];
  const other = ours(specifier);
  return other !== undefined && core && !isAllowed(name, other)
    ? [`${where}: ${name} may not import ${other}`, ...undeclared]
    : undeclared;
}

function isAllowed(name: string, other: string): boolean {
  const allowed = PLAN[name];
  return allowed === 'any' || other === 'kernel' || (allowed?.includes(other) ?? false);
}

/** package.json and tsconfig.json name the same packages of ours, and only such as the plan allows. */
function manifestOffences({ name, folder, dependencies, references }: Workspace): string[] {
  const declared = dependencies.flatMap((dependency) => ours(dependency) ?? []);
  const core = folder.startsWith('packages/');
  return [
    ...(core && !(name in PLAN) ? [`${folder}: ${name} is not in the house plan`] : []),
    ...declared
      .filter((other) => !references.includes(other))
      .map((other) => `${folder}/tsconfig.json: no reference to ${other}, on which package.json depends`),
    ...references
      .filter((other) => !declared.includes(other))
      .map((other) => `${folder}/package.json: ${SCOPE}${other} is missing, to which tsconfig.json refers`),
    ...(core
      ? declared
          .filter((other) => !isAllowed(name, other))
          .map((other) => `${folder}/package.json: ${name} may not depend on ${other}`)
      : []),
  ];
}

/** Packages that reach themselves through what they import. */
function cycles(workspaces: readonly Workspace[]): string[] {
  const next = new Map(
    workspaces.map((w) => [
      w.name,
      new Set(
        w.files
          .filter(({ path: file }) => !isTest(file))
          .flatMap((file) => importsOf(file).flatMap(({ specifier }) => ours(specifier) ?? [])),
      ),
    ]),
  );
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(next.get(from) ?? [])].some((name) => name === to || (!seen.has(name) && reaches(name, to, seen.add(name))));
  return [...next.keys()]
    .filter((name) => reaches(name, name))
    .map((name) => `${name} imports itself through other packages`);
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}
interface TypeScriptConfig {
  readonly references?: readonly { readonly path: string }[];
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The packages and apps of the repository as they stand on disk. */
export function readWorkspaces(root: string): Workspace[] {
  return ['packages', 'apps'].flatMap((kind) =>
    readdirSync(path.join(root, kind))
      .filter((name) => existsSync(path.join(root, kind, name, 'package.json')))
      .map((name) => readWorkspace(root, `${kind}/${name}`)),
  );
}

function readWorkspace(root: string, folder: string): Workspace {
  const { references = [] } = readJson<TypeScriptConfig>(path.join(root, folder, 'tsconfig.json'));
  return {
    name: path.basename(folder),
    folder,
    dependencies: Object.keys(readJson<Manifest>(path.join(root, folder, 'package.json')).dependencies ?? {}),
    references: references.map((reference) => path.basename(reference.path)),
    files: readSources(root, `${folder}/src`),
  };
}

function readSources(root: string, folder: string): SourceFile[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}
