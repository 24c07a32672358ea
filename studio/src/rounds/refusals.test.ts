import { randomUUID } from 'node:crypto';
import { formatDecimal, parseAmount } from '@champa/money';
import { expect, test } from 'vitest';
import { ARCADE_GAMES } from '../engines/arcade/index.ts';
import { VIDEO_POKER } from '../engines/video-poker/index.ts';
import { type EngineName, type ErrorCode, PlayAnswer, type Round } from '../protocol.ts';
import { openStage } from '../testing/stage.ts';
import { ARCADE_TITLES, LEAST, TEST_TITLES } from '../testing/titles.ts';
import type { Client } from '../testing/studio.ts';
import { deliverDue } from './deliver.ts';
import { endUnfinished } from './unfinished.ts';

/** What is staked, in the smallest stake; and the move of a game that has some, with another one. */
type Kind = { bet?: object; chips?: object[]; stake?: bigint; moves?: readonly [object, object] };

const spots = (of: Record<string, number>): Kind => ({
  bet: { spots: of },
  stake: BigInt(Object.values(of).reduce((sum, each) => sum + each, 0)),
});

/** Every game of several moves, but one of the four of video poker; and of those of one request, every kind of bet. */
const KINDS: Readonly<Partial<Record<EngineName, Kind>>> = {
  slot: {},
  'ways-243': { bet: {} },
  roulette: { chips: [{ spot: 'red', amount: formatDecimal(LEAST) }] },
  mines: { bet: { mines: 3 }, moves: [{ tile: 0 }, { tile: 1 }] },
  plinko: { bet: { rows: 12, risk: 'low' } },
  dice: { bet: { side: 'over', winning: 4_900 } },
  'hi-lo': { bet: {}, moves: [{ call: 'skip' }, { call: 'higher' }] },
  wheel: { bet: { risk: 'low' } },
  'coin-flip': { bet: {}, moves: [{ side: 'heads' }, { side: 'tails' }] },
  keno: { bet: { picks: [3, 17, 22] } },
  penalty: { bet: { keeper: 'rookie' }, moves: [{ zone: 'middle' }, { zone: 'top-left' }] },
  limbo: { bet: { target: 250 } },
  tower: { bet: { level: 'easy' }, moves: [{ window: 0 }, { window: 3 }] },
  diamonds: { bet: { risk: 'high' } },
  'jacks-or-better': { bet: { coins: 1, value: 1 }, moves: [{ hold: [0] }, { hold: [1] }] },
  scratch: { bet: {}, moves: [{ panels: [0, 4] }, { panels: [1] }] },
  baccarat: spots({ banker: 2, tie: 1 }),
  blackjack: { ...spots({ hand: 2, pair: 1 }), moves: [{ act: 'hit' }, { act: 'stand' }] },
  'red-dog': { ...spots({ ante: 1 }), moves: [{ act: 'raise' }, { act: 'call' }] },
  'three-card-poker': { ...spots({ ante: 1, 'pair-plus': 1 }), moves: [{ act: 'play' }, { act: 'fold' }] },
  'casino-holdem': { ...spots({ ante: 1, bonus: 1 }), moves: [{ act: 'call' }, { act: 'fold' }] },
  craps: { ...spots({ pass: 1 }), moves: [{ act: 'odds' }, { act: 'roll' }] },
  'american-roulette': spots({ red: 1 }),
  'pai-gow': { ...spots({ hand: 1 }), moves: [{ way: 0 }, { way: 1 }] },
};

const RICH = 10_000n * LEAST;
const OVER_THE_LIMIT = 1_000_000n;
const CYCLE = 5_000;
const DAY = 24 * 3_600_000;
const stage = openStage([...TEST_TITLES.filter(({ gameCode }) => isOld(gameCode)), ...ARCADE_TITLES]);

function isOld(gameCode: string): boolean {
  return gameCode === 'slot' || gameCode === 'roulette';
}

test('every game of several moves is in the table', () => {
  const stepped = Object.entries(ARCADE_GAMES).filter(([, { kind }]) => kind === 'stepped');
  const names = stepped.map(([name]) => (name in VIDEO_POKER ? 'jacks-or-better' : name));
  expect(new Set(Object.keys(KINDS).filter((name) => KINDS[name as EngineName]!.moves))).toEqual(new Set(names));
});

/** Crash has flights and its own refusals: `flights.test.ts`. */
test.each(Object.entries(KINDS))(
  '%s: what is too much, repeated, late, or of another tab or a closed session is refused, and the round stays as it was',
  async (name, { bet, chips, stake = 1n, moves }) => {
    const user = randomUUID();
    const launch = (): Promise<Client> => stage.host.launch(name, { user });
    stage.operator.balances.set(user, RICH);
    const game = await launch();
    const play = {
      requestId: randomUUID(),
      stake: formatDecimal(stake * LEAST),
      ...(bet && { bet }),
      ...(chips && { chips }),
    };
    const bets = (): number => stage.operator.calls.filter((call) => call.route === 'bet').length;

    expect(await codeOf(game, '/play', { ...play, ...tooMuch(play) })).toBe('STAKE_NOT_ALLOWED');
    if (bet) expect(await codeOf(game, '/play', { ...play, bet: { nothing: 'known' } })).toBe('BAD_REQUEST');
    expect(bets()).toBe(0);

    const { round } = PlayAnswer.parse((await game.post('/play', play)).body);
    expect(PlayAnswer.parse((await game.post('/play', play)).body).round).toEqual(round);
    expect(await codeOf(game, '/play', { ...play, ...doubled(play) })).toBe('REQUEST_ID_REUSED');
    const secondTab = await launch();
    const another = { ...play, requestId: randomUUID() };
    if (round.state === 'open') stage.host.pass(CYCLE);
    expect(await codeOf(secondTab, '/play', another)).toBe(round.state === 'open' ? 'ROUND_OPEN' : 'TOO_FAST');
    expect(bets()).toBe(1);
    expect(await seen(secondTab, round)).toEqual(round);

    if (moves) await moveTwice(game, secondTab, round, moves);
    else expect(await codeOf(game, `/rounds/${round.id}/acts`, { step: 0, act: 'cashOut' })).toBe('BAD_REQUEST');
    const standing = await seen(secondTab, round);
    const late = { step: standing.acts.length, act: moves ? moves[0] : 'cashOut' };

    stage.host.pass(DAY + 3_600_000);
    expect(await codeOf(game, '/play', another)).toBe('SESSION_EXPIRED');
    expect(await codeOf(game, `/rounds/${round.id}/acts`, late)).toBe('SESSION_EXPIRED');
    const later = await launch();
    expect(await seen(later, round)).toEqual(standing);

    await endUnfinished(stage.host.studio);
    await deliverDue(stage.host.studio);
    const ended = await seen(later, round);
    expect(ended.state).toMatch(/settled|returned/);
    const lateCode = moves ? 'ROUND_MOVED_ON' : 'BAD_REQUEST';
    expect(await codeOf(later, `/rounds/${round.id}/acts`, { ...late, step: ended.acts.length })).toBe(lateCode);
    expect(await seen(later, round)).toEqual(ended);
    const net = ended.state === 'returned' ? 0n : parseAmount(ended.win) - parseAmount(ended.stake);
    expect(stage.operator.balances.get(user)).toBe(RICH + net);
  },
);

/** A move and its repetition are one; the other tab's move at the same step comes too late. */
async function moveTwice(
  game: Client,
  secondTab: Client,
  round: Round,
  [move, other]: readonly [object, object],
): Promise<void> {
  const acts = `/rounds/${round.id}/acts`;
  if (round.state !== 'open') {
    expect(await codeOf(game, acts, { step: 0, act: move })).toBe('ROUND_MOVED_ON');
    return;
  }
  expect(await codeOf(game, acts, { step: 0, act: { move: 'unknown' } })).toBe('BAD_REQUEST');
  expect(await codeOf(game, acts, { step: 7, act: move })).toBe('ROUND_MOVED_ON');
  expect(await seen(game, round)).toEqual(round);
  const moved = PlayAnswer.parse((await game.post(acts, { step: 0, act: move })).body).round;
  expect(PlayAnswer.parse((await game.post(acts, { step: 0, act: move })).body).round).toEqual(moved);
  expect(await codeOf(secondTab, acts, { step: 0, act: other })).toBe('ROUND_MOVED_ON');
  expect(await seen(secondTab, round)).toEqual(moved);
}

type Play = { stake: string; bet?: object; chips?: object[] };

function tooMuch({ bet, chips }: Play): Partial<Play> {
  const stake = formatDecimal(OVER_THE_LIMIT * LEAST);
  if (chips) return { stake, chips: [{ spot: 'red', amount: stake }] };
  return { stake, ...(bet && { bet }) };
}

/** The same bet with twice the stake. */
function doubled({ stake, chips, bet }: Play): Partial<Play> {
  const twice = formatDecimal(2n * parseAmount(stake));
  if (chips) return { stake: twice, chips: [{ spot: 'red', amount: twice }] };
  if (bet && 'coins' in bet) return { stake: twice, bet: { ...bet, coins: 2 } };
  if (!bet || !('spots' in bet)) return { stake: twice };
  const spotsNow = Object.entries(bet.spots as Record<string, number>);
  return { stake: twice, bet: { spots: Object.fromEntries(spotsNow.map(([spot, units]) => [spot, 2 * units])) } };
}

async function codeOf(client: Client, path: string, body: object): Promise<ErrorCode | undefined> {
  return (await client.post(path, body)).body.code;
}

async function seen(client: Client, { id }: Round): Promise<Round> {
  return (await client.get(`/rounds/${id}`)).body as Round;
}
