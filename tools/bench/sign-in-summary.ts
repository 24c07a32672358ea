import { median, round } from './ledger-load.ts';
import type { Times } from './steady-load.ts';
import type { WalletLoad } from './wallet-load.ts';

/** The maximum growth of other calls' p99 during a storm of sign-ins. */
const GOAL_P99 = 2;

/** Other calls' times in the first moment of a storm of sign-ins, and in the rest of it. */
export type Storm = { outbreak: Times; storm: Times };
export type Round = { hashesPerSecond: number; signIns: WalletLoad; quiet: Times } & Storm;

/**
 * The medians of the rounds: sign-ins compared with hashes, and each other call's p99 during a storm compared with that without.
 */
export function summarise(rounds: readonly Round[]) {
  const others = Object.keys(rounds[0]!.quiet).map((name) => [name, slowEnd(rounds, name)] as const);
  return {
    ratio: round(median(rounds.map(({ signIns, hashesPerSecond }) => signIns.perSecond / hashesPerSecond))),
    detail: {
      signInsPerSecond: median(rounds.map(({ signIns }) => signIns.perSecond)),
      hashesPerSecond: round(median(rounds.map(({ hashesPerSecond }) => hashesPerSecond))),
      signInP50Ms: median(rounds.map(({ signIns }) => signIns.p50Ms)),
      signInP99Ms: median(rounds.map(({ signIns }) => signIns.p99Ms)),
      others: {
        ratio: Math.max(...others.map(([, { ratio }]) => ratio)),
        goal: GOAL_P99,
        ...Object.fromEntries(others),
      },
      rounds: rounds.map(({ hashesPerSecond, signIns }) => ({
        hashesPerSecond: round(hashesPerSecond),
        signInsPerSecond: signIns.perSecond,
      })),
    },
  };
}

function slowEnd(rounds: readonly Round[], name: string) {
  const quiet = rounds.map((each) => percentile(each.quiet[name]!, 0.99));
  const storm = rounds.map((each) => percentile(each.storm[name]!, 0.99));
  return {
    ratio: round(median(storm.map((ms, turn) => ms / quiet[turn]!))),
    quietP99Ms: round(median(quiet)),
    stormP99Ms: round(median(storm)),
    outbreakWorstMs: round(median(rounds.map((each) => Math.max(...each.outbreak[name]!)))),
    quietP50Ms: round(median(rounds.map((each) => percentile(each.quiet[name]!, 0.5)))),
    stormP50Ms: round(median(rounds.map((each) => percentile(each.storm[name]!, 0.5)))),
  };
}

/** The time within which this share of all stays. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!;
}
