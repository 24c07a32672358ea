import { type ContractKind, type ContractPeriod, ContractTerms } from '@champa/contract';
import { isDecimal, parseAmount } from '@champa/money';
import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { whyUnread } from '../../platform/stored.ts';
import type { Contract } from './contracts.repo.ts';
import type { ContractsService } from './contracts.service.ts';
import { periodsOf } from './domain/terms.ts';
import type { Settlements } from './settlements.service.ts';
import type { TeamService } from './team.service.ts';
import type { TreeService } from './tree.service.ts';

type Needs = {
  pool: Pool;
  tree: TreeService;
  team: TeamService;
  contracts: ContractsService;
  settlements: Settlements;
  record: RecordByHand;
};

type Promotion = { memberId: string; type: number; code: string | undefined };
type Offer = {
  memberId: string;
  kind: ContractKind;
  /** Left out: the kind's own, or the first of a dividend. */
  period: ContractPeriod | undefined;
  /** As its file has it. */
  terms: unknown;
  /** Also where contracts below give more, which end then. */
  proceed: boolean;
};

export type AgentsAdmin = ReturnType<typeof createAgentsAdmin>;

/** What staff does with agents, their teams and the brand's contracts. Each of these keeps who did it. */
export function createAgentsAdmin({ pool, tree, team, contracts, settlements, record }: Needs) {
  /** Records what was done with a contract of the brand. */
  function noted(by: Actor, action: string) {
    return (tx: WriteHandle, after: Contract, before: Contract | null): Promise<void> => {
      const detail = { contract: String(after.id), memberId: after.downlineId, kind: after.kind };
      return record(tx, by, action, detail, { before: before && standingOf(before), after: standingOf(after) });
    };
  }

  return {
    /** Makes a member an agent, with an invitation code where one is given. */
    promote: (by: ByStaff, { memberId, type, code }: Promotion): Promise<void> =>
      inTransaction(pool, async (tx) => {
        await tree.promote(tx, memberId, type, by, code);
        await record(tx, by, 'member_promoted', { memberId }, { before: null, after: { type, code: code ?? null } });
      }),

    /** Requests that a member and their team get another upline, or none; another employee approves it. */
    requestMove: (by: ByStaff, { memberId, upline }: { memberId: string; upline: string | null }) =>
      tree.requestMove(memberId, upline, by),

    approveMove: (by: Actor, id: string) => tree.decideMove(id, true, by.actor),

    rejectMove: (by: Actor, id: string) => tree.decideMove(id, false, by.actor),

    approveApplication: (by: ByStaff, id: string): Promise<void> => team.decide(id, true, by),

    rejectApplication: (by: ByStaff, id: string): Promise<void> => team.decide(id, false, by),

    /** Offers a member without an upline a contract of the brand. @throws ApiError VALIDATION, CONTRACT_… */
    async offer(by: Actor, { memberId, kind, period = periodsOf[kind][0]!, proceed, ...given }: Offer) {
      const parsed = ContractTerms.safeParse(given.terms);
      if (!parsed.success) throw new ApiError('VALIDATION', { fields: { terms: whyUnread(parsed.error) } });
      const offered = {
        uplineId: null,
        downlineId: memberId,
        kind,
        period,
        terms: parsed.data,
        proceed,
        actor: by.actor,
      };
      return contracts.offer(offered, noted(by, 'contract_offered'));
    },

    /** Requests to end a contract of the brand. */
    requestTermination: (by: Actor, contract: string) =>
      contracts.processForBrand(contract, 'request_termination', by.actor, noted(by, 'contract_termination_requested')),

    /** Confirms that an agent may end a contract of the brand. */
    confirmTermination: (by: Actor, contract: string) =>
      contracts.processForBrand(contract, 'confirm_termination', by.actor, noted(by, 'contract_termination_confirmed')),

    /** Sets the valid bet from which a member is active, from the next period on. */
    async setActiveFrom(by: ByStaff, { kind, validBet }: { kind: ContractKind; validBet: string }): Promise<void> {
      const amount = isDecimal(validBet) ? parseAmount(validBet) : 0n;
      if (amount <= 0n) throw new ApiError('VALIDATION', { fields: { amount: 'must be a decimal above zero' } });
      await tree.setActiveFrom(kind, amount, by);
    },

    /** Settles and pays everything that is over, as the job of each minute does. */
    async settle(by: Actor): Promise<void> {
      await inTransaction(pool, (tx) => record(tx, by, 'agents_settled', {}, 'no change'));
      await settlements.run();
    },
  };
}

/** What a contract says, and until when it holds. */
function standingOf({ state, terms, endsAt }: Contract): object {
  return { state, terms, endsAt: endsAt?.toString() ?? null };
}
