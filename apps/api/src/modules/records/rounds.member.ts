import type { Pool } from '../../platform/database.ts';
import type { CatalogueGame } from '../catalogue/index.ts';
import type { Figures, LooseState, PlayedGame, Whose } from '../figures/index.ts';
import type { RecordedRound, RoundState, Vendors } from '../vendors/index.ts';
import { cutFrom, cutTo, dayOf, isWithin, type Span, spanOf } from './domain/days.ts';
import { addPlay, NO_PLAY, type Play, subtractPlay } from './domain/play.ts';
import type { MemberScope } from './domain/scope.ts';
import { type GamesPlayed, isAmong } from './games-played.ts';
import type { TimePlace } from '../../platform/paging.ts';
import { comparePlaces, listOf } from './paging.ts';
import { NO_ROUND_TOTALS, presentPlay, type RoundTotals } from './records.present.ts';
import { mergeRounds, placeOf, type RoundsFilter, type RoundsList, TICKET_VENDORS } from './rounds.list.ts';

export type MemberRoundsNeeds = {
  pool: Pool;
  figures: Pick<Figures, 'playByDay' | 'daysPlayed' | 'looseRounds' | 'reached' | 'gamesOf'>;
  rounds: Pick<Vendors['rounds'], 'after' | 'partlyCancelled' | 'own' | 'byRef'>;
  gamesPlayed: GamesPlayed;
  /** A game by its vendor's code, switched off or not. */
  findGame: (vassalage: string, gameCode: string) => Promise<CatalogueGame | null>;
};

/** A scope with a wallet, and the games and state that its rounds are narrowed to. */
type Sought = { scope: MemberScope; whose: Whose; games: PlayedGame[] | null; state: RoundState | null };

/** The most open or rolled back rounds that are added up; with more, the list has no totals. */
const MOST_LOOSE = 2000;
const LOOSE_AT_A_TIME = 200;

/**
 * A member's rounds, by the key of their account. Figures name the days of rare games, keep the open and rolled back rounds, and
 * give the totals, however many rounds there are.
 */
export function createMemberRounds({ pool, figures, rounds, gamesPlayed, findGame }: MemberRoundsNeeds) {
  return async (scope: MemberScope, filter: RoundsFilter): Promise<RoundsList> => {
    const { memberId, cash } = scope;
    const own = (found: readonly RecordedRound[]) => found.map((round) => ({ ...round, memberId }));
    if (!cash) return listOf(own([]), placeOf, presentPlay(NO_PLAY));
    const whose = { memberId, account: cash.account };
    const named = await roundsNamed(whose, scope.span, filter);
    if (named) {
      // A round found for its tickets that were taken back has other stakes, which are not part of the list.
      const sum = filter.state === 'rolled_back' ? { ...NO_PLAY, rounds: BigInt(named.length) } : sumOf(named);
      return listOf(own(named), placeOf, presentPlay(sum));
    }
    const games = await gamesPlayed.matching(() => figures.gamesOf(pool, whose), filter);
    const sought = { scope, whose, games, state: filter.state ?? null };
    return {
      after: async (place, limit) => own(await roundsAfter(sought, place, limit)),
      placeOf,
      totals: () => totalsOf(sought),
    };
  };

  /** Where the search is the whole name of a round: that round, if the rest of the filter fits; otherwise null. */
  async function roundsNamed(whose: Whose, span: Span, { search, state, area, vassalage }: RoundsFilter) {
    if (search === undefined) return null;
    const named = await rounds.byRef(pool, whose.account, search);
    if (named.length === 0) return null;
    const fitting: RecordedRound[] = [];
    for (const round of named) {
      const game = await findGame(round.vassalage, round.gameCode);
      if (
        isWithin(round.startedAt, span) &&
        (state === undefined || round.state === state || (state === 'rolled_back' && isPartlyCancelled(round))) &&
        (vassalage === undefined || round.vassalage === vassalage) &&
        (area === undefined || game?.category === area)
      )
        fitting.push(round);
    }
    return fitting;
  }

  async function roundsAfter(sought: Sought, place: TimePlace | null, limit: number): Promise<RecordedRound[]> {
    const { state, games } = sought;
    if (games?.length === 0) return [];
    if (state === 'open') return looseAfter(sought, state, place, limit);
    if (state === 'rolled_back') return cancelledAfter(sought, place, limit);
    return games === null
      ? fetchAfter(sought, [sought.scope.span], place, limit)
      : ofGames(sought, games, place, limit);
  }

  /** Rounds of some games: of what is not counted yet, and of the days for which figures have these games. */
  async function ofGames(sought: Sought, games: readonly PlayedGame[], place: TimePlace | null, limit: number) {
    const { span } = sought.scope;
    const lately = (await figures.reached(pool)).lately ?? span.from;
    const recent = cutFrom(span, lately);
    const found = recent ? await fetchAfter(sought, [recent], place, limit) : [];
    let earlier = cutTo(span, lately);
    while (earlier && found.length < limit) {
      const spans = await spansPlayed(sought, games, earlier, place, limit);
      if (spans.length === 0) break;
      const last = found.length > 0 ? placeOf(found.at(-1)!) : place;
      found.push(...(await fetchAfter(sought, spans, last, limit - found.length)));
      earlier = cutTo(earlier, spans.at(-1)!.from);
    }
    return found;
  }

  /**
   * The latest days before a place that have, together, as many rounds of these games as are wanted. The place's own day comes
   * on top: some of its rounds are on the page before.
   */
  async function spansPlayed(
    { whose, scope }: Sought,
    games: readonly PlayedGame[],
    span: Span,
    after: TimePlace | null,
    limit: number,
  ): Promise<Span[]> {
    const { timeZone } = scope;
    const end = after && Temporal.Instant.compare(after.at, span.to) < 0 ? after.at : span.to;
    const days = { from: dayOf(span.from, timeZone), to: dayOf(end, timeZone) };
    const played = await figures.daysPlayed(pool, whose.memberId, days, games, limit + 1);
    const spans: Span[] = [];
    let rounds = 0n;
    for (const { day, rounds: many } of played) {
      const cut = cutTo(spanOf({ from: day, to: day }, timeZone), span.to);
      if (cut) spans.push(cut);
      if (day !== days.to) rounds += many;
      if (rounds >= BigInt(limit)) break;
    }
    return spans;
  }

  function fetchAfter({ whose, games, state }: Sought, spans: readonly Span[], place: TimePlace | null, limit: number) {
    const after = place && { at: place.at, id: place.number };
    return rounds.after(pool, { memberId: whose.memberId, spans, games, state, after, limit });
  }

  /** The few rounds that are open or were rolled back, from where figures keep them, and what is not counted yet. */
  async function looseAfter(
    sought: Sought,
    state: LooseState,
    place: TimePlace | null,
    limit: number,
  ): Promise<RecordedRound[]> {
    const { scope, games, whose } = sought;
    const lately = (await figures.reached(pool)).lately ?? scope.span.from;
    const recent = cutFrom(scope.span, lately);
    const found = recent ? await fetchAfter(sought, [recent], place, limit) : [];
    const earlier = cutTo(scope.span, lately);
    let before = place && { at: place.at, id: place.number };
    while (earlier && found.length < limit) {
      const wish = { state, ...earlier, before, limit: LOOSE_AT_A_TIME };
      const kept = await figures.looseRounds(pool, whose.memberId, wish);
      const ids = kept.filter(isAmong(games)).map(({ id }) => id);
      const own = await rounds.own(pool, whose.memberId, ids);
      // A round may have been settled since it was counted.
      const still = own.filter((round) => round.state === state);
      found.push(...still.toSorted((a, b) => comparePlaces(placeOf(a), placeOf(b))));
      if (kept.length < LOOSE_AT_A_TIME) break;
      before = kept.at(-1)!;
    }
    return found.slice(0, limit);
  }

  /** Rounds that were rolled back, and those of which some tickets were taken back. */
  async function cancelledAfter(sought: Sought, place: TimePlace | null, limit: number): Promise<RecordedRound[]> {
    const lists = await Promise.all([
      looseAfter(sought, 'rolled_back', place, limit),
      partlyCancelledAfter(sought, place, limit),
    ]);
    return mergeRounds(lists, limit);
  }

  function partlyCancelledAfter({ scope, whose, games }: Sought, place: TimePlace | null, limit: number) {
    const after = place && { at: place.at, id: place.number };
    const { memberId } = whose;
    return rounds.partlyCancelled(pool, { memberId, span: scope.span, vendors: TICKET_VENDORS, games, after, limit });
  }

  async function totalsOf(sought: Sought): Promise<RoundTotals> {
    const { state, games } = sought;
    if (games?.length === 0) return presentPlay(NO_PLAY);
    if (state === 'open') {
      const open = await looseSum(sought, state);
      return open ? presentPlay(open) : NO_ROUND_TOTALS;
    }
    if (state === 'rolled_back') return totalsOfCancelled(sought);
    const all = await playOf(sought);
    if (state === null) return presentPlay(all);
    const [open, rolledBack] = await Promise.all([
      looseSum({ ...sought, state: 'open' }, 'open'),
      looseSum({ ...sought, state: 'rolled_back' }, 'rolled_back'),
    ]);
    if (!open || !rolledBack) return NO_ROUND_TOTALS;
    return presentPlay({ ...subtractPlay(all, addPlay(open, rolledBack)), validBet: all.validBet });
  }

  /** A ticket that was taken back counts for a round and nothing else. */
  async function totalsOfCancelled(sought: Sought): Promise<RoundTotals> {
    const [loose, partly] = await Promise.all([
      looseSum(sought, 'rolled_back'),
      partlyCancelledAfter(sought, null, MOST_LOOSE + 1),
    ]);
    if (!loose || partly.length > MOST_LOOSE) return NO_ROUND_TOTALS;
    return presentPlay({ ...loose, rounds: loose.rounds + BigInt(partly.length) });
  }

  /** Null where there are too many. */
  async function looseSum(sought: Sought, state: LooseState): Promise<Play | null> {
    const loose = await looseAfter(sought, state, null, MOST_LOOSE + 1);
    return loose.length > MOST_LOOSE ? null : sumOf(loose);
  }

  async function playOf({ whose, scope, games }: Sought): Promise<Play> {
    return (await figures.playByDay(pool, whose, scope.days, games)).reduce<Play>(addPlay, NO_PLAY);
  }
}

function sumOf(rounds: readonly RecordedRound[]): Play {
  const plays = rounds.map(({ stake, win, validBet, state }) => ({
    rounds: 1n,
    stake,
    win,
    validBet,
    openStake: state === 'open' ? stake : 0n,
  }));
  return plays.reduce(addPlay, NO_PLAY);
}

function isPartlyCancelled({ vassalage, hasCancelledBets }: { vassalage: string; hasCancelledBets: boolean }): boolean {
  return hasCancelledBets && TICKET_VENDORS.includes(vassalage);
}
