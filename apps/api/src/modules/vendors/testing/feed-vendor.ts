import { randomUUID } from 'node:crypto';
import { formatDecimal } from '@champa/money';
import fastify from 'fastify';
import { isSigned, signBody } from '../adapters/hub88/signature.ts';
import { GAMES, VENDOR } from './games.ts';
import { operatorKeys, vendorKeys } from './world.ts';

export type VendorsRound = {
  round: string;
  revision: number;
  status: 'settled' | 'void';
  user: string;
  currency: string;
  game_code: string;
  stake: bigint;
  win: bigint;
  /** Where it reports how many. */
  bets?: number;
  started_at: Temporal.Instant;
  changed_at: Temporal.Instant;
};

/** A transfer-wallet vendor with a settled-round feed only; it answers wrongly where a test says so. */
export type FeedVendor = {
  url: string;
  rounds: Map<string, VendorsRound>;
  pageSize: number;
  /** The number of pages requested. */
  pages: number;
  settle: (user: string, stake: bigint, win: bigint, more?: Partial<VendorsRound>) => VendorsRound;
  amend: (round: VendorsRound, change: { win: bigint } | 'void') => void;
  /** Called before a page is made, and when it is made and not sent yet. */
  onRequest: () => void | Promise<void>;
  onAnswer: () => void | Promise<void>;
  /** Replaces a page; null: nothing is sent. */
  disguise: (page: { rounds: Record<string, unknown>[]; next: string | null }) => unknown;
  signs: boolean;
  close: () => Promise<void>;
};

type Wish = { from: string; after: string | null };

export async function startFeedVendor(): Promise<FeedVendor> {
  const server = fastify({ forceCloseConnections: true });
  let tick = 0;
  const now = () =>
    Temporal.Now.instant()
      .round('millisecond')
      .add({ milliseconds: (tick += 1) });
  const vendor: FeedVendor = {
    url: '',
    rounds: new Map(),
    pageSize: 200,
    pages: 0,
    settle: (user, stake, win, more = {}) => {
      const at = now();
      const names = { round: randomUUID(), user, currency: 'LAK', game_code: GAMES[0] };
      const round = {
        ...names,
        revision: 1,
        status: 'settled' as const,
        stake,
        win,
        started_at: at,
        changed_at: at,
        ...more,
      };
      vendor.rounds.set(round.round, round);
      return round;
    },
    amend: (round, change) => {
      round.revision += 1;
      round.status = change === 'void' ? 'void' : 'settled';
      round.win = change === 'void' ? 0n : change.win;
      round.changed_at = now();
    },
    onRequest: () => undefined,
    onAnswer: () => undefined,
    disguise: (page) => page,
    signs: true,
    close: () => server.close(),
  };
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post(`/vendors/${VENDOR}/operator/generic/v2/wallet/rounds`, async (request, reply) => {
    const bytes = request.body as Buffer;
    vendor.pages += 1;
    if (!isSigned(bytes, request.headers['x-hub88-signature'], operatorKeys.publicKey)) return reply.code(401).send();
    await vendor.onRequest();
    const page = vendor.disguise(pageOf(vendor, JSON.parse(bytes.toString()) as Wish));
    await vendor.onAnswer();
    if (page === null) return reply.raw.destroy();
    const body = Buffer.from(JSON.stringify(page));
    if (vendor.signs) reply.header('x-hub88-signature', signBody(body, vendorKeys.privateKey));
    return reply.type('application/json').send(body);
  });
  vendor.url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/vendors/${VENDOR}`;
  return vendor;
}

function pageOf({ rounds, pageSize }: FeedVendor, { from, after }: Wish) {
  const list = [...rounds.values()]
    .filter(({ changed_at: at }) => Temporal.Instant.compare(at, Temporal.Instant.from(from)) >= 0)
    .map((round) => ({ place: placeOf(round), round }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .filter(({ place }) => after === null || place > after);
  const shown = list.slice(0, pageSize);
  return { rounds: shown.map(({ round }) => wireOf(round)), next: list.length > pageSize ? shown.at(-1)!.place : null };
}

function placeOf({ changed_at: at, round }: VendorsRound): string {
  return `${at.toString({ fractionalSecondDigits: 3 })} ${round}`;
}

function wireOf(round: VendorsRound): Record<string, unknown> {
  return {
    ...round,
    stake: formatDecimal(round.stake),
    win: formatDecimal(round.win),
    started_at: round.started_at.toString(),
    settled_at: round.started_at.toString(),
    changed_at: round.changed_at.toString(),
  };
}
