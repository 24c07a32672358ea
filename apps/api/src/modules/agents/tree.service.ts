import { type ContractKind, contractKinds } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import { accountFlags, type Members } from '../member/index.ts';
import type { ContractsService } from './contracts.service.ts';
import { nextBoundary } from './domain/periods.ts';
import * as repo from './tree.repo.ts';

export type TreeNeeds = {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'byId' | 'uplineOf' | 'setType' | 'addInvitation'>;
  contracts: Pick<ContractsService, 'part'>;
  timeZone: () => Promise<string>;
};

/** The ordinary agent; the same command sets the other types of agents. */
export const AGENT = 1;
const agentTypes = [1, 2, 41, 42];
/**
 * A move takes effect at the beginning of a day that is at least this far off, so that it is committed before the day
 * begins.
 */
const NOTICE = { hours: 1 };

type MoveWish = { memberId: string; toUpline: string | null };

export type TreeService = ReturnType<typeof createTreeService>;

/** Agents, and everybody's place in the tree. */
export function createTreeService({ pool, clock, members, contracts, timeZone }: TreeNeeds) {
  const keep = (tx: WriteHandle, change: repo.Change) => repo.insertChange(tx, change, clock.now());

  async function carryOut(tx: WriteHandle, move: repo.Move): Promise<void> {
    const { memberId, toUpline, effectiveAt } = move;
    const isMoved = await repo.hang(tx, memberId, toUpline, effectiveAt!);
    if (isMoved) await contracts.part(tx, memberId, contractKinds, effectiveAt!);
    await repo.endMove(tx, move.id, isMoved ? 'done' : 'failed');
  }

  async function request(
    tx: WriteHandle,
    { memberId, toUpline }: MoveWish,
    by: Pick<ByStaff, 'actor' | 'reason'>,
  ): Promise<repo.Move> {
    const fromUpline = await members.uplineOf(tx, memberId);
    if (fromUpline === toUpline)
      throw new ApiError('NOT_POSSIBLE', because('there_already', 'the member is there already'));
    if (toUpline !== null && (await repo.selectIsInTeam(tx, toUpline, memberId)))
      throw new ApiError(
        'NOT_POSSIBLE',
        because('below_own_team', 'a member cannot be moved below themselves or their own team'),
      );
    const wanted = { memberId, fromUpline, toUpline, reason: by.reason, requestedBy: by.actor };
    const move = await repo.insertMove(tx, { ...wanted, requestedAt: clock.now() });
    if (!move) throw new ApiError('NOT_POSSIBLE', because('move_waits', 'another move of this member waits'));
    return move;
  }

  async function approve(tx: WriteHandle, move: repo.Move, actor: string): Promise<repo.Move> {
    const effectiveAt = nextBoundary('daily', clock.now().add(NOTICE), await timeZone());
    const approved = { ...move, state: 'approved', effectiveAt } as const;
    await repo.decideMove(tx, approved, actor, clock.now());
    return approved;
  }

  return {
    /** Makes a member an agent, with an invitation code. */
    async promote(
      tx: WriteHandle,
      memberId: string,
      type: number,
      by: { actor: string; reason: string },
      code?: string,
    ): Promise<void> {
      if (!agentTypes.includes(type))
        throw new ApiError('VALIDATION', { fields: { type: `must be one of ${agentTypes.join(', ')}` } });
      const member = await members.byId(tx, memberId);
      if (!member || accountFlags(member.type).isTrial)
        throw new ApiError('NOT_POSSIBLE', because('not_true_member', 'only a true member can be an agent'));
      await members.setType(tx, memberId, type);
      if (code !== undefined && !(await members.addInvitation(tx, code, memberId, null)))
        throw new ApiError('NOT_POSSIBLE', because('code_taken', `the code ${code} is taken`, { code }));
      await keep(tx, { what: 'promoted', memberId, details: { type, code: code ?? null }, ...by });
    },

    /** Requests a move; another member of staff has to approve it. */
    requestMove: (
      memberId: string,
      toUpline: string | null,
      by: { actor: string; reason: string },
    ): Promise<repo.Move> => inTransaction(pool, (tx) => request(tx, { memberId, toUpline }, by)),

    /** A move that a second person has approved already: it takes effect with the brand's next day. */
    async move(tx: WriteHandle, wish: MoveWish, by: ByStaff): Promise<repo.Move> {
      const { id } = await request(tx, wish, by);
      const requested = (await repo.lockMove(tx, String(id)))!;
      return approve(tx, requested, by.approved ? staffActor(by.approved.by.name) : by.actor);
    },

    /** Stops a move that has not taken effect yet. @throws ApiError NOT_FOUND, or NOT_POSSIBLE once it is done */
    async stopMove(tx: WriteHandle, id: string, actor: string): Promise<repo.Move> {
      const move = await repo.lockMove(tx, id);
      if (!move) throw new ApiError('NOT_FOUND', { move: id });
      if (move.state !== 'requested' && move.state !== 'approved')
        throw new ApiError(
          'NOT_POSSIBLE',
          because('move_ended', `the move is ${move.state} already`, { state: move.state }),
        );
      const stopped = { ...move, state: 'rejected', effectiveAt: null } as const;
      await repo.decideMove(tx, stopped, actor, clock.now());
      return stopped;
    },

    /** Approves a move for the beginning of the brand's next day, or rejects it. Nobody decides their own. */
    decideMove: (id: string, isApproved: boolean, actor: string): Promise<repo.Move> =>
      inTransaction(pool, async (tx) => {
        const move = await repo.lockMove(tx, id);
        if (move?.state !== 'requested') throw new ApiError('NOT_FOUND', { 'waiting move': id });
        if (move.requestedBy === actor)
          throw new ApiError(
            'NOT_POSSIBLE',
            because('other_employee', 'another employee than the one who requested a move decides it'),
          );
        if (isApproved) return approve(tx, move, actor);
        const rejected = { ...move, state: 'rejected', effectiveAt: null } as const;
        await repo.decideMove(tx, rejected, actor, clock.now());
        return rejected;
      }),

    /** Carries out the moves that are due. Earlier play stays with the old line. */
    async moveDue(): Promise<void> {
      for (const { id } of await repo.selectDueMoves(pool, clock.now()))
        await inTransaction(pool, async (tx) => {
          const move = await repo.lockMove(tx, String(id));
          if (move?.state === 'approved') await carryOut(tx, move);
        });
    },

    /** Sets the valid bet from which a member is active, from the next period on. */
    setActiveFrom: (kind: ContractKind, validBet: bigint, by: { actor: string; reason: string }): Promise<void> =>
      inTransaction(pool, async (tx) => {
        await repo.insertActiveRule(tx, kind, clock.now(), validBet);
        await keep(tx, { what: 'active_rule', memberId: null, details: { kind, validBet: String(validBet) }, ...by });
      }),

    /** Records what an operator did. */
    keep,
    moves: (): Promise<repo.Move[]> => repo.selectMoves(pool),
    isInTeam: (memberId: string, headId: string): Promise<boolean> => repo.selectIsInTeam(pool, memberId, headId),
  };
}
