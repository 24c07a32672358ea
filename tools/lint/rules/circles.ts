import { isTest, resolveImport, type Source, type Violation } from '../source.ts';

/** Folders whose parts may import one another, but not in a cycle. */
const folders = [
  { folder: 'apps/api/src/modules/', parts: 'modules' },
  { folder: 'apps/web/src/entities/', parts: 'entities' },
] as const;

/** Modules, and entities of the site, that import one another in a cycle: checked over all files. */
export function circles(sources: readonly Source[]): Violation[] {
  return folders.flatMap(({ folder, parts }) => {
    const graph = importsOf(folder, sources);
    return circlesIn(graph).map((name) => ({
      path: `${folder}${name}`,
      line: 1,
      rule: 'boundaries',
      message: `is part of a circle of ${parts}`,
    }));
  });
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The nodes of a graph that are part of a cycle. */
export function circlesIn(graph: Graph): string[] {
  return [...graph.keys()].filter((start) => reaches(graph, start, start));
}

function importsOf(folder: string, sources: readonly Source[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const source of sources.filter(({ path: file }) => !isTest(file))) {
    const from = partOf(folder, source.path);
    if (from === null) continue;
    for (const { specifier } of source.imports) {
      const to = partOf(folder, resolveImport(source.path, specifier) ?? '');
      if (to !== null && to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

function partOf(folder: string, file: string): string | null {
  return file.startsWith(folder) ? file.slice(folder.length).split('/')[0]! : null;
}

function reaches(graph: Graph, from: string, to: string, seen = new Set<string>()): boolean {
  for (const next of graph.get(from) ?? []) {
    if (next === to) return true;
    if (!seen.has(next) && reaches(graph, next, to, seen.add(next))) return true;
  }
  return false;
}
