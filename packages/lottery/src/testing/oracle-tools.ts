import type { Times } from './oracle.ts';

/** All subsets of a size: those with the last item, and those without. */
export function subsetsOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  if (size > items.length) return [];
  const others = items.slice(0, -1);
  const last = items.at(-1)!;
  return [...subsetsOf(others, size), ...subsetsOf(others, size - 1).map((rest) => [...rest, last])];
}

export function cartesian(rows: readonly (readonly string[])[]): string[][] {
  let all: string[][] = [[]];
  for (const row of rows) all = all.flatMap((head) => row.map((item) => [...head, item]));
  return all;
}

export function permutations(text: string): string[] {
  if (text.length < 2) return [text];
  const all = [...text].flatMap((first, index) =>
    permutations(text.slice(0, index) + text.slice(index + 1)).map((rest) => first + rest),
  );
  return [...new Set(all)];
}

export function sortedText(text: string): string {
  return [...text].toSorted().join('');
}

export function add(times: Times, tier: string, count = 1): void {
  if (count > 0) times[tier] = (times[tier] ?? 0) + count;
}

/** Lines of a combination: the bankers and enough of the others. */
export function combinations([free = [], bankers = []]: readonly (readonly string[])[], size: number): string[][] {
  return subsetsOf(free, size - bankers.length).map((taken) => [...taken, ...bankers]);
}
