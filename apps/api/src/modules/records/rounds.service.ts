import {
  type BettingRound,
  GameCategory,
  type Language,
  type OperationValue,
  type bettingFilters,
  type bettingRecord,
  type bettingRound,
} from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Log } from '../../platform/log.ts';
import { type CatalogueGame, type CatalogueVendor, nameIn } from '../catalogue/index.ts';
import type { Figures, LooseState, PlayedGame, Whose } from '../figures/index.ts';
import type { RecordedRound, RoundState, Vendors } from '../vendors/index.ts';
import { formatPlace, parsePlace, type Place } from './domain/cursor.ts';
import { cutFrom, cutTo, dayOf, type Days, daysOf, type Span, spanOf } from './domain/days.ts';
import type { GameFilter, GamesPlayed } from './games-played.service.ts';
import { presentCall, presentPlayTotals, presentRound } from './records.present.ts';

export type RoundsNeeds = {
  pool: Pool;
  log: Log;
  figures: Pick<Figures, 'playByDay' | 'daysPlayed' | 'looseRounds' | 'reached'>;
  rounds: Vendors['rounds'];
  gamesPlayed: GamesPlayed;
  /** A game by its vendor's code, switched off or not. */
  findGame: (vassalage: string, gameCode: string) => Promise<CatalogueGame | null>;
  findVendor: (vassalage: string) => Promise<CatalogueVendor | null>;
  timeZone: () => Promise<string>;
  /** Whose records are read; null: a member without a wallet, who has none. */
  whose: (memberId: string) => Promise<Whose | null>;
};

export type RoundsFilter = GameFilter & {
  from?: string | undefined;
  to?: string | undefined;
  state?: RoundState | undefined;
};

/** What the filter comes to: days, their time, and the games it means. */
type Sought = {
  whose: Whose;
  days: Days;
  span: Span;
  timeZone: string;
  games: PlayedGame[] | null;
  state: RoundState | null;
};

type RoundPage = { rounds: RecordedRound[]; next: Place | null };

/** So many rounds that are not settled are added up; of more the record tells no totals. */
const MOST_LOOSE = 2000;
const LOOSE_AT_A_TIME = 200;

const NO_PLAY = { rounds: 0n, stake: 0n, win: 0n, validBet: 0n };

export type RoundsService = ReturnType<typeof createRoundsService>;

/** The betting record. Lists walk the rounds by their key; totals come from figures, however many rounds there are. */
export function createRoundsService(needs: RoundsNeeds) {
  const { pool, log, figures, rounds, gamesPlayed, findGame, findVendor, timeZone } = needs;

  return {
    async list(
      memberId: string,
      filter: RoundsFilter,
      { after, limit }: { after: string | undefined; limit: number },
      language: Language,
    ): Promise<OperationValue<typeof bettingRecord>> {
      const whose = await needs.whose(memberId);
      if (!whose) return { list: [], next: null, total: 0, totals: presentPlayTotals(NO_PLAY) };
      const named = await roundsNamed(whose, filter);
      if (named) return { ...named.totals, next: null, list: await present(named.rounds, language) };
      const sought = await seek(whose, filter);
      const [page, sums] = await Promise.all([
        pageOf(sought, placeOf(after), limit),
        after === undefined ? totalsOf(sought) : { total: null, totals: null },
      ]);
      return { ...sums, list: await present(page.rounds, language), next: page.next && formatPlace(page.next) };
    },

    /** The same for a file: pages of any size, and at its beginning how many rounds there will be. */
    async begin(memberId: string, filter: RoundsFilter) {
      const whose = await needs.whose(memberId);
      if (!whose) return null;
      const named = await roundsNamed(whose, filter);
      const sought = named ? null : await seek(whose, filter);
      return {
        total: async () => (named ? named.rounds.length : (await totalsOf(sought!)).total),
        page: async (after: Place | null, limit: number, language: Language) => {
          const page = sought ? await pageOf(sought, after, limit) : { rounds: named!.rounds, next: null };
          return { rows: await present(page.rounds, language), next: page.next };
        },
      };
    },

    /** What a record can be narrowed to: the areas, as the lobby has them, and the vendors of what the member played. */
    async filters(memberId: string): Promise<OperationValue<typeof bettingFilters>> {
      const whose = await needs.whose(memberId);
      const played = whose ? await gamesPlayed.all(whose) : [];
      const areas = new Set(played.flatMap(({ game }) => game?.category ?? []));
      const codes = [...new Set(played.map(({ vassalage }) => vassalage))];
      const vendors = await Promise.all(
        codes.map(async (vassalage) => ({ vassalage, name: await vendorName(vassalage) })),
      );
      return {
        areas: GameCategory.options.filter((area) => areas.has(area)),
        vendors: vendors.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
      };
    },

    async byId(memberId: string, id: string, language: Language): Promise<OperationValue<typeof bettingRound>> {
      const round = await ownRound(memberId, id);
      const [[view], calls, name] = await Promise.all([
        present([round], language),
        rounds.calls(pool, round.id),
        vendorName(round.vassalage),
      ]);
      return { ...view!, vendorName: name, calls: calls.map(presentCall) };
    },

    /** Where the vendor shows a round of the member's own. */
    async replay(memberId: string, id: string): Promise<{ url: string }> {
      const round = await ownRound(memberId, id);
      const shown = await rounds.show(memberId, round);
      if (shown.kind === 'shown') return { url: shown.url };
      log.warn({ vendor: round.vassalage, round: round.ref, reason: shown.reason }, 'a round could not be shown');
      throw new ApiError('REPLAY_UNAVAILABLE');
    },
  };

  async function ownRound(memberId: string, id: string): Promise<RecordedRound> {
    const [round] = await rounds.own(pool, memberId, [BigInt(id)]);
    if (!round) throw new ApiError('NOT_FOUND');
    return round;
  }

  async function vendorName(vassalage: string): Promise<string> {
    return (await findVendor(vassalage))?.displayName ?? vassalage;
  }

  function present(list: readonly RecordedRound[], language: Language): Promise<BettingRound[]> {
    return Promise.all(
      list.map(async (round) => {
        const game = await findGame(round.vassalage, round.gameCode);
        return presentRound(round, game && { name: nameIn(game, language), nodeId: String(game.nodeId) });
      }),
    );
  }

  async function seek(whose: Whose, { from, to, state, ...games }: RoundsFilter): Promise<Sought> {
    const [zone, matching] = await Promise.all([timeZone(), gamesPlayed.matching(whose, games)]);
    const days = daysOf({ from, to });
    return { whose, days, span: spanOf(days, zone), timeZone: zone, games: matching, state: state ?? null };
  }

  /** Where the search is the whole name of a round: that round, if the rest of the filter fits. */
  async function roundsNamed(whose: Whose, { search, from, to, state, area, vassalage }: RoundsFilter) {
    if (search === undefined) return null;
    const named = await rounds.byRef(pool, whose.account, search);
    if (named.length === 0) return null;
    const span = spanOf(daysOf({ from, to }), await timeZone());
    const fitting: RecordedRound[] = [];
    for (const round of named) {
      const game = await findGame(round.vassalage, round.gameCode);
      if (
        isWithin(round.startedAt, span) &&
        (state === undefined || round.state === state) &&
        (vassalage === undefined || round.vassalage === vassalage) &&
        (area === undefined || game?.category === area)
      )
        fitting.push(round);
    }
    return { rounds: fitting, totals: { total: fitting.length, totals: presentPlayTotals(sumOf(fitting)) } };
  }

  async function pageOf(sought: Sought, after: Place | null, limit: number): Promise<RoundPage> {
    const { state, games } = sought;
    if (games?.length === 0) return { rounds: [], next: null };
    const found =
      state === 'open' || state === 'rolled_back'
        ? await looseAfter(sought, state, after, limit + 1)
        : await walkAfter(sought, after, limit + 1);
    const shown = found.slice(0, limit);
    return { rounds: shown, next: found.length > limit ? placeIn(shown.at(-1)!) : null };
  }

  /** Walks the member's rounds. Of some games only: the days on which figures have seen them, and what is not counted yet. */
  async function walkAfter(sought: Sought, after: Place | null, limit: number): Promise<RecordedRound[]> {
    const { games, span } = sought;
    if (games === null) return fetchAfter(sought, [span], after, limit);
    const lately = (await figures.reached(pool)).lately ?? span.from;
    const recent = cutFrom(span, lately);
    const found = recent ? await fetchAfter(sought, [recent], after, limit) : [];
    let earlier = cutTo(span, lately);
    while (earlier && found.length < limit) {
      const spans = await spansPlayed(sought, games, earlier, after, limit);
      if (spans.length === 0) break;
      const place = found.length > 0 ? placeIn(found.at(-1)!) : after;
      found.push(...(await fetchAfter(sought, spans, place, limit - found.length)));
      earlier = cutTo(earlier, spans.at(-1)!.from);
    }
    return found;
  }

  /** The latest days before a place with, together, as many rounds of these games as are wanted; one day where there is but the place's. */
  async function spansPlayed(
    { whose, timeZone: zone }: Sought,
    games: readonly PlayedGame[],
    span: Span,
    after: Place | null,
    limit: number,
  ): Promise<Span[]> {
    const end = after && Temporal.Instant.compare(after.at, span.to) < 0 ? after.at : span.to;
    const to = dayOf(end, zone);
    const played = await figures.daysPlayed(
      pool,
      whose.memberId,
      { from: dayOf(span.from, zone), to },
      games,
      limit + 1,
    );
    const spans: Span[] = [];
    let rounds = 0n;
    for (const { day, rounds: many } of played) {
      const cut = cutTo(spanOf({ from: day, to: day }, zone), span.to);
      if (cut) spans.push(cut);
      if (day !== to) rounds += many;
      if (rounds >= BigInt(limit)) break;
    }
    return spans;
  }

  function fetchAfter(
    { whose: { memberId }, games, state }: Sought,
    spans: readonly Span[],
    after: Place | null,
    limit: number,
  ): Promise<RecordedRound[]> {
    const place = after && { at: after.at, id: after.number };
    return rounds.after(pool, { memberId, spans, games, state, after: place, limit });
  }

  /** The few rounds that are open or were taken back, from where figures keep them, and what is not counted yet. */
  async function looseAfter(
    sought: Sought,
    state: LooseState,
    after: Place | null,
    limit: number,
  ): Promise<RecordedRound[]> {
    const { span, games, whose } = sought;
    const lately = (await figures.reached(pool)).lately ?? span.from;
    const recent = cutFrom(span, lately);
    const found = recent ? await fetchAfter(sought, [recent], after, limit) : [];
    const earlier = cutTo(span, lately);
    const wanted = games && new Set(games.map(keyOf));
    let before = after && { at: after.at, id: after.number };
    while (earlier && found.length < limit) {
      const kept = await figures.looseRounds(pool, whose.memberId, {
        state,
        ...earlier,
        before,
        limit: LOOSE_AT_A_TIME,
      });
      const ids = kept.filter((round) => !wanted || wanted.has(keyOf(round))).map(({ id }) => id);
      const own = await rounds.own(pool, whose.memberId, ids);
      // A round may have been settled since it was counted.
      found.push(...own.filter((round) => round.state === state).toSorted(latestFirst));
      if (kept.length < LOOSE_AT_A_TIME) break;
      before = kept.at(-1)!;
    }
    return found.slice(0, limit);
  }

  async function totalsOf(sought: Sought) {
    const { state, games } = sought;
    if (games?.length === 0) return { total: 0, totals: presentPlayTotals(NO_PLAY) };
    if (state === 'open' || state === 'rolled_back') {
      const loose = await looseAfter(sought, state, null, MOST_LOOSE + 1);
      return loose.length > MOST_LOOSE ? { total: null, totals: null } : told(sumOf(loose));
    }
    const all = await playOf(sought);
    if (state === null) return told(all);
    const loose = await Promise.all(
      (['open', 'rolled_back'] as const).map((each) =>
        looseAfter({ ...sought, state: each }, each, null, MOST_LOOSE + 1),
      ),
    );
    if (loose.some((list) => list.length > MOST_LOOSE)) return { total: null, totals: null };
    const others = sumOf(loose.flat());
    return told({
      rounds: all.rounds - others.rounds,
      stake: all.stake - others.stake,
      win: all.win - others.win,
      validBet: all.validBet,
    });
  }

  async function playOf({ whose, days, games }: Sought) {
    const byDay = await figures.playByDay(pool, whose, days, games);
    return byDay.reduce(
      (sum, day) => ({
        rounds: sum.rounds + day.rounds,
        stake: sum.stake + day.stake,
        win: sum.win + day.win,
        validBet: sum.validBet + day.validBet,
      }),
      NO_PLAY,
    );
  }
}

function told(play: typeof NO_PLAY) {
  return { total: Number(play.rounds), totals: presentPlayTotals(play) };
}

function sumOf(rounds: readonly RecordedRound[]) {
  return rounds.reduce(
    (sum, { stake, win, state }) => ({
      rounds: sum.rounds + 1n,
      stake: sum.stake + stake,
      win: sum.win + win,
      validBet: sum.validBet + (state === 'open' ? 0n : stake),
    }),
    NO_PLAY,
  );
}

function isWithin(at: Temporal.Instant, { from, to }: Span): boolean {
  return Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, to) < 0;
}

function latestFirst(a: RecordedRound, b: RecordedRound): number {
  return Temporal.Instant.compare(b.startedAt, a.startedAt) || (a.id < b.id ? 1 : -1);
}

function keyOf({ vendorId, gameCode }: PlayedGame): string {
  return `${vendorId} ${gameCode}`;
}

function placeIn({ startedAt, id }: RecordedRound): Place {
  return { at: startedAt, number: id };
}

/** @throws ApiError VALIDATION for what no page named as its next */
function placeOf(after: string | undefined): Place | null {
  if (after === undefined) return null;
  const place = parsePlace(after);
  if (!place) throw new ApiError('VALIDATION', { fields: { after: 'cursor' } });
  return place;
}
