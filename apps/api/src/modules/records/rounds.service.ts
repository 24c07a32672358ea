import type { BettingRound, Language, TeamRound } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { type CatalogueGame, nameIn } from '../catalogue/index.ts';
import type { Lottery } from '../lottery/index.ts';
import type { Members } from '../member/index.ts';
import type { Round, RoundState } from '../vendors/index.ts';
import type { MemberScope, Scope, TeamScope } from './domain/scope.ts';
import { answerPage, type PageAsked } from './paging.ts';
import { NO_ROUND_TOTALS, presentRound, presentRoundTicket } from './records.present.ts';
import type { MemberRound, RoundsFilter, RoundsList } from './rounds.list.ts';
import { createMemberRounds, type MemberRoundsNeeds } from './rounds.member.ts';
import { createTeamRounds, type TeamRoundsNeeds } from './rounds.team.ts';

export type RoundsNeeds = MemberRoundsNeeds &
  TeamRoundsNeeds & {
    pool: Pool;
    members: Pick<Members, 'usernames'>;
    /** A game by its vendor's code, switched off or not. */
    findGame: (vassalage: string, gameCode: string) => Promise<CatalogueGame | null>;
    /** The tickets of a lottery's rounds: a member's tickets on a draw are one round. */
    ticketsOf: Lottery['tickets']['ofRounds'];
  };

export type RoundsService = ReturnType<typeof createRoundsService>;

/** The rounds of a member or of a team, latest first. */
export function createRoundsService(needs: RoundsNeeds) {
  const { pool, members, findGame, ticketsOf } = needs;
  const ofMember = createMemberRounds(needs);
  const ofTeam = createTeamRounds(needs);

  const list = (scope: Scope, filter: RoundsFilter): Promise<RoundsList> =>
    scope.of === 'member' ? ofMember(scope, filter) : ofTeam(scope, filter);

  async function present(rounds: readonly Round[], language: Language): Promise<BettingRound[]> {
    return Promise.all(
      rounds.map(async (round) => {
        const game = await findGame(round.vassalage, round.gameCode);
        return presentRound(round, game && { name: nameIn(game, language), nodeId: String(game.nodeId) });
      }),
    );
  }

  /** The rows of rounds: one for a round, or one for each ticket of a lottery's. */
  async function rowsOf(rounds: readonly Round[], language: Language, state?: RoundState): Promise<BettingRound[][]> {
    const [views, tickets] = await Promise.all([present(rounds, language), ticketsOf(rounds)]);
    return rounds.map(({ id }, n) => {
      const own = tickets.get(id)?.map((ticket) => presentRoundTicket(views[n]!, ticket)) ?? [views[n]!];
      return own.filter((row) => state === undefined || row.state === state);
    });
  }

  async function presentOfTeam(
    rounds: readonly MemberRound[],
    language: Language,
    state?: RoundState,
  ): Promise<TeamRound[]> {
    const [rows, names] = await Promise.all([
      rowsOf(rounds, language, state),
      members.usernames(pool, [...new Set(rounds.map(({ memberId }) => memberId))]),
    ]);
    return rounds.flatMap(({ memberId: id }, n) =>
      rows[n]!.map((row) => ({ ...row, member: { id, username: names.get(id) ?? '' } })),
    );
  }

  const presentOwn = async (rounds: readonly Round[], language: Language, state?: RoundState) =>
    (await rowsOf(rounds, language, state)).flat();

  return {
    list,
    present,
    presentOwn,
    presentOfTeam,

    /** A page of a member's betting record. */
    async memberPage(scope: MemberScope, filter: RoundsFilter, asked: PageAsked, language: Language) {
      const { rows, next, totals } = await answerPage(await list(scope, filter), asked, NO_ROUND_TOTALS);
      return { list: await presentOwn(rows, language, filter.state), next, ...totals };
    },

    /** A page of a team's betting. */
    async teamPage(scope: TeamScope, filter: RoundsFilter, asked: PageAsked, language: Language) {
      const { rows, next, totals } = await answerPage(await list(scope, filter), asked, NO_ROUND_TOTALS);
      return { list: await presentOfTeam(rows, language, filter.state), next, ...totals };
    },
  };
}
