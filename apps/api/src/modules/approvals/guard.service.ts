import { isDeepStrictEqual } from 'node:util';
import type { ApprovalKind, ApprovalSubject, ApprovalThing } from '@champa/contract';
import { type Amount } from '@champa/money';
import type * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import * as repo from './approvals.repo.ts';
import type { ApprovalRules } from './approvals.settings.ts';
import { isWanted } from './domain/request.ts';

/** A thing as it is now. */
export type Looked = {
  subject: ApprovalSubject;
  /** The member whose thing it is. */
  memberId?: string;
  /** What a person compares before and after: the console has words for each; `value`, and what a plan has, by their forms. */
  shown: Partial<Record<ApprovalThing | 'value', unknown>>;
  /**
   * What a decision rests on. Each time the act is carried out it changes; if it changed between asking and approving, nobody approves any
   * more what was asked for.
   */
  grounds: Record<string, unknown>;
};

/** An act that the brand may want a second person for. What it takes is JSON: it is kept until somebody approves it. */
export type GuardedAct<Input, Done> = {
  kind: ApprovalKind;
  /** A second person is wanted whatever the brand's setting says; left out, the setting decides. */
  isAlways?: true;
  input: z.ZodMiniType<Input>;
  /** What the brand's rule measures; null: nothing is at stake, and nobody is asked. Left out where there is no amount. */
  amountOf?: (tx: WriteHandle, input: Input) => Promise<Amount | null>;
  /**
   * Lets other changes of the thing wait while a request about it is approved: for acts that replace what there is. Those that add to it may
   * come in any order, and those with states refuse by themselves.
   */
  lock?: (tx: WriteHandle) => Promise<void>;
  look: (tx: WriteHandle, input: Input) => Promise<Looked>;
  /** Does it, in the transaction of whoever asks or approves, with its entry in the audit log. */
  carryOut: (tx: WriteHandle, by: ByStaff, input: Input) => Promise<Done>;
};

/**
 * Makes an act one that waits for a second person where the brand's setting wants one, and that otherwise runs at once, as it does by a
 * command on the platform's own machine.
 *
 * @throws (what it makes) ApiError WAITS_FOR_APPROVAL once the request is kept, APPROVAL_PENDING, and whatever the act refuses
 */
export type Guard = <Input, Done>(act: GuardedAct<Input, Done>) => (by: ByStaff, input: Input) => Promise<Done>;

/** The act of a kind, as it is carried out from what was stored. */
export type StoredAct = {
  lock: (tx: WriteHandle) => Promise<void>;
  look: (tx: WriteHandle, stored: unknown) => Promise<Looked>;
  carryOut: (tx: WriteHandle, by: ByStaff, stored: unknown) => Promise<unknown>;
};

type Needs = { pool: Pool; clock: Clock; rules: () => Promise<ApprovalRules>; record: RecordByHand };

type Waits = { approval: string; expiresAt: string };
type Outcome<Done> = { done: Done } | { waits: Waits };

/** The guard of acts, and what it has guarded by kind. */
export function createGuard({ pool, clock, rules, record }: Needs): {
  guard: Guard;
  acts: Map<ApprovalKind, StoredAct>;
} {
  const acts = new Map<ApprovalKind, StoredAct>();

  const guard: Guard = (act) => {
    acts.set(act.kind, {
      lock: act.lock ?? (async () => undefined),
      look: (tx, stored) => act.look(tx, act.input.parse(stored)),
      carryOut: (tx, by, stored) => act.carryOut(tx, by, act.input.parse(stored)),
    });
    return async (by, input) => {
      const outcome = await inTransaction(pool, (tx) => doOrAsk(tx, act, by, input));
      if ('waits' in outcome) throw new ApiError('WAITS_FOR_APPROVAL', outcome.waits);
      return outcome.done;
    };
  };

  async function doOrAsk<Input, Done>(
    tx: WriteHandle,
    act: GuardedAct<Input, Done>,
    by: ByStaff,
    input: Input,
  ): Promise<Outcome<Done>> {
    const atOnce = async () => ({ done: await act.carryOut(tx, by, input) });
    // Commands are for those who run the platform itself.
    if (by.from === undefined) return atOnce();
    const { wanted, expireHours } = await rules();
    const isRuled = act.isAlways !== true;
    if (isRuled && !wanted.some(({ kind }) => kind === act.kind)) return atOnce();
    const amount = act.amountOf ? await act.amountOf(tx, input) : null;
    if (act.amountOf && amount === null) return atOnce();
    if (isRuled && !isWanted(wanted, act.kind, amount)) return atOnce();

    const { before, after } = await tryOut(tx, act, by, input);
    // It repeats what was done already, such as a call that is sent again: there is nothing to approve.
    if (isDeepStrictEqual(before.grounds, after.grounds)) return atOnce();
    const now = clock.now();
    const request: repo.NewRequest = {
      kind: act.kind,
      subject: before.subject,
      memberId: before.memberId ?? null,
      input,
      amount,
      before: before.shown,
      after: after.shown,
      grounds: before.grounds,
      reason: by.reason,
      askedBy: { staffId: by.staffId, name: by.name },
      askedAt: now,
      askedFrom: by.from,
      expiresAt: now.add({ hours: expireHours }),
    };
    return { waits: await keep(tx, by, request) };
  }

  /** Does it and takes it back: bad input is refused at once, and what would change is what does change. */
  async function tryOut<Input>(
    tx: WriteHandle,
    { look, carryOut }: GuardedAct<Input, unknown>,
    by: ByStaff,
    input: Input,
  ): Promise<{ before: Looked; after: Looked }> {
    const before = await look(tx, input);
    await repo.savepoint(tx);
    await carryOut(tx, by, input);
    const after = await look(tx, input);
    await repo.rollBack(tx);
    return { before, after };
  }

  async function keep(tx: WriteHandle, by: ByStaff, request: repo.NewRequest): Promise<Waits> {
    await repo.expire(tx, request.askedAt);
    const id = await repo.insertRequest(tx, request);
    if (id === null) return sameAgain(await repo.selectWaitingOf(tx, request.kind, request.subject), request);
    const { kind, memberId, before, after } = request;
    const detail = { approval: String(id), kind, ...(memberId !== null && { memberId }) };
    await record(tx, by, 'approval_asked', detail, { before, after });
    return { approval: String(id), expiresAt: request.expiresAt.toString() };
  }

  return { guard, acts };
}

/** The same call sent again asks for nothing more. @throws ApiError APPROVAL_PENDING for anything else about the same thing */
function sameAgain(waiting: Awaited<ReturnType<typeof repo.selectWaitingOf>>, wanted: repo.NewRequest): Waits {
  const approval = waiting === null ? '' : String(waiting.id);
  const isSame =
    waiting?.askedBy.staffId === wanted.askedBy.staffId &&
    isDeepStrictEqual(waiting.input, JSON.parse(JSON.stringify(wanted.input)));
  if (!isSame) throw new ApiError('APPROVAL_PENDING', { approval });
  return { approval, expiresAt: waiting.expiresAt.toString() };
}
