import path from 'node:path';
import { isTest, type Rule, type Source, type Violation } from '../source.ts';
import { circlesIn } from './circles.ts';

const MODULES = 'apps/api/src/modules/';
const LEAF_MODULES = ['ledger'];
const programs = ['apps/api', 'apps/web', 'apps/backoffice', 'studio', 'sandbox'];
const browserPrograms = ['apps/web/src', 'apps/backoffice/src', 'studio/src/client'];
const serverPackages = ['@champa/db', '@champa/testkit', '@champa/artwork', 'pg', 'graphile-worker', 'fastify'];

/** Imports go one way (ARCHITECTURE.md, "Rules"). */
export const boundaries: Rule = (source) =>
  source.imports.flatMap(({ specifier, line }) => {
    const message = isTest(source.path) ? null : breach(source.path, resolve(source, specifier), specifier);
    return message ? [violation(source, line, message)] : [];
  });

/** Modules that import one another in a circle, found over all files. */
export function moduleCycles(sources: readonly Source[]): Violation[] {
  const graph = new Map<string, Set<string>>();
  for (const source of sources.filter(({ path: file }) => !isTest(file))) {
    const from = moduleOf(source.path);
    if (!from) continue;
    for (const { specifier } of source.imports) {
      const to = moduleOf(resolve(source, specifier) ?? '');
      if (to && to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return circlesIn(graph).map((name) => ({
    path: `${MODULES}${name}`,
    line: 1,
    rule: 'boundaries',
    message: 'is part of a circle of modules',
  }));
}

function breach(from: string, to: string | null, specifier: string): string | null {
  const fromProgram = programs.find((program) => from.startsWith(`${program}/`));
  const toProgram = to && programs.find((program) => to.startsWith(`${program}/`));
  if (fromProgram && toProgram && fromProgram !== toProgram) return `${fromProgram} may not import ${toProgram}`;
  if (browserPrograms.some((program) => from.startsWith(`${program}/`)) && isServerOnly(specifier)) {
    return `a browser program may not import ${specifier}`;
  }
  if (from.startsWith('packages/') && toProgram) return 'a package may not import a program';
  if (from.startsWith('apps/api/')) return apiBreach(from, to);
  if (from.startsWith('apps/web/') && to) return featureBreach(from, to);
  return null;
}

function apiBreach(from: string, to: string | null): string | null {
  if (!to) return null;
  if (from.startsWith('apps/api/src/platform/') && to.startsWith(MODULES)) return 'platform may not import a module';
  const fromModule = moduleOf(from);
  const toModule = moduleOf(to);
  if (fromModule && toModule && fromModule !== toModule) {
    if (LEAF_MODULES.includes(fromModule)) return `${fromModule} imports no other module`;
    if (to !== `${MODULES}${toModule}/index.ts`) return `another module is met at its index.ts only`;
  }
  return fromModule ? layerBreach(from, to) : null;
}

// Routes to service; service to repo and domain; repo to the database; domain to packages and itself.
function layerBreach(from: string, to: string): string | null {
  if (/\.routes\.ts$/.test(from) && /\.repo\.ts$/.test(to)) return 'routes may not reach a repo';
  if (/\.repo\.ts$/.test(from) && /\.(service|routes)\.ts$/.test(to))
    return 'a repo may not reach a service or a route';
  if (from.includes('/domain/') && !to.includes('/domain/')) return 'domain imports packages and domain only';
  return null;
}

function featureBreach(from: string, to: string): string | null {
  const fromFeature = /^apps\/web\/src\/features\/([^/]+)/.exec(from)?.[1];
  const toFeature = /^apps\/web\/src\/features\/([^/]+)/.exec(to)?.[1];
  if (fromFeature && toFeature && fromFeature !== toFeature) return 'a feature may not import a feature';
  // `dialogs.ts` is a feature's second face: what is loaded when it is opened.
  if (toFeature && !fromFeature && !/\/features\/[^/]+\/(index|dialogs)\.tsx?$/.test(to))
    return 'a feature is met at its index only';
  if (from.startsWith('apps/web/src/shared/') && toFeature) return 'shared may not import a feature';
  return null;
}

function resolve(source: Source, specifier: string): string | null {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(source.path), specifier) : null;
}

function moduleOf(file: string): string | null {
  return file.startsWith(MODULES) ? file.slice(MODULES.length).split('/')[0]! : null;
}

function isServerOnly(specifier: string): boolean {
  return (
    specifier.startsWith('node:') ||
    serverPackages.some((name) => specifier === name || specifier.startsWith(`${name}/`))
  );
}

function violation(source: Source, line: number, message: string): Violation {
  return { path: source.path, line, rule: 'boundaries', message };
}
