import { createDatabase } from '@champa/db';
import { startDurableServer, TEMPLATE } from '@champa/testkit/server';
import { type Answered, percentile, sendEvenly } from './even-load.ts';
import { round } from './ledger-load.ts';
import { type LotteryApi, startLotteryApi } from './lottery-api.ts';
import type { BenchResult } from './result.ts';
import { signedRequests } from './wallet-requests.ts';

const GOAL = 5;
/** Enough that a call never waits for a free connection where the server answers in time. */
const CONNECTIONS = 2000;
const SECONDS = 5;
/** The rates that are tried, each more than the last by this much, until one does not fit. */
const FIRST_RATE = 250;
const STEP = 1.25;
/** A rate fits while its p99 stays below this. */
const FITS_MS = 50;

/** A kind of call, and what its answers say. */
type Kind = {
  name: string;
  requests: (count: number) => Promise<Buffer[]>;
  isTaken: (answer: Answered) => boolean;
  isRefused: (answer: Answered) => boolean;
};

/**
 * Sends wallet calls, and then calls of the API, at an even rate: at the highest rate that fits, and at twice that, for five seconds
 * each. The ratio is the p99 of the calls that were taken at twice the rate, divided by that at the rate that fits, of the worse kind.
 */
export async function run(): Promise<BenchResult> {
  await using resources = new AsyncDisposableStack();
  const server = await startDurableServer();
  resources.defer(server.remove);
  await createDatabase(server.url('postgres'), 'overload', TEMPLATE);
  const api = await startLotteryApi(server.url('overload'));
  resources.defer(api.stop);

  const parts = [];
  for (const kind of kindsOf(api)) parts.push(await compare(api.port, kind));
  return { name: 'overload', ratio: Math.max(...parts.map(({ ratio }) => ratio)), goal: GOAL, detail: { parts } };
}

async function compare(port: number, kind: Kind) {
  await measure(port, kind, FIRST_RATE);
  const fits = await highestRate(port, kind);
  const normal = await measure(port, kind, fits);
  const doubled = await measure(port, kind, 2 * fits);
  return { kind: kind.name, fits, normal, doubled, ratio: round(doubled.p99Ms / normal.p99Ms) };
}

async function highestRate(port: number, kind: Kind): Promise<number> {
  let fits = FIRST_RATE;
  for (let rate = FIRST_RATE; ; rate = Math.round(rate * STEP)) {
    const { p99Ms, refused } = await measure(port, kind, rate, 2);
    if (refused > 0 || p99Ms > FITS_MS) return fits;
    fits = rate;
  }
}

type Measured = {
  perSecond: number;
  taken: number;
  refused: number;
  p50Ms: number;
  p99Ms: number;
  refusedP99Ms: number;
};

async function measure(port: number, kind: Kind, perSecond: number, seconds = SECONDS): Promise<Measured> {
  const requests = await kind.requests(perSecond * seconds);
  const answered = await sendEvenly({ port, requests, perSecond, connections: CONNECTIONS });
  const taken = answered.filter(kind.isTaken);
  const refused = answered.filter(kind.isRefused);
  const other = answered.find((answer) => !kind.isTaken(answer) && !kind.isRefused(answer));
  if (other) throw new Error(`the server answered ${other.body}`);
  return {
    perSecond,
    taken: taken.length,
    refused: refused.length,
    p50Ms: percentile(taken, 0.5),
    p99Ms: percentile(taken, 0.99),
    refusedP99Ms: percentile(refused, 0.99),
  };
}

function kindsOf({ seats, vendorKey, members }: LotteryApi): Kind[] {
  const saying = (text: string) => (answer: Answered) => answer.body.includes(text);
  return [
    {
      name: 'wallet',
      // Bets alone: at an even rate a win would overtake its bet.
      requests: async (count) =>
        (await signedRequests(seats, 2 * count, vendorKey)).filter((_, index) => index % 2 === 0),
      isTaken: saying('"status":"RS_OK"'),
      isRefused: saying('"status":"RS_ERROR_TIMEOUT"'),
    },
    {
      name: 'api',
      requests: async (count) =>
        Array.from({ length: count }, (_, index) => recordOf(members[index % members.length]!.token)),
      isTaken: saying('{"success":true'),
      isRefused: saying('"code":"UNAVAILABLE"'),
    },
  ];
}

function recordOf(token: string): Buffer {
  return Buffer.from(
    `GET /api/records/account HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nX-Language: en\r\n\r\n`,
  );
}
