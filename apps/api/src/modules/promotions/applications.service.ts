import type { Activity, ActivityApplication, Language } from '@champa/contract';
import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Author, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { isId } from '../../platform/ids.ts';
import { byId, type Page, type PageWish, presentPage, readPage } from '../../platform/paging.ts';
import type { Inbox } from '../inbox/index.ts';
import { readUploadedPicture } from '../media/index.ts';
import type { Activities } from './activities.service.ts';
import { presentApplication } from './applications.present.ts';
import * as repo from './applications.repo.ts';
import type { Awards } from './awards.service.ts';
import { mayDo } from './domain/activity-state.ts';
import type { ContentLink } from './domain/content-link.ts';
import { spanOf } from './domain/spans.ts';
import { insertChange, lockPromotions } from './promotions.repo.ts';
import type { Standing } from './standings.service.ts';

export type ApplicationsNeeds = {
  pool: Pool;
  clock: Clock;
  activities: Pick<Activities, 'standingOf' | 'refuse' | 'view'>;
  awards: Pick<Awards, 'award'>;
  links: () => Promise<ContentLink[]>;
  timeZone: () => Promise<string>;
  tell: Inbox['tell'];
  record: RecordByHand;
};

/** A screenshot must stay readable; more pixels are of no use. */
const LONGEST_SIDE = 2000;
const MOST_PICTURES = 3;
/** How long pictures without an application are kept. */
const LOOSE_HOURS = 24;

export type { Application } from './applications.repo.ts';
export type Applications = ReturnType<typeof createApplications>;

/** Applications for promotions that staff decides on. */
export function createApplications(needs: ApplicationsNeeds) {
  const { pool, clock, activities, awards, links, timeZone, tell, record } = needs;
  async function applicable(memberId: string, id: string, language: Language): Promise<Standing> {
    const standing = await activities.standingOf(memberId, id, language);
    const isOffered = standing.promotion.definition.rules.some(({ trigger }) => trigger.on === 'application');
    if (!isOffered || !mayDo(standing.activity.state, 'apply')) activities.refuse(standing);
    return standing;
  }

  /** @throws ApiError NOT_FOUND */
  async function open(id: string): Promise<repo.Application> {
    const found = isId(id) ? await repo.selectApplication(pool, id) : null;
    if (!found) throw new ApiError('NOT_FOUND', { application: id });
    return found;
  }

  const linkOf = async (key: string | undefined): Promise<ContentLink | null> =>
    (await links()).find((link) => link.key === key) ?? null;

  return {
    /** Stores a picture for a following application. */
    async addPicture(memberId: string, id: string, file: Uint8Array, language: Language): Promise<{ id: string }> {
      const { promotion } = await applicable(memberId, id, language);
      const bytes = await readUploadedPicture(file, (picture) =>
        picture
          .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 82 }),
      );
      return inTransaction(pool, async (tx) => {
        await repo.lockMember(tx, memberId);
        if ((await repo.countLoosePictures(tx, promotion.id, memberId)) >= MOST_PICTURES) {
          throw new ApiError('TOO_MANY_PICTURES');
        }
        return {
          id: String(await repo.insertPicture(tx, { promotionId: promotion.id, memberId, bytes }, clock.now())),
        };
      });
    },

    /** Applies; once for each key. */
    async apply(
      memberId: string,
      id: string,
      { comment, pictures, idempotencyKey }: { comment: string; pictures: readonly string[]; idempotencyKey: string },
      language: Language,
    ): Promise<Activity> {
      if (await repo.selectByKey(pool, memberId, idempotencyKey)) return activities.view(memberId, id, language);
      const { promotion } = await applicable(memberId, id, language);
      await inTransaction(pool, async (tx) => {
        await repo.lockMember(tx, memberId);
        const owner = { promotionId: promotion.id, memberId };
        const applicationId = await repo.insertApplication(tx, { ...owner, idempotencyKey, comment }, clock.now());
        // Another request was quicker: its application stands.
        if (applicationId === null) return;
        const ids = [...new Set(pictures)];
        if ((await repo.attachPictures(tx, { ...owner, applicationId, ids })) !== ids.length) {
          throw new ApiError('VALIDATION', { fields: ['pictures'] });
        }
        await repo.deleteLoosePictures(tx, owner);
      });
      return activities.view(memberId, id, language);
    },

    async list(
      memberId: string,
      { before, pageSize }: PageWish,
      keyOf: (promotionId: bigint) => string | undefined,
      language: Language,
    ): Promise<Page<ActivityApplication>> {
      const page = await readPage(pageSize, (limit) => repo.selectOwn(pool, memberId, { before, limit }), byId);
      const known = new Map((await links()).map((link) => [link.key, link]));
      const linkOf = (promotionId: bigint) => known.get(keyOf(promotionId) ?? '') ?? null;
      return presentPage(page, (one) => presentApplication(one, linkOf(one.promotionId), language));
    },

    /** A page of those that wait, the oldest first, or of those that were decided, the newest first. */
    page: (queue: 'waiting' | 'decided', { after, pageSize }: { after: string | null; pageSize: number }) =>
      readPage(pageSize, (limit) => repo.selectQueue(pool, queue, { after, limit }), byId),

    waiting: (most: number): Promise<repo.Application[]> => repo.selectWaiting(pool, most),
    open,
    picturesOf: (id: string): Promise<Buffer[]> => repo.selectPictures(pool, id),

    /**
     * Decides a waiting application; approved, it gives the promised reward.
     *
     * @throws ApiError NOT_FOUND, or NOT_POSSIBLE, which says why
     */
    async decide(by: ByStaff | Author, id: string, state: repo.Decision['state']): Promise<void> {
      const known = await open(id);
      const decision = { state, ...by };
      await inTransaction(pool, async (tx) => {
        const [promotion] = await lockPromotions(tx, [known.promotionId]);
        const { definition, key } = promotion!;
        if (!(await repo.decide(tx, known.id, decision, clock.now()))) {
          throw new ApiError(
            'NOT_POSSIBLE',
            because('application_decided', `application ${id} was decided already`, { application: id }),
          );
        }
        const { memberId } = known;
        if (decision.state === 'approved') {
          const rule = definition.rules.find(({ trigger }) => trigger.on === 'application')!;
          const day = dayAt(clock.now(), await timeZone());
          const span = spanOf(definition.span, day);
          const cause = `application:${id}`;
          const occasion = { promotion: promotion!, rule, memberId, cause, base: 0n, rank: 1, day, span };
          const [verdict] = await awards.award(tx, [occasion]);
          if (verdict!.status !== 'given') throw notGiven(verdict!);
        } else {
          const name = (await linkOf(key))?.title ?? {};
          const said = { lo: name.lo ?? key, en: name.en ?? key, cn: name.cn ?? key };
          await tell(tx, { memberId, kind: 'activity_rejected', details: { name: said }, cause: `application:${id}` });
        }
        const about = { memberId: known.memberId, application: id };
        if ('staffId' in by) await record(tx, by, `application_${state}`, about, 'no change');
        const change = { action: decision.state, detail: `application ${id}`, reason: decision.reason };
        await insertChange(tx, promotion!.id, { ...change, actor: decision.actor }, clock.now());
      });
    },

    dropLoosePictures: (): Promise<void> =>
      inTransaction(pool, (tx) =>
        repo.deleteLoosePictures(tx, { before: clock.now().subtract({ hours: LOOSE_HOURS }) }),
      ),
  };
}

/** The refusal of a reward that could not be given. */
export function notGiven(verdict: { status: string; why?: string }): ApiError {
  const words: Record<string, string> = {
    budget_used_up: 'the budget does not cover it (bin/champa promotion fund)',
    capped: 'a cap of the promotion is reached',
    conditions: 'its conditions do not hold',
    known: 'it was given before',
    nothing: 'it comes to nothing',
    failed: 'it cannot be paid; the log says why',
    not_for_you: 'the member is not in its audience',
    linked_account: 'the member is linked to another (bin/champa promotion flags)',
    excluded: 'the member is not active, or has excluded themselves',
  };
  const cause = verdict.why ?? verdict.status;
  return new ApiError(
    'NOT_POSSIBLE',
    because('nothing_given', `nothing was given: ${words[cause] ?? verdict.status}`, { cause }),
  );
}
