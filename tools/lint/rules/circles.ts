/** Who is part of a circle of a graph. */
export function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...graph.keys()].filter((start) => reaches(graph, start, start));
}

function reaches(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  to: string,
  seen = new Set<string>(),
): boolean {
  for (const next of graph.get(from) ?? []) {
    if (next === to) return true;
    if (!seen.has(next) && reaches(graph, next, to, seen.add(next))) return true;
  }
  return false;
}
