import { isDeepStrictEqual } from 'node:util';
import { type ApprovalKind, approvalKinds } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, Employee, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { isId } from '../../platform/ids.ts';
import { byId, type Page, readPage } from '../../platform/paging.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import * as repo from './approvals.repo.ts';
import { type Request, stateAt } from './domain/request.ts';
import type { StoredAct } from './guard.service.ts';

type Needs = { pool: Pool; clock: Clock; record: RecordByHand; acts: ReadonlyMap<ApprovalKind, StoredAct> };

/** Who looks, and the kinds that they may look at. */
type Viewer = { staffId: bigint; kinds: readonly ApprovalKind[] };

type PageWanted = Viewer & { queue: 'waiting' | 'decided'; after: string | undefined; pageSize: number };

export type ApprovalsAdmin = ReturnType<typeof createApprovalsAdmin>;

/** What employees do with requests: look, approve or reject those of others, withdraw their own. */
export function createApprovalsAdmin({ pool, clock, record, acts }: Needs) {
  /** @throws ApiError NOT_FOUND, or APPROVAL_CLOSED where it waits no longer */
  async function lockWaiting(tx: WriteHandle, id: string): Promise<Request> {
    const request = isId(id) ? await repo.lockRequest(tx, id) : null;
    if (!request) throw new ApiError('NOT_FOUND', { approval: id });
    const state = stateAt(request, clock.now());
    if (state !== 'waiting') throw new ApiError('APPROVAL_CLOSED', { state });
    return request;
  }

  /** Only another person decides, who may. Both are asked of the database, as their rights are now. */
  async function requireDecider(tx: WriteHandle, { kind, askedBy }: Request, by: Employee): Promise<boolean> {
    if (askedBy.staffId === by.staffId) throw new ApiError('APPROVAL_OWN');
    const permission = `${approvalKinds[kind]}.approve`;
    const asker = { staffId: askedBy.staffId, permission: `${approvalKinds[kind]}.edit` };
    const may = await repo.selectRights(tx, asker, { staffId: by.staffId, permission });
    if (!may.approver) throw new ApiError('FORBIDDEN', { permission });
    return may.asker;
  }

  function note(tx: WriteHandle, by: ByStaff, action: string, { id, kind, memberId, askedBy, ...request }: Request) {
    const detail = { approval: String(id), kind, askedBy: askedBy.name, ...(memberId !== null && { memberId }) };
    const isDone = action === 'approval_approved';
    return record(tx, by, action, detail, isDone ? { before: request.before, after: request.after } : 'no change');
  }

  /** @returns whether it was carried out; if not, it is stale, and closed */
  async function carryOut(tx: WriteHandle, by: ByStaff, request: Request): Promise<boolean> {
    const { id, kind, input, grounds, askedBy, askedFrom, reason } = request;
    const act = acts.get(kind);
    if (!act) throw new Error(`nothing is guarded as ${kind}`);
    await act.lock(tx);
    const isAsBefore = isDeepStrictEqual((await act.look(tx, input)).grounds, grounds);
    const decision = {
      state: isAsBefore ? 'approved' : 'stale',
      by: by.staffId,
      at: clock.now(),
      reason: by.reason,
    } as const;
    await repo.decide(tx, id, decision);
    await note(tx, by, isAsBefore ? 'approval_approved' : 'approval_stale', request);
    if (!isAsBefore) return false;
    const asker: ByStaff = {
      ...askedBy,
      actor: staffActor(askedBy.name),
      reason,
      from: askedFrom,
      approved: { id: String(id), by: { staffId: by.staffId, name: by.name } },
    };
    await act.carryOut(tx, asker, input);
    return true;
  }

  return {
    /** A page of what waits, the oldest first, or of what no longer waits, the newest first. */
    page: ({ queue, pageSize, ...wanted }: PageWanted): Promise<Page<Request>> => {
      const select = queue === 'waiting' ? repo.selectWaiting : repo.selectDecided;
      const now = clock.now();
      return readPage(pageSize, (limit) => select(pool, { ...wanted, now, limit }), byId);
    },

    /** How many requests of others, of these kinds, wait. */
    waiting: (viewer: Viewer): Promise<number> => repo.countWaitingOfOthers(pool, { ...viewer, now: clock.now() }),

    /** @throws ApiError NOT_FOUND, also where they may not look at it */
    async open(id: string, { staffId, kinds }: Viewer): Promise<Request> {
      const request = isId(id) ? await repo.selectRequest(pool, id) : null;
      if (!request || !(kinds.includes(request.kind) || request.askedBy.staffId === staffId))
        throw new ApiError('NOT_FOUND', { approval: id });
      return request;
    },

    /**
     * Approves a request: what was asked for is carried out, once, in the same transaction.
     *
     * @throws ApiError NOT_FOUND, APPROVAL_CLOSED, APPROVAL_OWN, FORBIDDEN, APPROVAL_ASKER_RIGHTS, APPROVAL_STALE, and whatever the act refuses
     */
    async approve(by: ByStaff, id: string): Promise<void> {
      const isDone = await inTransaction(pool, async (tx) => {
        const request = await lockWaiting(tx, id);
        if (!(await requireDecider(tx, request, by))) throw new ApiError('APPROVAL_ASKER_RIGHTS');
        return carryOut(tx, by, request);
      });
      if (!isDone) throw new ApiError('APPROVAL_STALE');
    },

    /** @throws ApiError NOT_FOUND, APPROVAL_CLOSED, APPROVAL_OWN, FORBIDDEN */
    reject: (by: ByStaff, id: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const request = await lockWaiting(tx, id);
        await requireDecider(tx, request, by);
        const { staffId, reason } = by;
        await repo.decide(tx, request.id, { state: 'rejected', by: staffId, at: clock.now(), reason });
        await note(tx, by, 'approval_rejected', request);
      }),

    /** Takes back what one asked for oneself. @throws ApiError NOT_FOUND, APPROVAL_CLOSED, or NOT_POSSIBLE for another's */
    withdraw: (by: ByStaff, id: string): Promise<void> =>
      inTransaction(pool, async (tx) => {
        const request = await lockWaiting(tx, id);
        const { staffId, reason } = by;
        if (request.askedBy.staffId !== staffId)
          throw new ApiError('NOT_POSSIBLE', because('asked_by_other', 'somebody else asked for this: reject it'));
        await repo.decide(tx, request.id, { state: 'withdrawn', by: staffId, at: clock.now(), reason });
        await note(tx, by, 'approval_withdrawn', request);
      }),
  };
}
