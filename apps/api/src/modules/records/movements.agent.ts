import { type ContractKind, type OwnMovement, type OwnMovementKind, ownMovementKinds } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Pool } from '../../platform/database.ts';
import { maskName, type Members } from '../member/index.ts';
import { addByKind, type KindSum } from './domain/movements.ts';
import type { TeamScope } from './domain/scope.ts';
import { createMemberMovements, type MemberMovementsNeeds } from './movements.member.ts';
import { createTeamMovements, type TeamMovementsNeeds } from './movements.team.ts';
import type { TeamCashMovement } from './movements.team.repo.ts';
import { answerPage, type PageAsked, type RecordList } from './paging.ts';
import { type MovementTotals, NO_MOVEMENT_TOTALS, presentMovementTotals } from './records.present.ts';
import type { Scopes } from './scopes.service.ts';
import type { Teams } from './teams.ts';

export type AgentMovementsNeeds = MemberMovementsNeeds &
  TeamMovementsNeeds & {
    pool: Pool;
    members: Pick<Members, 'usernames'>;
    scopes: Pick<Scopes, 'alone'>;
    teams: Pick<Teams, 'membersAmong'>;
  };

/** The kinds of the journal that an agent's own report shows as one kind. */
const journalKinds: Record<OwnMovementKind, readonly string[]> = {
  dividend: ['dividend'],
  salary_daily: ['salary_daily'],
  salary_hourly: ['salary_hourly'],
  salary_realtime: ['salary_realtime'],
  transfer: ['transfer_up', 'transfer_down'],
};
const contractKinds: Partial<Record<OwnMovementKind, ContractKind>> = {
  dividend: 'dividend',
  salary_daily: 'daily',
  salary_hourly: 'hourly',
  salary_realtime: 'realtime',
};
const ownKindOf = new Map(ownMovementKinds.flatMap((own) => journalKinds[own].map((kind) => [kind, own] as const)));

export type AgentMovementsService = ReturnType<typeof createAgentMovements>;

/** What contracts and transfers moved of an agent's own cash, latest first. */
export function createAgentMovements(needs: AgentMovementsNeeds) {
  const { pool, members, scopes, teams } = needs;
  const ofMember = createMemberMovements(needs);
  const ofTeam = createTeamMovements(needs);

  /** `scope`: the agent alone. */
  function list(scope: TeamScope, kind: OwnMovementKind | undefined): RecordList<TeamCashMovement, MovementTotals> {
    const kinds = kind === undefined ? [...ownKindOf.keys()] : journalKinds[kind];
    return ofTeam.list(scope, { kinds, reference: null }, async () =>
      presentMovementTotals(await sumsOf(scope), { kind }),
    );
  }

  async function sumsOf(scope: TeamScope): Promise<KindSum[]> {
    const own = (await ofMember.sums(await scopes.alone(scope))).filter(({ kind }) => ownKindOf.has(kind));
    return addByKind(own, ({ kind }) => ownKindOf.get(kind)!);
  }

  /** Names of members above the agent are masked. */
  async function present(agentId: string, movements: readonly TeamCashMovement[]): Promise<OwnMovement[]> {
    const others = [...new Set(movements.flatMap(({ otherId }) => otherId ?? []))];
    const [names, below] = await Promise.all([members.usernames(pool, others), teams.membersAmong(agentId, others)]);
    const nameOf = (id: string) => (below.has(id) ? (names.get(id) ?? '') : maskName(names.get(id) ?? ''));
    return movements.map((movement) => presentOwn(movement, movement.otherId && nameOf(movement.otherId)));
  }

  return {
    list,
    present,

    /** A page of it. */
    async page(scope: TeamScope, kind: OwnMovementKind | undefined, asked: PageAsked) {
      const { rows, next, totals } = await answerPage(list(scope, kind), asked, NO_MOVEMENT_TOTALS);
      return { list: await present(scope.memberId, rows), next, ...totals };
    },
  };
}

function presentOwn(movement: TeamCashMovement, partner: string | null): OwnMovement {
  const { number, amount, balance, currency, reference, at } = movement;
  const kind = ownKindOf.get(movement.kind)!;
  const contract = contractKinds[kind];
  return {
    id: String(number),
    kind,
    amount: formatDecimal(amount),
    balance: formatDecimal(balance),
    currency,
    partner,
    run: contract && reference.type === 'contract_run' ? { id: reference.id, kind: contract } : null,
    reference: reference.id,
    at: at.toString(),
  };
}
