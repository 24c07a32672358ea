/** The result of a benchmark. `ratio` is compared with its goal. */
export type BenchResult = {
  name: string;
  ratio: number;
  goal: number;
  detail: Record<string, unknown>;
};
