import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import type { GamePlay, PlayedGame } from '../figures/index.ts';
import type { RoundState } from '../vendors/index.ts';
import { addPlay, NO_PLAY, type Play, subtractPlay } from './domain/play.ts';
import type { TeamScope } from './domain/scope.ts';
import { type GamesPlayed, isAmong } from './games-played.ts';
import type { TimePlace } from '../../platform/paging.ts';
import { NO_ROUND_TOTALS, presentPlay, type RoundTotals } from './records.present.ts';
import { mergeRounds, placeOf, type RoundsFilter, type RoundsList, TICKET_VENDORS } from './rounds.list.ts';
import * as repo from './rounds.team.repo.ts';
import { walkBack } from './walk.ts';

export type TeamRoundsNeeds = { pool: Pool; clock: Clock; gamesPlayed: GamesPlayed };

type Played = () => Promise<readonly GamePlay[]>;
/** A part of a team, and the games and state that its rounds are narrowed to. */
type Sought = { scope: TeamScope; games: PlayedGame[] | null; state: RoundState | null; played: Played };

/** The most open or rolled back rounds that are added up; with more, the list has no totals. */
const MOST_LOOSE = 5000;

/** A team's rounds, by agent line and time: they are walked back in time, their totals come from figures (decision 0036). */
export function createTeamRounds({ pool, clock, gamesPlayed }: TeamRoundsNeeds) {
  return async (scope: TeamScope, filter: RoundsFilter): Promise<RoundsList> => {
    const played = once(() => repo.selectPlayByGame(pool, scope));
    const games = await gamesPlayed.matching(played, filter);
    const sought = { scope, games, state: filter.state ?? null, played };
    return {
      after: (place, limit) => roundsAfter(sought, place, limit),
      placeOf,
      totals: () => totalsOf(sought),
    };
  };

  async function roundsAfter({ scope, games, state }: Sought, after: TimePlace | null, limit: number) {
    if (games?.length === 0) return [];
    const loose = { scope, games, after, most: MOST_LOOSE };
    if (state === 'open') return repo.selectLooseRounds(pool, { ...loose, states: [state] }, limit);
    if (state === 'rolled_back') {
      const lists = await Promise.all([
        repo.selectLooseRounds(pool, { ...loose, states: [state] }, limit),
        repo.selectPartlyCancelled(pool, { scope, games, after, vendors: TICKET_VENDORS }, limit),
      ]);
      return mergeRounds(lists, limit);
    }
    return walkBack({
      scope,
      now: clock.now(),
      after,
      limit,
      fetch: (stretch, most) => repo.selectRounds(pool, { scope, games, state, after }, stretch, most),
      daysWith: (days) => repo.selectDaysPlayed(pool, scope, days, games),
    });
  }

  async function totalsOf({ scope, games, state, played }: Sought): Promise<RoundTotals> {
    const all = (await played()).filter(isAmong(games)).reduce<Play>(addPlay, NO_PLAY);
    if (state === null) return presentPlay(all);
    const [states, after] = [['open', 'rolled_back'] as const, null];
    const loose = await repo.selectLooseSums(pool, { scope, games, states, after, most: MOST_LOOSE + 1 });
    const rounds = loose.reduce((sum, each) => sum + each.rounds, 0n);
    if (rounds > BigInt(MOST_LOOSE)) return NO_ROUND_TOTALS;
    // Of open rounds nothing is valid yet, and of those that were rolled back no stake is left.
    const sums = loose.map((each) => ({ ...each, validBet: 0n, openStake: each.state === 'open' ? each.stake : 0n }));
    if (state === 'closed') return presentPlay(sums.reduce<Play>(subtractPlay, all));
    const sum = sums.find((each) => each.state === state) ?? NO_PLAY;
    if (state === 'open') return presentPlay(sum);
    // A ticket that was taken back counts for a round and nothing else.
    const wanted = { scope, games, after, vendors: TICKET_VENDORS };
    const partly = await repo.selectPartlyCancelled(pool, wanted, MOST_LOOSE + 1);
    if (partly.length > MOST_LOOSE) return NO_ROUND_TOTALS;
    return presentPlay({ ...sum, rounds: sum.rounds + BigInt(partly.length) });
  }
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}
