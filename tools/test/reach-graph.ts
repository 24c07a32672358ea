import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Source } from '../lint/source.ts';
import { ROOT } from './command.ts';

/** The imports of all files of the checkout. */
export type Graph = {
  files: ReadonlySet<string>;
  importers: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Files that connect everything: they pass nothing on, because otherwise each change would reach all tests. */
const JOINTS =
  /^(apps\/api\/src\/(composition\/|seed\/|modules\.ts|app\.ts|main\.ts|cli\.ts)|apps\/web\/src\/(route-tree\.gen\.ts|main\.tsx|entry-server\.tsx|app\/)|packages\/contract\/src\/index\.ts|packages\/api-client\/src\/calls\/index\.gen\.ts)/;

/** A change here reaches every test, whatever imports it. */
const GROUND =
  /^(package(-lock)?\.json|bin\/|vitest\.config\.ts|tsconfig|packages\/(db\/src|testkit)\/|apps\/api\/src\/platform\/|apps\/web\/(index\.html|vite\.config\.ts|src\/(app\/|main\.tsx|entry-server\.tsx))|tools\/start\/|e2e\/(support\/|vitest\.config))/;

const CONTRACT = 'packages/contract/src/index.ts';
const FACE = /^(apps\/web\/src\/entities\/[^/]+|packages\/api-client\/src)\/index\.ts$/;

const AREA = /^apps\/(?:api\/src\/modules|web\/src\/features)\/([^/]+)\//;
const PROGRAM = /^(?:apps\/)?(backoffice|studio|sandbox)\//;

export function importGraph(sources: readonly Source[]): Graph {
  const files = new Set(sources.map(({ path: file }) => file));
  const faces = facesOf(sources);
  const importers = new Map<string, Set<string>>();
  const join = (importer: string, imported: string | undefined): void => {
    if (imported) importers.set(imported, (importers.get(imported) ?? new Set()).add(importer));
  };
  for (const source of sources) {
    for (const { specifier, names } of source.imports) {
      const imported = resolve(source.path, specifier, files);
      // A name imported from an index is a dependency on the file behind it.
      const face = faces.get(imported ?? '');
      const parts = face ? names.map((name) => face.get(name)) : [];
      if (parts.length > 0) for (const part of parts) join(source.path, part);
      else join(source.path, imported);
    }
  }
  return { files, importers };
}

/**
 * For indexes that nearly all files import from, the file of each name: the contract's, that of the browser's calls, and those of
 * the site's entities.
 */
function facesOf(sources: readonly Source[]): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const faces = sources.filter(({ path: file }) => FACE.test(file));
  return new Map([
    [CONTRACT, contractNames(sources)],
    ...faces.map((source) => [source.path, namesPassedOn(source, sources)] as const),
  ]);
}

function namesPassedOn({ path: index, text }: Source, sources: readonly Source[]): ReadonlyMap<string, string> {
  const lines = text.matchAll(/^export (?:\*|(?:type )?\{([^}]*)\}) from '(\.[^']+)'/gm);
  const names = [...lines].flatMap(([, list, from]) => {
    const file = path.posix.join(path.posix.dirname(index), from!);
    const next = list === undefined && sources.find((source) => source.path === file);
    if (list === undefined) return next ? [...namesPassedOn(next, sources)] : [];
    return list.split(',').map((name) => [name.trim().replace(/^type /, ''), file] as const);
  });
  return new Map(names);
}

/** The file of the contract that exports a name. */
function contractNames(sources: readonly Source[]): ReadonlyMap<string, string> {
  const names = sources
    .filter(({ path: file }) => file.startsWith('packages/contract/src/') && file !== CONTRACT)
    .flatMap(({ path: file, text }) =>
      [...text.matchAll(/^export (?:const|type|function|class|async function) (\w+)/gm)].map(
        ([, name]) => [name!, file] as const,
      ),
    );
  return new Map(names);
}

function resolve(importer: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(importer), specifier);
    return files.has(target) ? target : undefined;
  }
  const [, name, sub] = /^@champa\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  return name ? exportOf(name, sub) : undefined;
}

function exportOf(name: string, sub: string | undefined): string | undefined {
  const manifest = path.join(ROOT, 'packages', name, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };
  const target = exports[sub ? `./${sub}` : '.'];
  return target && path.posix.join('packages', name, target);
}

/**
 * The files that changed files reach, including themselves.
 *
 * @param migrations the texts of changed migrations: each reaches the modules whose schemas it names
 */
export function reachedFrom(
  changed: readonly string[],
  { files, importers }: Graph,
  migrations: readonly string[],
): string[] | 'everything' {
  if (changed.some((file) => GROUND.test(file))) return 'everything';
  const seen = new Set<string>();
  const next = [...changed, ...migrations.flatMap((text) => ofSchemas(text, files))];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!JOINTS.test(file)) next.push(...(importers.get(file) ?? []), ...besides(file, files));
  }
  return [...seen];
}

function ofSchemas(migration: string, files: ReadonlySet<string>): string[] {
  const schemas = new Set(
    [...migration.matchAll(/\b([a-z_]+)\.[a-z_]+/g)].map(([, schema]) => schema!.replace('_', '-')),
  );
  return [...files].filter((file) => {
    const [, module] = /^apps\/api\/src\/modules\/([^/]+)\//.exec(file) ?? [];
    return module !== undefined && schemas.has(module);
  });
}

/** A module's SQL and its tests are connected by the database, not by imports: one file of a module reaches its tests. */
function besides(file: string, files: ReadonlySet<string>): string[] {
  const [, module] = /^(apps\/api\/src\/modules\/[^/]+\/)/.exec(file) ?? [];
  if (!module || file.endsWith('.test.ts')) return [];
  return [...files].filter((other) => other.startsWith(module) && other.endsWith('.test.ts'));
}

/** The modules, features and programs that files belong to. */
export function areasOf(files: readonly string[]): Set<string> {
  const used = files.filter((file) => !/\.test\.tsx?$/.test(file));
  return new Set(used.flatMap((file) => AREA.exec(file)?.[1] ?? PROGRAM.exec(file)?.[1] ?? []));
}
