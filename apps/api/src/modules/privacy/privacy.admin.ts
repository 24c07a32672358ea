import type { AnonymiseHindrance } from '@champa/contract';
import * as z from 'zod/mini';
import type { Module } from '../../module.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type ReadHandle, type WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { isId } from '../../platform/ids.ts';
import { byId, type Page, readPage } from '../../platform/paging.ts';
import type { Guard, Looked } from '../approvals/index.ts';
import type { Members } from '../member/index.ts';
import * as repo from './privacy.repo.ts';

export type PrivacyNeeds = {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'byId'>;
  record: RecordByHand;
  guard: Guard;
  modules: readonly Pick<Module, 'name' | 'personalData' | 'forget'>[];
  retention: () => Promise<{ recordYears: number; answerDays: number }>;
  timeZone: () => Promise<string>;
};

const Person = z.object({ memberId: z.string() });
type Person = z.infer<typeof Person>;

export type PrivacyAdmin = ReturnType<typeof createPrivacyAdmin>;

/** What employees do for a member who asks about their data. */
export function createPrivacyAdmin(needs: PrivacyNeeds) {
  const { pool, clock, members, record, guard, modules, retention, timeZone } = needs;

  async function requireMember(db: ReadHandle, memberId: string): Promise<void> {
    if (!isId(memberId) || !(await members.byId(db, memberId))) throw new ApiError('NOT_FOUND', { member: memberId });
  }

  /** What of a member is still open, in any module. */
  async function hindrancesOf(db: ReadHandle, memberId: string): Promise<AnonymiseHindrance[]> {
    const found: AnonymiseHindrance[] = [];
    for (const { forget } of modules) found.push(...((await forget?.open?.(db, memberId)) ?? []));
    return found;
  }

  async function forgetNow(tx: WriteHandle, by: ByStaff, { memberId }: Person): Promise<void> {
    if (await repo.selectAnonymised(tx, memberId)) return;
    const open = await hindrancesOf(tx, memberId);
    if (open.length > 0) throw new ApiError('ANONYMISE_OPEN', { open });
    const at = clock.now();
    const { recordYears } = await retention();
    const keptUntil = at
      .toZonedDateTimeISO(await timeZone())
      .add({ years: recordYears })
      .toInstant();
    for (const { forget } of modules) await forget?.now?.(tx, memberId);
    await repo.insertAnonymised(tx, memberId, { at, keptUntil });
    await repo.answerRequests(tx, memberId, ['erase', 'export'], { by: by.actor, at });
    await record(tx, by, 'member_anonymised', { memberId, keptUntil: keptUntil.toString() }, 'not kept');
  }

  /** Requests are kept for ever: nothing here names the member but their number. */
  async function look(tx: WriteHandle, { memberId }: Person): Promise<Looked> {
    await requireMember(tx, memberId);
    const state = (await repo.selectAnonymised(tx, memberId)) ? 'anonymised' : 'kept';
    return { subject: { type: 'member', id: memberId }, memberId, shown: { data: state }, grounds: { state } };
  }

  const anonymise = guard<Person, void>({
    kind: 'anonymise',
    isAlways: true,
    input: Person,
    look,
    carryOut: forgetNow,
  });

  return {
    /** Everything that the modules keep of a member, by their names. That it was taken is recorded before it is read. */
    async export(by: ByStaff, memberId: string): Promise<Record<string, object>> {
      await inTransaction(pool, async (tx) => {
        await record(tx, by, 'member_exported', { memberId }, 'no change');
        await repo.answerRequests(tx, memberId, ['export'], { by: by.actor, at: clock.now() });
      });
      const all: Record<string, object> = {};
      for (const { name, personalData } of modules) {
        if (personalData) all[name] = await personalData(memberId);
      }
      return all;
    },

    /** @throws ApiError NOT_FOUND */
    async standing(memberId: string) {
      await requireMember(pool, memberId);
      const anonymised = await repo.selectAnonymised(pool, memberId);
      return { anonymised, hindrances: anonymised ? [] : await hindrancesOf(pool, memberId) };
    },

    /** Erases a member's person, once a second one has approved it. @throws ApiError NOT_FOUND, ANONYMISE_OPEN, WAITS_FOR_APPROVAL */
    anonymise,

    /** Notes what a member asked for. @throws ApiError NOT_FOUND, or NOT_POSSIBLE while the same is open */
    noteRequest: (by: ByStaff, memberId: string, kind: repo.RequestKind): Promise<repo.DataRequest> =>
      inTransaction(pool, async (tx) => {
        await requireMember(tx, memberId);
        const askedAt = clock.now();
        const dueAt = askedAt.add({ hours: 24 * (await retention()).answerDays });
        const request = await repo.insertRequest(tx, { memberId, kind, askedAt, dueAt, notedBy: by.actor });
        if (!request)
          throw new ApiError('NOT_POSSIBLE', because('request_open', 'a request of this kind is open already'));
        await record(tx, by, 'data_request_noted', { memberId, kind }, { before: null, after: { state: 'open' } });
        return request;
      }),

    /** @throws ApiError NOT_FOUND, or NOT_POSSIBLE once it is answered */
    refuseRequest: (by: ByStaff, id: string): Promise<repo.DataRequest> =>
      inTransaction(pool, async (tx) => {
        if (!(await repo.selectRequest(tx, id))) throw new ApiError('NOT_FOUND', { request: id });
        const ending = { state: 'refused', by: by.actor, reason: by.reason, at: clock.now() } as const;
        const request = await repo.endRequest(tx, id, ending);
        if (!request)
          throw new ApiError('NOT_POSSIBLE', because('request_answered', 'the request is answered already'));
        const { memberId, kind } = request;
        const change = { before: { state: 'open' }, after: { state: 'refused' } };
        await record(tx, by, 'data_request_refused', { memberId, kind }, change);
        return request;
      }),

    requests: (
      queue: 'open' | 'ended',
      { after, pageSize }: { after: string | null; pageSize: number },
    ): Promise<Page<repo.DataRequest>> =>
      readPage(
        pageSize,
        (limit) =>
          queue === 'open'
            ? repo.selectOpenRequests(pool, { after: after ?? '0', limit })
            : repo.selectEndedRequests(pool, { before: after, limit }),
        byId,
      ),

    /** Erases what had to be kept of members who are anonymised, and need not be kept any longer. */
    async eraseKept(): Promise<void> {
      const now = clock.now();
      for (const memberId of await repo.selectDue(pool, now))
        await inTransaction(pool, async (tx) => {
          if (!(await repo.markErased(tx, memberId, now))) return;
          for (const { forget } of modules) await forget?.afterRetention?.(tx, memberId);
        });
    },
  };
}
