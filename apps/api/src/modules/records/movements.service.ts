import type { AccountMovement, accountRecord, Language, OperationValue, TeamMovement } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import type { Members } from '../member/index.ts';
import type { DescribeCauses } from './describe.service.ts';
import type { CashMovement } from './domain/movements.ts';
import type { MemberScope, Scope, TeamScope } from './domain/scope.ts';
import type { MovementsFilter, MovementsList } from './movements.list.ts';
import { createMemberMovements, type MemberMovementsNeeds } from './movements.member.ts';
import { createTeamMovements, type TeamMovementsNeeds } from './movements.team.ts';
import { answerPage, type PageAsked } from './paging.ts';
import { NO_MOVEMENT_TOTALS, presentMovement, presentMovementTotals, presentTeamMovement } from './records.present.ts';
import type { Scopes } from './scopes.service.ts';

export type MovementsNeeds = MemberMovementsNeeds &
  TeamMovementsNeeds & {
    pool: Pool;
    members: Pick<Members, 'usernames'>;
    scopes: Pick<Scopes, 'alone'>;
    describe: DescribeCauses;
  };

export type MovementsService = ReturnType<typeof createMovementsService>;

/** The movements of a member's cash, or of a team's, latest first. */
export function createMovementsService(needs: MovementsNeeds) {
  const { pool, members, scopes, describe } = needs;
  const ofMember = createMemberMovements(needs);
  const ofTeam = createTeamMovements(needs);

  /** Of a team: movements beside play. One member of it alone has the same list as in their own account record. */
  async function list(scope: Scope, filter: MovementsFilter): Promise<MovementsList> {
    if (scope.of === 'member') return ofMember.list(scope, filter);
    if (scope.isAlone) return ofMember.list(await scopes.alone(scope), filter);
    const wanted = { kinds: filter.kind === undefined ? null : [filter.kind], reference: filter.search ?? null };
    return ofTeam.list(scope, wanted, async () => presentMovementTotals(await ofTeam.sums(scope), filter));
  }

  function causesOf(movements: readonly CashMovement[], language: Language) {
    return describe(
      movements.map(({ reference }) => reference),
      language,
    );
  }

  async function present(movements: readonly CashMovement[], language: Language): Promise<AccountMovement[]> {
    const causes = await causesOf(movements, language);
    return movements.map((movement) => presentMovement(movement, causes));
  }

  async function presentOfTeam(movements: readonly CashMovement[], language: Language): Promise<TeamMovement[]> {
    const [causes, names] = await Promise.all([
      causesOf(movements, language),
      members.usernames(pool, [...new Set(movements.map(({ memberId }) => memberId))]),
    ]);
    return movements.map((movement) => presentTeamMovement(movement, names.get(movement.memberId) ?? '', causes));
  }

  return {
    list,
    present,
    presentOfTeam,

    /** A page of a member's account record. */
    async memberPage(
      scope: MemberScope,
      filter: MovementsFilter,
      asked: PageAsked,
      language: Language,
    ): Promise<OperationValue<typeof accountRecord>> {
      const { rows, next, totals } = await answerPage(await list(scope, filter), asked, NO_MOVEMENT_TOTALS);
      const kinds = totals.kinds && totals.kinds.map(({ kind }) => kind);
      return { list: await present(rows, language), next, ...totals, kinds };
    },

    /** A page of a team's transactions. */
    async teamPage(scope: TeamScope, filter: MovementsFilter, asked: PageAsked, language: Language) {
      const { rows, next, totals } = await answerPage(await list(scope, filter), asked, NO_MOVEMENT_TOTALS);
      return { list: await presentOfTeam(rows, language), next, ...totals };
    },
  };
}
