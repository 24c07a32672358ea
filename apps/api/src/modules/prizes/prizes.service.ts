import {
  type Language,
  type MyPrizes,
  type PrizeDraw,
  type PrizeGames,
  type RaffleRound,
  type RaffleTickets,
  type RaffleWin,
  type Rain as RainView,
  prizeGameKinds,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { ApiError } from '../../platform/http/api-error.ts';
import { maskName } from '../member/index.ts';
import { type Game, isOfKind } from './domain/game.ts';
import type { Draw } from './draws.repo.ts';
import type { Draws, DrawWish } from './draws.service.ts';
import type { Envelopes } from './envelopes.service.ts';
import type { Games } from './games.service.ts';
import type { PrizesNeeds } from './needs.ts';
import {
  presentDraw,
  presentEnvelope,
  presentGame,
  presentRain,
  presentRound,
  presentTickets,
  presentWin,
} from './prizes.present.ts';
import type { Round } from './raffles.repo.ts';
import type { OwnWin, Raffles } from './raffles.service.ts';
import type { Rain } from './rains.repo.ts';
import type { Rains } from './rains.service.ts';
import type { Tickets } from './tickets.service.ts';

type Needs = Pick<PrizesNeeds, 'pool' | 'clock' | 'usernames'> & {
  games: Games;
  tickets: Tickets;
  draws: Draws;
  envelopes: Envelopes;
  rains: Rains;
  raffles: Raffles;
};

export type PrizesService = ReturnType<typeof createPrizesService>;

/** The prize games as visitors and members see them, in their language. */
export function createPrizesService({
  pool,
  clock,
  usernames,
  games,
  tickets,
  draws,
  envelopes,
  rains,
  raffles,
}: Needs) {
  async function currencies(): Promise<Map<string, string>> {
    return new Map((await games.all()).map(({ code, currency }) => [code, currency]));
  }

  /** Members' names, masked, by ID. */
  async function masked(ids: readonly (bigint | null)[]): Promise<Map<string, string>> {
    const wanted = [...new Set(ids.filter((id) => id !== null).map(String))];
    const names = await usernames(pool, wanted);
    return new Map([...names].map(([id, name]) => [id, maskName(name)]));
  }

  async function rainView(rain: Rain, language: Language): Promise<RainView> {
    const editions = await games.editions([rain.edition]);
    return presentRain(rain, editions.get(rain.edition)!, (await currencies()).get(rain.game)!, language);
  }

  async function roundViews(rounds: readonly Round[], language: Language): Promise<RaffleRound[]> {
    const [editions, wins, money] = await Promise.all([
      games.editions(rounds.map(({ edition }) => edition)),
      raffles.winsOf(rounds.map(({ id }) => id)),
      currencies(),
    ]);
    const names = await masked(wins.map(({ memberId }) => memberId));
    return rounds.map((round) => {
      const own = wins.filter((win) => win.round === round.id);
      const edition = editions.get(round.edition)!;
      return presentRound(round, own, { edition, currency: money.get(round.game)!, names }, language);
    });
  }

  async function drawViews(found: readonly Draw[], language: Language): Promise<PrizeDraw[]> {
    const [editions, money] = await Promise.all([games.editions(found.map(({ edition }) => edition)), currencies()]);
    return found.map((draw) => presentDraw(draw, editions.get(draw.edition)!, money.get(draw.game)!, language));
  }

  async function winViews(wins: readonly OwnWin[], language: Language): Promise<RaffleWin[]> {
    const found = await Promise.all([...new Set(wins.map(({ round }) => String(round)))].map(raffles.find));
    const rounds = new Map(found.map((round) => [round!.id, round!]));
    const [editions, money] = await Promise.all([
      games.editions([...rounds.values()].map(({ edition }) => edition)),
      currencies(),
    ]);
    return wins.map((win) => {
      const { edition, game } = rounds.get(win.round)!;
      return presentWin(win, editions.get(edition)!, money.get(game)!, language);
    });
  }

  async function envelopeViews(memberId: string, language: Language) {
    const found = await envelopes.waiting(memberId);
    const [editions, money] = await Promise.all([games.editions(found.map(({ edition }) => edition)), currencies()]);
    return found.map((each) => presentEnvelope(each, editions.get(each.edition)!, money.get(each.game)!, language));
  }

  async function grabbed(memberId: string): Promise<MyPrizes['grabbed']> {
    const { next, last } = await rains.current();
    for (const rain of [next, last]) {
      const own = rain && (await rains.grabOf(rain.id, memberId));
      if (own) {
        const currency = (await currencies()).get(rain.game)!;
        return { rain: String(rain.id), amount: formatDecimal(own.amount), currency };
      }
    }
    return null;
  }

  async function requireRain(id: string): Promise<Rain> {
    const rain = await rains.find(id);
    if (!rain) throw new ApiError('NOT_FOUND');
    return rain;
  }

  async function requireRound(id: string): Promise<Round> {
    const round = await raffles.find(id);
    if (!round) throw new ApiError('NOT_FOUND');
    return round;
  }

  return {
    async overview(language: Language): Promise<PrizeGames> {
      const [all, stock, { next, last }] = await Promise.all([games.all(), games.stock(), rains.current()]);
      const codes = all.filter((game) => isOfKind(game, 'raffle')).map(({ code }) => code);
      const [rain, lastRain, rounds] = await Promise.all([
        next && rainView(next, language),
        last && rainView(last, language),
        raffles.shown(codes).then((found) => roundViews(found, language)),
      ]);
      return {
        now: clock.now().toString(),
        games: all.toSorted(byKind).map((game) => presentGame(game, stock, language)),
        rain,
        lastRain,
        rounds,
      };
    },

    async mine(memberId: string, language: Language): Promise<MyPrizes> {
      const [seed, held, waiting, entries, part, wins] = await Promise.all([
        draws.promise(memberId),
        tickets.held(pool, memberId),
        envelopeViews(memberId, language),
        raffles.entriesOf(memberId),
        grabbed(memberId),
        raffles.wins(memberId).then((found) => winViews(found, language)),
      ]);
      return {
        seed,
        tickets: held.map(({ next, ...rest }) => ({
          ...rest,
          next: next && { tickets: next.tickets, expiresAt: next.expiresAt.toString() },
        })),
        envelopes: waiting,
        entries: entries.map(({ round, first, last }) => ({ round: String(round), first, last })),
        grabbed: part,
        wins,
      };
    },

    draw: async (wish: DrawWish, language: Language): Promise<PrizeDraw> =>
      (await drawViews([await draws.draw(wish)], language))[0]!,

    openEnvelope: async (opening: Parameters<Envelopes['open']>[0], language: Language): Promise<PrizeDraw> =>
      (await drawViews([await envelopes.open(opening)], language))[0]!,

    async draws(memberId: string, wish: Parameters<Draws['list']>[1], language: Language) {
      const { list: shown, next } = await draws.list(memberId, wish);
      return { list: await drawViews(shown, language), next };
    },

    rotate: draws.rotate,

    async rain(id: string, language: Language) {
      const rain = await requireRain(id);
      const parts = rain.closedAt === null ? [] : await rains.parts(rain.id);
      const names = await masked(parts.map(({ memberId }) => memberId));
      return {
        now: clock.now().toString(),
        rain: await rainView(rain, language),
        parts: parts.map(({ amount, memberId }) => ({
          amount: formatDecimal(amount),
          player: memberId === null ? null : (names.get(String(memberId)) ?? ''),
        })),
      };
    },

    async grab(memberId: string, id: string) {
      const amount = await rains.grab(memberId, id);
      return { amount: formatDecimal(amount), currency: (await currencies()).get((await requireRain(id)).game)! };
    },

    round: async (id: string, language: Language): Promise<RaffleRound> =>
      (await roundViews([await requireRound(id)], language))[0]!,

    async roundTickets(id: string, page: { after: number; limit: number }): Promise<RaffleTickets> {
      const round = await requireRound(id);
      return presentTickets(round, await raffles.tickets(round, page));
    },

    async claimWin(memberId: string, win: string, idempotencyKey: string, language: Language): Promise<RaffleWin> {
      const [round = '', place = ''] = win.split('-');
      const own = await raffles.claim(memberId, { round, place: Number.parseInt(place, 10) }, idempotencyKey);
      return (await winViews([own], language))[0]!;
    },
  };
}

/** In the contract's order of kinds; within a kind as they were added. */
function byKind(a: Game, b: Game): number {
  return prizeGameKinds.indexOf(a.rules.kind) - prizeGameKinds.indexOf(b.rules.kind);
}
