import { createNumbers, type Numbers } from '@champa/fairness';
import { type Amount, maximum, minimum, parseAmount } from '@champa/money';
import { type DemoTitle, demoTitles } from '@champa/titles';
import type { Composed } from '../modules.ts';
import type { Deps } from '../module.ts';
import { inTransaction } from '../platform/database.ts';
import { tokenHashHex } from '../platform/ids.ts';
import { winOf } from './outcomes.ts';

/** Players of the demo, with their opening balances. */
const players = [
  { username: 'bounmy88', opening: '8000000' },
  { username: 'keomany', opening: '12000000' },
  { username: 'phetsamone', opening: '25000000' },
  { username: 'daovone', opening: '6000000' },
  { username: 'vilaysak', opening: '40000000' },
  { username: 'noynoi1995', opening: '5000000' },
  { username: 'chanthala', opening: '15000000' },
  { username: 'sisavath', opening: '30000000' },
  { username: 'mali2024', opening: '9000000' },
  { username: 'lucky7vte', opening: '20000000' },
  { username: 'thongdam', opening: '10000000' },
  { username: 'anouluck', opening: '7000000' },
] as const;

/** How often each player sits down, and the rounds they play at one game each time. */
const SITTINGS = 12;
const ROUNDS = 3;
/** Hours before the start within which they play: the days of the winner board, except a part of the first. */
const HOURS = 140;
/** The same play at every first start: the secret seed decides only the demo's past. */
const SEED = { serverSeed: new Uint8Array(32).fill(0x43), clientSeed: 'demo' };

/**
 * The stakes, in multiples of the smallest; no player stakes more than this part of their opening balance on one round.
 */
const STAKES = [1n, 2n, 5n, 10n, 10n, 20n, 20n, 50n, 100n, 200n];
const MOST_OF_OPENING = 20n;

export type Playable = DemoTitle & { engine: NonNullable<DemoTitle['engine']> };
export type Seat = { memberId: string; currency: string; vendorId: number; token: string };
/** One player at one game; the seat is taken with the first round. */
type Sitting = { player: number; title: Playable; seat?: Promise<Seat> };
type Round = { sitting: Sitting; stake: Amount; win: Amount; at: Temporal.Instant };
export type SeedMember = (
  composed: Composed,
  deps: Deps,
  account: { username: string; type: number; opening: string },
) => Promise<void>;

/**
 * Lets the demo's players play some days of rounds, so that boards and records look like those of a house that is open:
 * real sessions, bets and wins by the functions of vendors' calls, at the times they would have had. Done once.
 */
export async function seedDemoPlayers(
  deps: Deps,
  compose: (deps: Deps) => Composed,
  seedMember: SeedMember,
): Promise<void> {
  const now = deps.clock.now();
  let at = now.subtract({ hours: HOURS });
  const past = compose({ ...deps, clock: { now: () => at } });
  if (await past.members.byName(deps.pool, players[0].username)) return;

  await Promise.all(players.map((player) => seedMember(past, deps, { ...player, type: 0 })));
  const vendors = new Map(
    (await past.vendors.service.list())
      .filter(({ enabled, wallet }) => enabled && wallet === 'seamless')
      .map((vendor) => [vendor.code, vendor]),
  );
  const all = rounds(createNumbers({ ...SEED, nonce: 0 }), now).filter(({ sitting }) =>
    vendors.has(sitting.title.vassalage),
  );
  for (const [number, round] of all.entries()) {
    at = round.at;
    const seat = await (round.sitting.seat ??= sitDown(round.sitting));
    await playRound(past, { ...round, title: round.sitting.title }, seat, `demo-${number}`);
  }

  async function sitDown({ player, title: { vassalage, gameCode } }: Sitting): Promise<Seat> {
    const vendor = vendors.get(vassalage)!;
    const { id: memberId, currency } = (await past.members.byName(deps.pool, players[player]!.username))!;
    const session = { vendor, memberId, currency, gameCode };
    const token = await inTransaction(deps.pool, (tx) => past.vendors.service.openSession(tx, session));
    return { memberId, currency, vendorId: vendor.id, token: tokenHashHex(token) };
  }
}

/** The rounds of all players, in the order of time. */
function rounds(numbers: Numbers, now: Temporal.Instant): Round[] {
  const titles = demoTitles().filter((title): title is Playable => title.engine !== null);
  const areas = [...Map.groupBy(titles, ({ gameType, gameClassify }) => gameClassify ?? gameType).values()];
  const all = players.flatMap((_, player) =>
    Array.from({ length: SITTINGS }, () => {
      // Half of the rounds are on slots, which are nearly all of the titles; the rest is spread over the areas.
      const title = numbers.pick(numbers.intBelow(2) === 0 ? titles : numbers.pick(areas));
      const begin = now.subtract({
        seconds: 600 + numbers.intBelow((HOURS - 1) * 3600),
        milliseconds: numbers.intBelow(1000),
      });
      return roundsOf({ player, title }, begin, numbers);
    }).flat(),
  );
  return all.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at));
}

function roundsOf(sitting: Sitting, begin: Temporal.Instant, numbers: Numbers): Round[] {
  const { minBet, engine } = sitting.title;
  const most = parseAmount(players[sitting.player]!.opening) / MOST_OF_OPENING;
  let at = begin;
  return Array.from({ length: ROUNDS }, () => {
    const stake = stakeOf(parseAmount(minBet), most, numbers);
    at = at.add({ milliseconds: 5_000 + numbers.intBelow(25_000) });
    return { sitting, stake, win: winOf(engine, numbers, stake), at };
  });
}

function stakeOf(least: Amount, most: Amount, numbers: Numbers): Amount {
  const wanted = least * numbers.pick(STAKES);
  const affordable = (most / least) * least;
  return maximum(least, minimum(wanted, affordable));
}

// Bet and win are submitted together and carried out one after the other, in one commit.
export async function playRound(
  { vendors }: Composed,
  round: { title: Playable; stake: Amount; win: Amount },
  seat: Seat,
  name: string,
): Promise<void> {
  const { vendorId, token, memberId: player, currency } = seat;
  const common = {
    vendorId,
    token,
    player,
    round: name,
    gameCode: round.title.gameCode,
    currency,
    free: false,
  };
  const bet = {
    kind: 'bet',
    ...common,
    txId: `${name}-bet`,
    amount: round.stake,
    playable: true,
    closesRound: false,
  } as const;
  const win = {
    kind: 'win',
    ...common,
    txId: `${name}-win`,
    amount: round.win,
    reference: bet.txId,
    knownGame: true,
    closesRound: true,
  } as const;
  await Promise.all([vendors.play(bet), vendors.play(win)]);
}
