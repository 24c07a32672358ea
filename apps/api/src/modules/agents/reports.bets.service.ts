import type { GameCategory, Language, TeamRound } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type CatalogueGame, type CatalogueVendor, nameIn } from '../catalogue/index.ts';
import type { GamePlay, PlayedGame } from '../figures/index.ts';
import type { Members } from '../member/index.ts';
import { createGamesPlayed, formatPlace, type GamesPlayedNeeds, type Place } from '../records/index.ts';
import { presentCall, presentPlayTotals, presentRound } from '../records/index.ts';
import type { RoundState, Vendors } from '../vendors/index.ts';
import * as repo from './reports.bets.repo.ts';
import { selectLines } from './reports.repo.ts';
import type { Scope } from './reports.scope.ts';
import { placeOf, walkBack } from './reports.walk.ts';

export type BetsReportNeeds = {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'usernames'>;
  callsOf: Vendors['rounds']['calls'];
  vendors: GamesPlayedNeeds['vendors'];
  playedGame: GamesPlayedNeeds['playedGame'];
  searchGames: GamesPlayedNeeds['searchGames'];
  findGame: (vassalage: string, gameCode: string) => Promise<CatalogueGame | null>;
  findVendor: (vassalage: string) => Promise<CatalogueVendor | null>;
};

export type BetsFilter = {
  area?: GameCategory | undefined;
  vassalage?: string | undefined;
  search?: string | undefined;
  state?: RoundState | undefined;
};

/** What a report is narrowed to, with the games it means; null: all games. */
type Sought = { scope: Scope; state: RoundState | null; games: PlayedGame[] | null };

/** So many rounds that are not settled are added up; of more the report tells no totals. */
const MOST_LOOSE = 5000;

const NO_PLAY = { rounds: 0n, stake: 0n, win: 0n, validBet: 0n };

export type BetsReport = ReturnType<typeof createBetsReport>;

/** Team betting: lists walk the rounds by their time, totals come of figures. */
export function createBetsReport(needs: BetsReportNeeds) {
  const { pool, clock, members, findGame } = needs;
  const gamesPlayed = createGamesPlayed<readonly GamePlay[]>({
    ...needs,
    figures: { gamesOf: async (_db, played) => [...played] },
  });

  return {
    async list(
      scope: Scope,
      filter: BetsFilter,
      { after, limit }: { after: string | undefined; limit: number },
      language: Language,
    ) {
      const place = placeOf(after);
      const played = place === null || isNarrowed(filter) ? await repo.selectPlayByGame(pool, scope) : [];
      const sought = await seek(scope, filter, played);
      const page = await pageOf(sought, place, limit);
      const told = place === null ? await totalsOf(sought, played) : { total: null, totals: null };
      return { list: await present(page.rounds, language), next: page.next && formatPlace(page.next), ...told };
    },

    /** The same for a file: pages of any size, and at its beginning how many rounds there will be. */
    async begin(scope: Scope, filter: BetsFilter) {
      const played = () => repo.selectPlayByGame(pool, scope);
      const sought = await seek(scope, filter, isNarrowed(filter) ? await played() : []);
      return {
        total: async () => (await totalsOf(sought, await played())).total,
        page: async (after: Place | null, limit: number, language: Language) => {
          const page = await pageOf(sought, after, limit);
          return { rows: await present(page.rounds, language), next: page.next };
        },
      };
    },

    /** One round of somebody in the team. @throws ApiError NOT_FOUND for any other */
    async byId(head: string, id: string, language: Language) {
      const lines = await selectLines(pool, head, head, 'team');
      const round = lines && (await repo.selectRound(pool, lines, id));
      if (!round) throw new ApiError('NOT_FOUND');
      const [[view], calls, vendor] = await Promise.all([
        present([round], language),
        needs.callsOf(pool, round.id),
        needs.findVendor(round.vassalage),
      ]);
      return { ...view!, vendorName: vendor?.displayName ?? round.vassalage, calls: calls.map(presentCall) };
    },
  };

  async function seek(scope: Scope, { state, ...games }: BetsFilter, played: readonly GamePlay[]): Promise<Sought> {
    return { scope, state: state ?? null, games: await gamesPlayed.matching(played, games) };
  }

  async function pageOf({ scope, games, state }: Sought, after: Place | null, limit: number) {
    if (games?.length === 0) return { rounds: [], next: null };
    const found =
      state === 'open' || state === 'rolled_back'
        ? await repo.selectLooseRounds(pool, { scope, games, states: [state], after, most: MOST_LOOSE }, limit + 1)
        : await walkBack({
            span: scope.span,
            timeZone: scope.timeZone,
            now: clock.now(),
            after,
            limit: limit + 1,
            fetch: (stretch, most) => repo.selectRounds(pool, { scope, games, state, after }, stretch, most),
            daysWith: (days) => repo.selectDaysPlayed(pool, scope, days, games),
          });
    const rounds = found.slice(0, limit);
    const last = found.length > limit ? rounds.at(-1)! : null;
    return { rounds, next: last && { at: last.startedAt, number: last.id } };
  }

  async function totalsOf({ scope, games, state }: Sought, played: readonly GamePlay[]) {
    const wanted = games && new Set(games.map(keyOf));
    const all = played.filter((game) => !wanted || wanted.has(keyOf(game))).reduce(plus, NO_PLAY);
    if (state === null) return told(all);
    const [states, after] = [['open', 'rolled_back'] as const, null];
    const loose = await repo.selectLooseSums(pool, { scope, games, states, after, most: MOST_LOOSE + 1 });
    const rounds = loose.reduce((sum, each) => sum + each.rounds, 0n);
    if (rounds > BigInt(MOST_LOOSE)) return { total: null, totals: null };
    if (state !== 'closed') {
      const own = loose.find((each) => each.state === state);
      // Of open rounds nothing is valid yet, and of those that were taken back no stake is left.
      return told(own ? { ...own, validBet: 0n } : NO_PLAY);
    }
    return told(loose.reduce(minus, all));
  }

  async function present(list: readonly repo.MemberRound[], language: Language): Promise<TeamRound[]> {
    const names = await members.usernames(pool, [...new Set(list.map(({ memberId }) => memberId))]);
    return Promise.all(
      list.map(async (round) => {
        const game = await findGame(round.vassalage, round.gameCode);
        const view = presentRound(round, game && { name: nameIn(game, language), nodeId: String(game.nodeId) });
        return { ...view, member: { id: round.memberId, username: names.get(round.memberId) ?? '' } };
      }),
    );
  }
}

function isNarrowed({ area, vassalage, search }: BetsFilter): boolean {
  return [area, vassalage, search].some((each) => each !== undefined);
}

function told(play: typeof NO_PLAY) {
  return { total: Number(play.rounds), totals: presentPlayTotals(play) };
}

function plus(sum: typeof NO_PLAY, { rounds, stake, win, validBet }: typeof NO_PLAY): typeof NO_PLAY {
  return {
    rounds: sum.rounds + rounds,
    stake: sum.stake + stake,
    win: sum.win + win,
    validBet: sum.validBet + validBet,
  };
}

function minus(sum: typeof NO_PLAY, { rounds, stake, win }: repo.LooseSum): typeof NO_PLAY {
  return { ...sum, rounds: sum.rounds - rounds, stake: sum.stake - stake, win: sum.win - win };
}

function keyOf({ vendorId, gameCode }: PlayedGame): string {
  return `${vendorId} ${gameCode}`;
}
