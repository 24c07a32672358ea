import { parseArgs } from 'node:util';
import type { BenchResult } from './result.ts';

type Options = {
  json: boolean;
  runs: number;
  url: string | undefined;
  rounds: number;
  size: number;
  rate: number;
};
type Bench = { run: (options: Options) => Promise<BenchResult> };

/** Each measures two things in one run and gives their ratio; the goals are in docs/BENCHMARKS.md. */
const benches: Record<string, () => Promise<Bench>> = {
  ledger: () => import('./ledger.ts'),
  wallet: () => import('./wallet.ts'),
  lobby: () => import('./lobby.ts'),
  growth: () => import('./growth.ts'),
  rng: () => import('./rng.ts'),
  site: () => import('./site.ts'),
  'sign-in': () => import('./sign-in.ts'),
  records: () => import('./records.ts'),
  agents: () => import('./agents.ts'),
  settlement: () => import('./settlement.ts'),
  lottery: () => import('./lottery.ts'),
  promotions: () => import('./promotions.ts'),
  console: () => import('./console.ts'),
  games: () => import('./games.ts'),
  overload: () => import('./overload.ts'),
};

const { values, positionals } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    // For `site`: the number of visits, and a running site to visit instead of a new one.
    runs: { type: 'string', default: '5' },
    url: { type: 'string' },
    // For `settlement`: the number of bets; for `agents`: the number of members; for `console`: the rows of each list.
    size: { type: 'string', default: '1000000' },
    // For `promotions`: the number of rounds.
    rounds: { type: 'string', default: '100000' },
    // For `lottery`: bets per second; by default half of what fits.
    rate: { type: 'string', default: '1000' },
  },
  allowPositionals: true,
});
const load = benches[positionals[0] ?? ''];
if (!load) {
  process.stderr.write(
    `bin/bench NAME [--json] [--runs N] [--url ADDRESS] [--rounds N] [--size N] [--rate N], where NAME is one of: ${Object.keys(benches).join(', ')}\n`,
  );
  process.exit(2);
}

const { json, url } = values;
const options = {
  json,
  url,
  runs: Number(values.runs),
  rounds: Number(values.rounds),
  size: Number(values.size),
  rate: Number(values.rate),
};
const result = await (await load()).run(options);
if (values.json) {
  const { detail, ...figures } = result;
  process.stdout.write(`${JSON.stringify({ ...figures, ...detail })}\n`);
} else {
  process.stdout.write(
    `${JSON.stringify(result.detail, null, 2)}\n${result.name}: ratio ${result.ratio}, goal ${result.goal}\n`,
  );
}
process.exit(0);
