import { createPublicKey } from 'node:crypto';
import { formatDecimal } from '@champa/money';
import { expect, test } from 'vitest';
import { openStage } from '../testing/stage.ts';
import { LEAST } from '../testing/titles.ts';
import { isSignedBy, SIGNATURE_HEADER } from '../wire/signature.ts';

const stage = openStage();
const EVER = { from: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' };

const span = () => {
  const now = stage.host.studio.now();
  return { from: new Date(now - 3_600_000).toISOString(), until: new Date(now + 3_600_000).toISOString() };
};
const ask = (path: string, body: object) => stage.host.launchRaw(`/report${path}`, JSON.stringify(body));

type Told = { kind: string; transaction_uuid: string; amount: string; user: string };
type Page = { transactions: Told[]; next: string | null };

async function play(user: string, currency = 'LAK'): Promise<void> {
  const game = await stage.host.launch('slot', { user, currency });
  await game.post('/play', { requestId: crypto.randomUUID(), stake: formatDecimal(LEAST) });
  stage.host.pass(2_500);
}

test('the report has what the wallet was told, also a win that it has not answered; not what it refused, nor play money', async () => {
  stage.operator.balances.set('vone', 10n * LEAST);
  await play('vone');
  stage.operator.faults.win.push('lost');
  await play('vone');
  stage.operator.faults.bet.push('RS_ERROR_NOT_ENOUGH_MONEY');
  await play('vone');
  stage.operator.faults.bet.push('unanswered');
  stage.operator.faults.rollback.push('lost');
  await play('vone');
  await play('', 'XXX');

  const answer = await ask('/sums', span());
  const key = createPublicKey(stage.operator.vendorKey);
  expect(isSignedBy(key, answer.rawPayload, answer.headers[SIGNATURE_HEADER])).toBe(true);
  const sums = answer.json<{ sums: { kind: string; currency: string; count: number }[] }>().sums;
  expect(sums.map(({ kind, currency, count }) => [kind, currency, count])).toEqual([
    ['bet', 'LAK', 3],
    ['rollback', 'LAK', 1],
    ['win', 'LAK', 2],
  ]);

  const wish = { ...span(), game_code: 'slot', currency: 'LAK', limit: 4 };
  const first = (await ask('/transactions', wish)).json<Page>();
  const rest = (await ask('/transactions', { ...wish, after: first.next })).json<Page>();
  const told = [...first.transactions, ...rest.transactions];
  expect([told.length, rest.next]).toEqual([6, null]);
  const answered = told.filter(({ kind }) => kind !== 'rollback');
  const sent = stage.operator.calls
    .filter(({ route }) => route !== 'balance')
    .map(({ body }) => body['transaction_uuid']);
  expect(sent).toEqual(expect.arrayContaining(answered.map((each) => each.transaction_uuid)));
  expect(new Set(told.map(({ user }) => user))).toEqual(new Set(['vone']));
  expect(told.find(({ kind }) => kind === 'rollback')!.amount).toBe(formatDecimal(LEAST));
});

test('a report of a time without play is empty; one of too long a time, or unsigned, is refused', async () => {
  expect((await ask('/sums', EVER)).json()).toMatchObject({ sums: [] });
  expect((await ask('/sums', { ...EVER, until: '2026-02-01T00:00:00Z' })).statusCode).toBe(400);
  expect((await stage.host.launchRaw('/report/sums', JSON.stringify(EVER), 'nobody')).statusCode).toBe(401);
});
