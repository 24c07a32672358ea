import { type ContractKind, type ContractPeriod, ContractTerms } from '@champa/contract';
import { isDecimal, parseAmount } from '@champa/money';
import * as z from 'zod/mini';
import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { whyUnread } from '../../platform/stored.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import type { Members } from '../member/index.ts';
import { selectApplication, selectOpenMove } from './agents.admin.repo.ts';
import type { Contract } from './contracts.repo.ts';
import type { ContractsService } from './contracts.service.ts';
import { periodsOf } from './domain/terms.ts';
import type { LinksService, LinkView } from './links.service.ts';
import type { Settlements } from './settlements.service.ts';
import type { TeamService } from './team.service.ts';
import type { TreeService } from './tree.service.ts';

type Needs = {
  pool: Pool;
  tree: TreeService;
  team: TeamService;
  contracts: ContractsService;
  settlements: Settlements;
  links: Pick<LinksService, 'pause'>;
  members: Pick<Members, 'byId' | 'byName' | 'uplineOf' | 'usernames'>;
  record: RecordByHand;
  guard: Guard;
};

const MoveWish = z.object({ memberId: z.string(), upline: z.nullable(z.string()) });
type MoveWish = z.infer<typeof MoveWish>;

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
export function createAgentsAdmin({ pool, tree, team, contracts, settlements, links, members, record, guard }: Needs) {
  /** Records what was done with a contract of the brand. */
  function noted(by: Actor, action: string) {
    return (tx: WriteHandle, after: Contract, before: Contract | null): Promise<void> => {
      const detail = { contract: String(after.id), memberId: after.downlineId, kind: after.kind };
      return record(tx, by, action, detail, { before: before && standingOf(before), after: standingOf(after) });
    };
  }

  async function lookAtPlace(tx: WriteHandle, { memberId }: MoveWish): Promise<Looked> {
    const [upline, move] = [await members.uplineOf(tx, memberId), await selectOpenMove(tx, memberId)];
    const names = await members.usernames(
      tx,
      [upline, move?.toUpline ?? null].filter((id) => id !== null),
    );
    const nameOf = (id: string | null) => (id === null ? '–' : (names.get(id) ?? id));
    const coming = move && { moves_to: nameOf(move.toUpline), from: move.effectiveAt?.toString() ?? null };
    return {
      subject: { type: 'member', id: memberId },
      memberId,
      shown: { upline: nameOf(upline), ...coming },
      // A move below nobody is one, too.
      grounds: { upline, move: move && { to: move.toUpline } },
    };
  }

  const move = guard<MoveWish, void>({
    kind: 'agent_move',
    isAlways: true,
    input: MoveWish,
    look: lookAtPlace,
    carryOut: async (tx, by, { memberId, upline }) => {
      const { fromUpline, effectiveAt } = await tree.move(tx, { memberId, toUpline: upline }, by);
      const change = { before: { upline: fromUpline }, after: { upline, effectiveAt: effectiveAt!.toString() } };
      await record(tx, by, 'agent_move', { memberId }, change);
    },
  });

  return {
    /**
     * Moves a member and their team below another upline, by username, or below nobody, from the next day on, once a second person
     * has approved it. @throws ApiError NOT_FOUND, NOT_POSSIBLE, VALIDATION, WAITS_FOR_APPROVAL
     */
    async move(by: ByStaff, { memberId, upline }: { memberId: string; upline: string | null }): Promise<void> {
      if (!(await members.byId(pool, memberId))) throw new ApiError('NOT_FOUND', { member: memberId });
      const to = upline === null ? null : await members.byName(pool, upline);
      if (upline !== null && to === null) throw new ApiError('VALIDATION', { fields: { upline: 'unknown_member' } });
      await move(by, { memberId, upline: to?.id ?? null });
    },

    /** Stops a move before it takes effect. @throws ApiError NOT_FOUND, NOT_POSSIBLE */
    stopMove: (by: ByStaff, id: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const { memberId, toUpline } = await tree.stopMove(tx, id, by.actor);
        await record(
          tx,
          by,
          'agent_move_stopped',
          { memberId, move: id },
          { before: { upline: toUpline }, after: null },
        );
      }),

    /** Name and contact of an applicant, which are masked otherwise. @throws ApiError NOT_FOUND */
    revealApplication: (by: ByStaff, id: string): Promise<{ name: string; contact: string }> =>
      inTransaction(pool, async (tx) => {
        const found = await selectApplication(tx, id);
        if (!found) throw new ApiError('NOT_FOUND', { application: id });
        const { memberId, name, contact } = found;
        await record(tx, by, 'application_revealed', { memberId, application: id }, 'no change');
        return { name, contact };
      }),

    /** Pauses an agent's link, or opens it again. @throws ApiError NOT_FOUND */
    pauseLink: (
      by: ByStaff,
      { agentId, link, paused }: { agentId: string; link: string; paused: boolean },
    ): Promise<LinkView> =>
      links.pause(agentId, link, paused, (tx) =>
        record(tx, by, 'agent_link_pause', { memberId: agentId, link }, { before: null, after: { paused } }),
      ),

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
    requestTermination: (by: Actor & { reason?: string }, contract: string) =>
      contracts.processForBrand(contract, 'request_termination', by, noted(by, 'contract_termination_requested')),

    /** Confirms that an agent may end a contract of the brand. */
    confirmTermination: (by: Actor & { reason?: string }, contract: string) =>
      contracts.processForBrand(contract, 'confirm_termination', by, noted(by, 'contract_termination_confirmed')),

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
