import type { TeamProfitFigures, TeamProfitLine } from '@champa/contract';
import { formatDecimal, parseAmount } from '@champa/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import { createTeamWorld, type TeamWorld } from './testing/team-world.ts';
import { ZONE } from '../agents/testing/world.ts';

// head -> (left -> (low -> lowest), right), and a separate line: other -> theirs.
let world: TeamWorld;
const ids: Record<'head' | 'left' | 'right' | 'low' | 'lowest' | 'other' | 'theirs', string> = {
  head: '',
  left: '',
  right: '',
  low: '',
  lowest: '',
  other: '',
  theirs: '',
};
let names: Map<string, string>;
const DAYS = 'from=2026-02-20&to=2026-03-02';

const random = seeded(20_260_302);

beforeAll(async () => {
  world = await createTeamWorld('2026-03-02T05:00:00Z');
  ids.head = await world.addMember();
  ids.left = await world.addMember(ids.head, { cash: '50' });
  ids.right = await world.addMember(ids.head, { type: 0 });
  ids.low = await world.addMember(ids.left);
  ids.lowest = await world.addMember(ids.low, { type: 0 });
  ids.other = await world.addMember();
  ids.theirs = await world.addMember(ids.other, { cash: '777.77' });
  names = await world.members.usernames(world.pool, Object.values(ids));
  await happen(60);
  await world.figures.countAll();
  // Figures have not counted the rest: reports are exact up to this moment all the same.
  await happen(25);
});
afterAll(() => world.close());

/** Play and money of everybody on the last ten days, in every state. */
async function happen(times: number): Promise<void> {
  const everybody = Object.values(ids);
  for (let n = 0; n < times; n += 1) {
    const member = pick(everybody);
    const at = world.now().subtract({ minutes: Math.floor(random() * 60 * 24 * 10) });
    const stake = `${1 + Math.floor(random() * 900)}.${10 + Math.floor(random() * 89)}`;
    const win = random() < 0.15 ? null : random() < 0.5 ? '0' : `${Math.floor(random() * 2000)}.00001`;
    const round = await world.play(member, at, stake, win, pick(['naga', 'table', 'game']));
    // A bet that won is not rolled back without its win.
    if ((win === null || win === '0') && random() < 0.2) await world.cancel(round);
    if (random() < 0.5)
      await world.give(pick(everybody), '12.5', pick(['deposit', 'rebate', 'gift', 'dividend', 'salary_daily']));
  }
}

type Scope = { name: string; of: string; reach: 'team' | 'own'; members: () => string[] };
const scopes: Scope[] = [
  {
    name: 'the agent’s team',
    of: 'head',
    reach: 'team',
    members: () => [ids.head, ids.left, ids.right, ids.low, ids.lowest],
  },
  { name: 'the agent alone', of: 'head', reach: 'own', members: () => [ids.head] },
  { name: 'a downline’s team', of: 'left', reach: 'team', members: () => [ids.left, ids.low, ids.lowest] },
  { name: 'one at the end', of: 'lowest', reach: 'team', members: () => [ids.lowest] },
];

const ask = async (path: string, { of, reach }: Pick<Scope, 'of' | 'reach'>, more = '') => {
  const who = of === 'head' ? '' : `&memberId=${ids[of as 'left']}`;
  return world.call(`a${ids.head}`, 'GET', `/api/agents/reports/${path}?${DAYS}${who}&reach=${reach}${more}`);
};

/** Follows `next` to the end, a few rows a page. */
async function all(path: string, scope: Pick<Scope, 'of' | 'reach'>, more = ''): Promise<any[]> {
  const rows: any[] = [];
  let after = '';
  for (let page = 0; page < 100; page += 1) {
    const { status, value } = await ask(path, scope, `${more}&pageSize=7${after}`);
    expect(status).toBe(200);
    rows.push(...value.list);
    if (value.next === null) return rows;
    after = `&after=${encodeURIComponent(value.next)}`;
  }
  throw new Error('the pages do not end');
}

const STATE = `CASE WHEN bets = cancelled_bets AND win = 0 THEN 'rolled_back' WHEN closed OR open_bets = 0 THEN 'closed' ELSE 'open' END`;

/** The same, from the rounds and the journal one by one. */
async function slowly(members: readonly string[]) {
  const rounds = await world.owner<any>(
    `SELECT id, member_id, game_code, stake, win, ${STATE} AS state, started_at::text, (started_at AT TIME ZONE '${ZONE}')::date::text AS day
     FROM vendors.round WHERE member_id = ANY ($1) ORDER BY started_at DESC, id DESC`,
    [members],
  );
  const moves = await world.owner<any>(
    `SELECT a.owner_id AS member_id, j.kind, CASE WHEN j.credit = a.id THEN j.amount ELSE -j.amount END AS amount
     FROM ledger.accounts AS a JOIN ledger.journal AS j ON a.id IN (j.debit, j.credit)
     WHERE a.owner_id = ANY ($1) AND a.purpose = 'cash'`,
    [members],
  );
  return { rounds, moves };
}

function figuresOf({ rounds, moves }: Awaited<ReturnType<typeof slowly>>): TeamProfitFigures {
  const play = (of: (round: any) => unknown): bigint =>
    rounds.reduce<bigint>((sum: bigint, round: any) => sum + BigInt(String(of(round))), 0n);
  const money = (pattern: RegExp) =>
    formatDecimal(moves.filter(({ kind }) => pattern.test(kind)).reduce((sum, { amount }) => sum + BigInt(amount), 0n));
  const [stake, win] = [play((round) => round.stake), play((round) => round.win)];
  const openStake = play(({ state, stake: of }) => (state === 'open' ? of : 0));
  return {
    rounds: rounds.length,
    stake: formatDecimal(stake),
    openStake: formatDecimal(openStake),
    validBet: formatDecimal(play(({ state, stake: of }) => (state === 'open' ? 0 : of))),
    win: formatDecimal(win),
    net: formatDecimal(win - stake + openStake),
    deposits: money(/^deposit/),
    withdrawals: money(/^withdraw/),
    bonus: money(/^(rebate|gift)$/),
    commission: money(/^(dividend|salary_daily)$/),
  };
}

const added = (lines: readonly TeamProfitLine[], of: (line: TeamProfitLine) => string | null) =>
  formatDecimal(lines.reduce((sum, line) => sum + parseAmount(of(line) ?? '0'), 0n));

describe.each(scopes)('of $name', (scope) => {
  test('team betting has every round once, latest first, and its totals are exact', async () => {
    const slow = await slowly(scope.members());
    const { value } = await ask('bets', scope);
    const { rounds, stake, openStake, validBet, win, net } = figuresOf(slow);
    expect(value.total).toBe(rounds);
    expect(value.totals).toEqual({ stake, openStake, validBet, win, net });
    expect((await all('bets', scope)).map(({ id }) => id)).toEqual(slow.rounds.map(({ id }) => String(id)));
  });

  test.each(['open', 'closed', 'rolled_back'])('rounds that are %s', async (state) => {
    const slow = await slowly(scope.members());
    const wanted = { ...slow, rounds: slow.rounds.filter((round) => round.state === state) };
    const { value } = await ask('bets', scope, `&state=${state}`);
    const { rounds, stake, openStake, validBet, win, net } = figuresOf(wanted);
    expect(value).toMatchObject({ total: rounds, totals: { stake, openStake, validBet, win, net } });
    const listed = await all('bets', scope, `&state=${state}`);
    expect(listed.map(({ id }) => id)).toEqual(wanted.rounds.map(({ id }) => String(id)));
  });

  test.each([
    ['area=LIVE', 'table'],
    ['search=naga', 'naga'],
  ])('rounds narrowed by %s', async (filter, game) => {
    const slow = await slowly(scope.members());
    const wanted = slow.rounds.filter((round) => round.game_code === game);
    const listed = await all('bets', scope, `&${filter}`);
    expect(listed.map(({ id }) => id)).toEqual(wanted.map(({ id }) => String(id)));
    expect((await ask('bets', scope, `&${filter}`)).value.total).toBe(wanted.length);
  });

  test('profit and loss adds up to the same, whatever its lines stand for and however they are sorted', async () => {
    const expected = figuresOf(await slowly(scope.members()));
    for (const by of ['downline', 'member', 'day'] as const) {
      const { value } = await ask('profit', scope, `&by=${by}`);
      expect(value.totals, by).toEqual(expected);
      const lines = await all('profit', scope, `&by=${by}&sort=net&order=asc`);
      expect(
        added(lines, ({ stake }) => stake),
        by,
      ).toBe(expected.stake);
      expect(
        added(lines, ({ bonus }) => bonus),
        by,
      ).toBe(expected.bonus);
      expect(
        added(lines, ({ commission }) => commission),
        by,
      ).toBe(expected.commission);
      const nets = lines.map(({ net }) => parseAmount(net));
      expect(nets, by).toEqual(nets.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    }
    for (const by of ['area', 'vendor'] as const) {
      const { value } = await ask('profit', scope, `&by=${by}`);
      expect(value.totals, by).toMatchObject({ stake: expected.stake, win: expected.win, deposits: null });
    }
  });

  test('transactions have every movement beside play once, with the sums of each kind', async () => {
    const { moves } = await slowly(scope.members());
    const listed = await all('movements', scope);
    const kinds = new Set(moves.map(({ kind }) => kind));
    expect(listed).toHaveLength(moves.length);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    const { value } = await ask('movements', scope);
    expect(value.total).toBe(moves.length);
    expect(new Set(value.kinds.map(({ kind }: { kind: string }) => kind))).toEqual(kinds);
    const rebates = moves.filter(({ kind }) => kind === 'rebate');
    expect(await all('movements', scope, '&kind=rebate')).toHaveLength(rebates.length);
  });
});

test('a downline’s row has their whole team, the row of the agent the agent alone', async () => {
  const { value } = await ask('profit', { of: 'head', reach: 'team' }, '&by=downline&sort=name&order=asc');
  const left = value.list.find(({ key }: TeamProfitLine) => key === ids.left);
  expect(left).toMatchObject({
    ...figuresOf(await slowly([ids.left, ids.low, ids.lowest])),
    member: { isAlone: false },
  });
  const own = value.list.find(({ key }: TeamProfitLine) => key === `${ids.head}:own`);
  expect(own).toMatchObject({ ...figuresOf(await slowly([ids.head])), member: { isAlone: true } });
  expect(value.list).toHaveLength(3);
  const below = await ask('profit', { of: 'low', reach: 'team' }, '&by=downline');
  expect(below.value.path).toEqual([ids.left, ids.low].map((id) => ({ id, username: names.get(id) })));
});

test('rows are searched by name', async () => {
  const name = names.get(ids.lowest)!;
  const { value } = await ask('profit', { of: 'head', reach: 'team' }, `&by=member&search=${name.slice(0, 9)}`);
  expect(value.list.map(({ name: found }: TeamProfitLine) => found)).toEqual([name]);
});

test('a round is shown with its calls', async () => {
  const { value } = await ask('bets', { of: 'lowest', reach: 'own' });
  const { id } = value.list[0];
  const round = await world.call(`a${ids.head}`, 'GET', `/api/agents/reports/bets/${id}`);
  expect(round.value).toMatchObject({ id, member: { id: ids.lowest }, vendorName: 'Test Studio' });
  expect(round.value.calls.length).toBeGreaterThan(0);
});

test('a reference finds its movements in the team', async () => {
  const [move] = await world.owner<{ reference_id: string }>(
    `SELECT reference_id FROM ledger.journal WHERE kind = 'opening' LIMIT 1`,
  );
  const listed = await all('movements', { of: 'head', reach: 'team' }, `&search=${move!.reference_id}`);
  expect(listed.length).toBeGreaterThan(0);
  expect(await all('movements', { of: 'head', reach: 'team' }, '&search=nothing-like-it')).toEqual([]);
});

test.each(['bets', 'profit', 'movements'])(
  '%s of a member outside the team are not found; too many days are refused',
  async (path) => {
    const foreign = `/api/agents/reports/${path}?${DAYS}&memberId=${ids.theirs}`;
    expect(await world.call(`a${ids.head}`, 'GET', foreign)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const upline = `/api/agents/reports/${path}?${DAYS}&memberId=${ids.head}`;
    expect(await world.call(`a${ids.left}`, 'GET', upline)).toMatchObject({ status: 404 });
    const long = `/api/agents/reports/${path}?from=2020-01-01&to=2026-03-01`;
    expect(await world.call(`a${ids.head}`, 'GET', long)).toMatchObject({ status: 422, code: 'VALIDATION' });
    const nonsense = `/api/agents/reports/${path}?${DAYS}&after=nonsense`;
    expect(await world.call(`a${ids.head}`, 'GET', nonsense)).toMatchObject({ status: 422 });
    expect(await world.call(ids.head, 'GET', foreign)).toMatchObject({ code: 'NON_AGENT' });
  },
);

// Last, for its movement is of play.
test('movements of one member alone are found by a round’s name, as in their own account record', async () => {
  const round = await world.play(ids.right, world.now(), '5');
  const [{ ref } = { ref: '' }] = await world.owner<{ ref: string }>('SELECT ref FROM vendors.round WHERE id = $1', [
    String(round.id),
  ]);
  await inTransaction(world.pool, async (tx) =>
    world.ledger.post(tx, {
      source: 'test',
      key: ref,
      kind: 'win',
      debit: await world.ledger.openAccount(tx, {
        owner: { type: 'house', id: 'test' },
        purpose: 'opening',
        currency: 'LAK',
      }),
      credit: round.account,
      amount: parseAmount('7'),
      reference: { type: 'round', id: String(round.id) },
      actor: 'system',
    }),
  );
  const ofTeam = await ask('movements', { of: 'right', reach: 'own' }, `&search=${ref}`);
  expect(ofTeam.value.list).toMatchObject([{ kind: 'win', amount: '7.00', member: { id: ids.right } }]);
  const own = await world.call(ids.right, 'GET', `/api/records/account?search=${ref}`);
  expect(own.value.list).toMatchObject([{ kind: 'win', amount: '7.00', reference: ofTeam.value.list[0].reference }]);
});

function pick<T>(some: readonly T[]): T {
  return some[Math.floor(random() * some.length)]!;
}

/** The same numbers each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
