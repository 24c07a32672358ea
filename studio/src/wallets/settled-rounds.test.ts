import { createPublicKey, randomUUID } from 'node:crypto';
import { formatDecimal, parseAmount } from '@champa/money';
import { expect, test } from 'vitest';
import { openStage } from '../testing/stage.ts';
import { LEAST, OWN_WALLET_VENDOR } from '../testing/titles.ts';
import { isSignedBy, SIGNATURE_HEADER } from '../wire/signature.ts';
import { amendRound } from './amend-round.ts';

const stage = openStage();

const BASE = `/vendors/${OWN_WALLET_VENDOR}/operator/generic/v2`;
const ask = (path: string, body: object) => stage.host.launchRaw(`${BASE}${path}`, JSON.stringify(body));
const EVER = { from: '2000-01-01T00:00:00Z' };

type Told = {
  round: string;
  user: string;
  stake: string;
  win: string;
  status: string;
  revision: number;
  changed_at: string;
};
type Page = { rounds: Told[]; next: string | null };

async function page(wish: object): Promise<Page> {
  return (await ask('/wallet/rounds', wish)).json<Page>();
}

/** A player who has played this many rounds. */
async function played(rounds: number): Promise<string> {
  const user = randomUUID();
  await ask('/wallet/player', { user, currency: 'LAK' });
  await ask('/wallet/transfer', { user, currency: 'LAK', reference: randomUUID(), direction: 'in', amount: '1000000' });
  const launched = await ask('/game/url', { game_code: 'slot', currency: 'LAK', user, token: 't' });
  const session = new URL(launched.json<{ url: string }>().url).hash.slice('#s='.length);
  for (let round = 0; round < rounds; round += 1) {
    const headers = { authorization: `Bearer ${session}` };
    const payload = { requestId: randomUUID(), stake: formatDecimal(LEAST) };
    expect((await stage.host.app.inject({ method: 'POST', url: '/api/play', headers, payload })).statusCode).toBe(200);
    stage.host.pass(2_500);
  }
  return user;
}

async function balanceOf(user: string): Promise<bigint> {
  return parseAmount((await ask('/wallet/balance', { user, currency: 'LAK' })).json<{ balance: string }>().balance);
}

function netOf(rounds: readonly Told[]): bigint {
  const settled = rounds.filter(({ status }) => status === 'settled');
  return settled.reduce((sum, { stake, win }) => sum + parseAmount(win) - parseAmount(stake), 0n);
}

test('the settled-round feed is signed and paged, and adds up to the balance in the wallet', async () => {
  const user = await played(7);
  const answer = await ask('/wallet/rounds', { ...EVER, limit: 3 });
  expect(
    isSignedBy(createPublicKey(stage.operator.vendorKey), answer.rawPayload, answer.headers[SIGNATURE_HEADER]),
  ).toBe(true);
  let told = answer.json<Page>();
  const rounds = [...told.rounds];
  while (told.next !== null) {
    told = await page({ ...EVER, limit: 3, after: told.next });
    rounds.push(...told.rounds);
  }
  const own = rounds.filter((round) => round.user === user);
  expect(new Set(own.map(({ round }) => round)).size).toBe(7);
  expect(rounds.map(({ changed_at: at }) => at)).toEqual(rounds.map(({ changed_at: at }) => at).toSorted());
  expect(await balanceOf(user)).toBe(parseAmount('1000000') + netOf(own));
  const until = own[2]!.changed_at;
  expect((await page({ from: own[0]!.changed_at, until })).rounds.map(({ round }) => round)).toEqual(
    own.slice(0, 2).map(({ round }) => round),
  );
});

test('correcting or voiding a round changes the balance by the difference, and repeats it in the feed with its next revision', async () => {
  const user = await played(2);
  const [first, second] = (await page(EVER)).rounds.filter((round) => round.user === user);
  const amend = (round: Told, amendment: Parameters<typeof amendRound>[2]) =>
    amendRound(stage.host.studio, round.round, amendment);
  expect(await amend(first!, { kind: 'win', win: 777_00000n })).toBe('amended');
  expect(await amend(first!, { kind: 'win', win: 777_00000n })).toBe('unchanged');
  expect(await amend(second!, { kind: 'void' })).toBe('amended');
  const rounds = (await page(EVER)).rounds.filter((round) => round.user === user);
  expect(rounds).toMatchObject([
    { round: first!.round, revision: 2, status: 'settled', win: '777.00' },
    { round: second!.round, revision: 2, status: 'void', win: '0.00' },
  ]);
  expect(await balanceOf(user)).toBe(parseAmount('1000000') + netOf(rounds));
  expect((await page({ ...EVER, from: rounds[1]!.changed_at })).rounds).toHaveLength(1);
  const shown = async ({ round }: Told) => {
    const { url } = (await ask('/game/round', { user, round })).json<{ url: string }>();
    return (await stage.host.app.inject({ url: new URL(url).pathname })).body;
  };
  expect(await shown(first!)).toContain('<dt>Corrected win</dt><dd>777.00</dd>');
  expect(await shown(second!)).toContain('<dt>Taken back</dt>');
});

test('a round is not corrected by more than the wallet has', async () => {
  const user = await played(1);
  const [round] = (await page(EVER)).rounds.filter((told) => told.user === user);
  expect(await amendRound(stage.host.studio, round!.round, { kind: 'win', win: 10n * LEAST })).toBe('amended');
  const amount = formatDecimal(await balanceOf(user));
  await ask('/wallet/transfer', { user, currency: 'LAK', reference: randomUUID(), direction: 'out', amount });
  expect(await amendRound(stage.host.studio, round!.round, { kind: 'win', win: 0n })).toBe('not_enough');
  expect(await balanceOf(user)).toBe(0n);
});

test.each([
  ['no time', {}],
  ['a time that is none', { from: 'yesterday' }],
  ['a place that no page named', { ...EVER, after: 'here' }],
  ['too many', { ...EVER, limit: 100_000 }],
])('%s is refused', async (_what, wish) => {
  expect((await ask('/wallet/rounds', wish)).statusCode).toBe(400);
});
