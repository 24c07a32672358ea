import { type Import, isTest, resolveImport, type Rule, type Source, type Violation } from '../source.ts';
import { webBreach } from './web-layers.ts';

const MODULES = 'apps/api/src/modules/';
const LEAF_MODULES = ['ledger', 'settings'];
/** What of the platform is pure: rules may use it. */
const PURE_PLATFORM = ['apps/api/src/platform/brand-calendar.ts'];
const programs = ['apps/api', 'apps/web', 'apps/backoffice', 'studio', 'sandbox'];
const browserPrograms = ['apps/web/src', 'apps/backoffice/src', 'studio/src/client'];
const serverPackages = ['@champa/db', '@champa/testkit', '@champa/artwork', 'pg', 'graphile-worker', 'fastify'];

/** Imports go in one direction (ARCHITECTURE.md, "Rules"). */
export const boundaries: Rule = (source) =>
  source.imports.flatMap((taken) => {
    const message = isTest(source.path) ? null : breach(source, taken);
    return message ? [violation(source, taken.line, message)] : [];
  });

function breach({ path: from }: Source, { specifier, names }: Import): string | null {
  const to = resolveImport(from, specifier);
  const fromProgram = programs.find((program) => from.startsWith(`${program}/`));
  const toProgram = to && programs.find((program) => to.startsWith(`${program}/`));
  if (fromProgram && toProgram && fromProgram !== toProgram) return `${fromProgram} may not import ${toProgram}`;
  if (browserPrograms.some((program) => from.startsWith(`${program}/`)) && isServerOnly(specifier)) {
    return `a browser program may not import ${specifier}`;
  }
  if (from.startsWith('packages/') && toProgram) return 'a package may not import a program';
  if (from.startsWith('apps/api/')) return apiBreach(from, to);
  return from.startsWith('apps/web/src/') ? webBreach(from, to, names) : null;
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

// Allowed: routes to service; service to repo and domain; repo to the database; domain to packages, itself and the calendar.
function layerBreach(from: string, to: string): string | null {
  if (/\.routes\.ts$/.test(from) && /\.repo\.ts$/.test(to)) return 'routes may not reach a repo';
  if (/\.repo\.ts$/.test(from) && /\.(service|routes)\.ts$/.test(to))
    return 'a repo may not reach a service or a route';
  if (from.includes('/domain/') && !to.includes('/domain/') && !PURE_PLATFORM.includes(to))
    return 'domain imports packages, domain and the calendar only';
  return null;
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
