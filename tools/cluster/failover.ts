import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { verifyLedger } from '../../apps/api/src/modules/ledger/ledger.verify.ts';
import { type Brand, checkMoney, type MoneyCheck, withBrand } from './brand.ts';
import { longestGap } from './wallet-load.ts';

// bin/test failover [--times N] [--json]: kills the primary of a whole brand under load, again and again.

const GOAL_SECONDS = 15;
const CALM_MS = 3000;
const BACK_WITHIN_MS = 90_000;

type Kill = MoneyCheck & {
  primary: string;
  successor: string;
  /** The longest time without an acknowledged bet, an answered page, or news on some open screen. */
  walletSeconds: number;
  pageSeconds: number;
  liveSeconds: number;
  /** Until the killed machine was a standby again. */
  wholeSeconds: number;
};

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { times: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } },
});
const times = Number(values.times);
const say = (line: string): void => void (values.json ? process.stderr : process.stdout).write(`${line}\n`);

const { kills, repeats, brokenRules, acknowledged } = await withBrand(say, async (brand) => {
  const done: Kill[] = [];
  for (let number = 1; number <= times; number += 1) {
    const kill = await killPrimary(brand);
    done.push(kill);
    say(lineOf(number, kill));
  }
  const report = await verifyLedger(brand.pool);
  return {
    kills: done,
    repeats: Object.fromEntries(brand.load.repeats),
    acknowledged: brand.load.acknowledgedAt.length,
    brokenRules: report.broken.map(({ name }) => name),
  };
});

const summary = {
  kills: kills.length,
  acknowledged,
  lost: sum(({ lost }) => lost),
  doubled: sum(({ doubled }) => doubled),
  wrongBalances: sum(({ wrongBalances }) => wrongBalances),
  brokenRules,
  medianSeconds: median(kills.map(({ walletSeconds }) => walletSeconds)),
  longestSeconds: Math.max(...kills.map(({ walletSeconds }) => walletSeconds)),
  medianPageSeconds: median(kills.map(({ pageSeconds }) => pageSeconds)),
  medianLiveSeconds: median(kills.map(({ liveSeconds }) => liveSeconds)),
  goalSeconds: GOAL_SECONDS,
  repeats,
};
if (values.json) process.stdout.write(`${JSON.stringify({ ...summary, each: kills })}\n`);
else say(JSON.stringify(summary, null, 2));
const isMoneyRight =
  summary.lost + summary.doubled + summary.wrongBalances + brokenRules.length === 0 && kills.length === times;
process.exit(isMoneyRight ? 0 : 1);

async function killPrimary(brand: Brand): Promise<Kill> {
  const { cluster, load, readers, followers } = brand;
  const primary = await cluster.untilWhole();
  await sleep(CALM_MS);
  const killedAt = performance.now();
  await cluster.kill(primary);

  await untilBack(() => load.acknowledgedAt.at(-1)! > killedAt + 1000 && longestGap(load.acknowledgedAt, killedAt) > 1);
  const servedAt = performance.now();
  await untilBack(() => readers.every(({ answeredAt }) => answeredAt.at(-1)! > servedAt));
  await untilBack(() => followers.every(({ toldAt }) => (toldAt.at(-1) ?? 0) > servedAt));
  const successor = await cluster.primary();
  const money = await checkMoney(brand);
  await cluster.revive(primary);
  await cluster.untilWhole();
  return {
    primary: primary.name,
    successor: successor.name,
    ...money,
    walletSeconds: rounded(longestGap(load.acknowledgedAt, killedAt)),
    pageSeconds: rounded(Math.max(...readers.map(({ answeredAt }) => longestGap(answeredAt, killedAt)))),
    liveSeconds: rounded(Math.max(...followers.map(({ toldAt }) => longestGap(toldAt, killedAt)))),
    wholeSeconds: rounded((performance.now() - killedAt) / 1000),
  };
}

async function untilBack(isBack: () => boolean): Promise<void> {
  for (const deadline = Date.now() + BACK_WITHIN_MS; Date.now() < deadline; await sleep(50)) if (isBack()) return;
  throw new Error('service did not come back in time');
}

function lineOf(number: number, kill: Kill): string {
  const { primary, successor, acknowledged: known, lost, doubled, wrongBalances } = kill;
  const wrong = wrongBalances === 0 ? '' : `  WRONG BALANCES ${wrongBalances}`;
  return (
    `${String(number).padStart(2)}  ${primary} → ${successor}  acknowledged ${known}  lost ${lost}  doubled ${doubled}${wrong}` +
    `  without bets ${kill.walletSeconds} s, pages ${kill.pageSeconds} s, live ${kill.liveSeconds} s; whole after ${kill.wholeSeconds} s`
  );
}

function sum(of: (kill: Kill) => number): number {
  return kills.reduce((total, kill) => total + of(kill), 0);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function rounded(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
