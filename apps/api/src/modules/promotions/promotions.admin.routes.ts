import {
  type AdminApplication,
  adminApplication,
  type AdminApplicationCase,
  adminApplicationDecision,
  adminApplicationPictures,
  adminApplications,
  adminMemberAwards,
  adminReviewDecision,
  adminReviews,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { Application, Applications } from './applications.service.ts';
import { presentAward } from './awards.present.ts';
import type { ContentLink } from './domain/content-link.ts';
import { presentGiven, promiseOf } from './domain/promise.ts';
import type { Promotion } from './domain/promotion.ts';
import type { PromotionsAdmin } from './promotions.admin.ts';

type Needs = {
  admin: Pick<PromotionsAdmin, 'awardsOf' | 'reviewsPage' | 'review' | 'list'>;
  applications: Pick<Applications, 'page' | 'open' | 'picturesOf' | 'decide'>;
  links: () => Promise<ContentLink[]>;
  usernames: (memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  currency: () => Promise<string>;
};

const decisions = { approve: 'approved', reject: 'rejected' } as const;

/** What members earned of promotions and applied for, in the console. */
export function promotionsAdminRoutes(app: FastifyInstance, needs: Needs): void {
  const { admin, applications, links, usernames, currency } = needs;

  /** The words for applications and rewards of some members. */
  async function naming(memberIds: readonly string[]) {
    const [promotions, known, names] = await Promise.all([admin.list(), links(), usernames([...new Set(memberIds)])]);
    return {
      promotionOf: (id: bigint): Promotion | undefined => promotions.find((each) => each.id === id),
      titleOf: (key: string) => known.find((link) => link.key === key)?.title ?? {},
      nameOf: (memberId: string) => names.get(memberId) ?? memberId,
    };
  }
  type Naming = Awaited<ReturnType<typeof naming>>;

  function present(one: Application, { promotionOf, titleOf, nameOf }: Naming): AdminApplication {
    const { id, memberId, promotionId, state, comment, pictures, appliedAt, decidedAt, decidedBy } = one;
    const promotion = promotionOf(promotionId)?.key ?? String(promotionId);
    return {
      id: String(id),
      memberId,
      username: nameOf(memberId),
      promotion,
      title: titleOf(promotion),
      state,
      comment,
      pictures,
      appliedAt: appliedAt.toString(),
      decidedAt: decidedAt?.toString() ?? null,
      decidedBy,
    };
  }

  async function view(id: string): Promise<AdminApplicationCase> {
    const one = await applications.open(id);
    const names = await naming([one.memberId]);
    const rules = names.promotionOf(one.promotionId)?.definition.rules ?? [];
    const reward = rules.find(({ trigger }) => trigger.on === 'application')?.reward;
    return {
      ...present(one, names),
      reason: one.reason,
      promise: reward ? promiseOf(reward, 0, await currency()) : null,
      can: one.state === 'applying' ? ['approve', 'reject'] : [],
    };
  }

  route(app, adminMemberAwards, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.awardsOf(params.id, { before, pageSize }), presentAward),
  );

  route(app, adminApplications, async ({ query: { after = null, pageSize, queue } }) => {
    const page = await applications.page(queue, { after, pageSize });
    const names = await naming(page.list.map(({ memberId }) => memberId));
    return presentPage(page, (one) => present(one, names));
  });

  route(app, adminApplication, ({ params }) => view(params.id));

  route(app, adminApplicationPictures, async ({ params }) =>
    (await applications.picturesOf(params.id)).map((bytes) => bytes.toString('base64')),
  );

  route(app, adminApplicationDecision, async (call) => {
    const { act, reason } = call.body;
    await applications.decide(callerOf(call, reason), call.params.id, decisions[act]);
    return view(call.params.id);
  });

  route(app, adminReviews, async ({ query: { after = null, pageSize } }) => {
    const page = await admin.reviewsPage({ after, pageSize });
    const { promotionOf, titleOf, nameOf } = await naming(page.list.map(({ memberId }) => memberId));
    return presentPage(page, ({ id, memberId, promotionId, reward, cost, currency: of, at }) => {
      const promotion = promotionOf(promotionId)?.key ?? String(promotionId);
      return {
        id: String(id),
        memberId,
        username: nameOf(memberId),
        promotion,
        title: titleOf(promotion),
        reward: presentGiven(reward),
        cost: formatDecimal(cost),
        currency: of,
        at: at.toString(),
      };
    });
  });

  route(app, adminReviewDecision, async (call) => {
    const { act, reason } = call.body;
    await admin.review(callerOf(call, reason), call.params.id, decisions[act]);
    return {};
  });
}
