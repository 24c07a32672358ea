import { isDeepStrictEqual } from 'node:util';
import type { MailingAudience } from '@champa/contract';
import { startOfDay } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { enqueue } from '../../platform/jobs.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import type { Texts } from './domain/message.ts';
import * as repo from './mailings.repo.ts';

export const SEND_MAILINGS = 'inbox_send_mailings';
const AT_ONCE = 2000;
/** How far an audience may have changed, in parts of what was shown. */
const MAY_DIFFER = 10;

export type MailingsNeeds = {
  pool: Pool;
  clock: Clock;
  textsOf: (file: unknown) => Promise<Texts>;
  timeZone: () => Promise<string>;
  /** The ID of a username; null: nobody’s. */
  memberNamed: (username: string) => Promise<string | null>;
  record: RecordByHand;
};

type Wish = { audience: MailingAudience; texts: unknown; members: number; key: string };

export type MailingsAdmin = ReturnType<typeof createMailingsAdmin>;

/** Messages of employees to many members: counted before, sent in the background, batch by batch. */
export function createMailingsAdmin({ pool, clock, textsOf, timeZone, memberNamed, record }: MailingsNeeds) {
  /** @throws ApiError VALIDATION for an agent that there is not */
  async function chosenOf({ language, tag, team, since }: MailingAudience): Promise<repo.Chosen> {
    const headId = team === undefined ? null : await memberNamed(team);
    if (team !== undefined && headId === null) throw new ApiError('VALIDATION', { fields: { team: 'unknown' } });
    const from = since === undefined ? null : startOfDay(since, await timeZone());
    return { language: language ?? null, tag: tag ?? null, headId, since: from };
  }

  const count = async (audience: MailingAudience): Promise<number> =>
    repo.countChosen(pool, await chosenOf(audience), clock.now());

  /** Sends the next batch of one. @returns whether there is more */
  const sendSome = (id: string): Promise<boolean> =>
    inTransaction(pool, async (tx) => {
      const mailing = await repo.lockMailing(tx, id);
      if (mailing?.state !== 'running') return false;
      const now = clock.now();
      const page = { after: mailing.place, now, limit: AT_ONCE };
      const members = await repo.selectChosen(tx, await chosenOf(mailing.audience), page);
      if (members.length > 0) await repo.insertMailed(tx, mailing, members, now);
      const isMore = members.length === AT_ONCE;
      await repo.updateMailing(tx, {
        id: mailing.id,
        sent: mailing.sent + members.length,
        place: members.at(-1) ?? mailing.place,
        state: isMore ? 'running' : 'done',
        endedAt: isMore ? null : now,
      });
      return isMore;
    });

  return {
    count,

    list: ({ before, pageSize }: PageWish): Promise<Page<repo.Mailing>> =>
      readPage(pageSize, (limit) => repo.selectMailings(pool, { before, limit }), byId),

    /** @throws ApiError VALIDATION, IDEMPOTENCY_CONFLICT, or NOT_POSSIBLE where the audience is not what was shown */
    async send(by: ByStaff, { audience, texts, members, key }: Wish): Promise<repo.Mailing> {
      const read = await textsOf(texts);
      const known = await repo.selectByKey(pool, key);
      if (known) return requireSame(known, { audience, texts: read });
      const counted = await count(audience);
      if (Math.abs(counted - members) * MAY_DIFFER > members)
        throw new ApiError(
          'NOT_POSSIBLE',
          because('audience_changed', `the audience has ${counted} members now: count again`, {
            count: String(counted),
          }),
        );
      return inTransaction(pool, async (tx) => {
        const at = clock.now();
        const mailing = await repo.insertMailing(tx, { texts: read, audience, counted, sentBy: by.actor, at, key });
        if (!mailing) return requireSame((await repo.selectByKey(tx, key))!, { audience, texts: read });
        await enqueue(tx, SEND_MAILINGS, {}, { key: SEND_MAILINGS });
        const detail = { mailing: String(mailing.id), audience, members: counted };
        await record(tx, by, 'members_messaged', detail, 'not kept');
        return mailing;
      });
    },

    /** @throws ApiError NOT_FOUND, or NOT_POSSIBLE once it has ended */
    stop: (by: ByStaff, id: string): Promise<repo.Mailing> =>
      inTransaction(pool, async (tx) => {
        const mailing = await repo.lockMailing(tx, id);
        if (!mailing) throw new ApiError('NOT_FOUND', { mailing: id });
        if (mailing.state !== 'running')
          throw new ApiError('NOT_POSSIBLE', because('ended_already', 'it has ended already'));
        const stopped = { ...mailing, state: 'stopped', endedAt: clock.now() } as const;
        await repo.updateMailing(tx, stopped);
        const change = { before: { state: 'running' }, after: { state: 'stopped', sent: mailing.sent } };
        await record(tx, by, 'members_messaged', { mailing: id }, change);
        return stopped;
      }),

    /** Sends what waits, batch by batch; a server that dies leaves no gap, and nobody gets it twice. */
    async run(): Promise<void> {
      for (const id of await repo.selectRunning(pool)) while (await sendSome(id));
    },
  };
}

/** @throws ApiError IDEMPOTENCY_CONFLICT where the key was used for another message */
function requireSame(known: repo.Mailing, { audience, texts }: Pick<repo.Mailing, 'audience' | 'texts'>): repo.Mailing {
  if (!isDeepStrictEqual([known.audience, known.texts], [audience, texts])) throw new ApiError('IDEMPOTENCY_CONFLICT');
  return known;
}
