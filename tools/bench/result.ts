/** What a benchmark measured. `ratio` is the figure its goal speaks of. */
export type BenchResult = {
  name: string;
  ratio: number;
  goal: number;
  detail: Record<string, unknown>;
};
