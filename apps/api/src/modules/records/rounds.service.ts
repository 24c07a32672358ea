import type { BettingRound, Language, TeamRound } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { type CatalogueGame, nameIn } from '../catalogue/index.ts';
import type { Members } from '../member/index.ts';
import type { Round } from '../vendors/index.ts';
import type { MemberScope, Scope, TeamScope } from './domain/scope.ts';
import { answerPage, type PageAsked } from './paging.ts';
import { NO_ROUND_TOTALS, presentRound } from './records.present.ts';
import type { MemberRound, RoundsFilter, RoundsList } from './rounds.list.ts';
import { createMemberRounds, type MemberRoundsNeeds } from './rounds.member.ts';
import { createTeamRounds, type TeamRoundsNeeds } from './rounds.team.ts';

export type RoundsNeeds = MemberRoundsNeeds &
  TeamRoundsNeeds & {
    pool: Pool;
    members: Pick<Members, 'usernames'>;
    /** A game by its vendor's code, switched off or not. */
    findGame: (vassalage: string, gameCode: string) => Promise<CatalogueGame | null>;
  };

export type RoundsService = ReturnType<typeof createRoundsService>;

/** The rounds of a member or of a team, latest first. */
export function createRoundsService(needs: RoundsNeeds) {
  const { pool, members, findGame } = needs;
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

  async function presentOfTeam(rounds: readonly MemberRound[], language: Language): Promise<TeamRound[]> {
    const [views, names] = await Promise.all([
      present(rounds, language),
      members.usernames(pool, [...new Set(rounds.map(({ memberId }) => memberId))]),
    ]);
    return rounds.map(({ memberId: id }, n) => ({ ...views[n]!, member: { id, username: names.get(id) ?? '' } }));
  }

  return {
    list,
    present,
    presentOfTeam,

    /** A page of a member's betting record. */
    async memberPage(scope: MemberScope, filter: RoundsFilter, asked: PageAsked, language: Language) {
      const { rows, next, totals } = await answerPage(await list(scope, filter), asked, NO_ROUND_TOTALS);
      return { list: await present(rows, language), next, ...totals };
    },

    /** A page of a team's betting. */
    async teamPage(scope: TeamScope, filter: RoundsFilter, asked: PageAsked, language: Language) {
      const { rows, next, totals } = await answerPage(await list(scope, filter), asked, NO_ROUND_TOTALS);
      return { list: await presentOfTeam(rows, language), next, ...totals };
    },
  };
}
