import {
  activities,
  activity,
  activityApplications,
  addActivityPicture,
  applyForActivity,
  checkIn,
  claimActivity,
  joinActivity,
  type Language,
  rafflePromotionClaim,
  referralMilestones,
  signInDays,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { Activities } from './activities.service.ts';
import type { Applications } from './applications.service.ts';
import type { Days } from './days.service.ts';
import type { Given } from './domain/reward.ts';

export type PromotionsRoutesNeeds = {
  service: Activities;
  applications: Applications;
  days: Days;
  keys: () => Promise<ReadonlyMap<bigint, string>>;
  defaultLanguage: () => Promise<Language>;
  /** Counts a use of a limited action. */
  spend: (key: string, most: { uses: number; minutes: number }) => Promise<void>;
};

const PICTURES_PER_HOUR = 20;

export function promotionsRoutes(app: FastifyInstance, needs: PromotionsRoutesNeeds): void {
  const { service, applications, days, spend } = needs;
  const language = async (request: FastifyRequest): Promise<Language> =>
    languageOf(request, await needs.defaultLanguage());

  route(app, activities, async ({ principal, request }) => ({
    list: await service.list(trueMember(principal).memberId, await language(request)),
  }));

  route(app, activity, async ({ principal, params, request }) =>
    service.view(trueMember(principal).memberId, params.id, await language(request)),
  );

  route(app, joinActivity, async ({ principal, params, request }) =>
    service.join(trueMember(principal).memberId, params.id, await language(request)),
  );

  route(app, claimActivity, async ({ principal, params, body, request }) => {
    const { memberId } = trueMember(principal);
    const { claimed, activity: now } = await service.claim(
      memberId,
      params.id,
      body.idempotencyKey,
      await language(request),
    );
    return { claimed, activity: now };
  });

  route(app, rafflePromotionClaim, async ({ principal, params, body, request }) => {
    const { memberId } = trueMember(principal);
    const { idempotencyKey } = body;
    const { given, activity: now } = await service.claim(
      memberId,
      params.id,
      idempotencyKey,
      await language(request),
      isTickets,
    );
    const tickets = given.filter(isTickets);
    return {
      tickets: tickets.reduce((sum, each) => sum + each.tickets, 0),
      game: tickets[0]?.game ?? '',
      activity: now,
    };
  });

  route(app, addActivityPicture, async ({ principal, params, body, request }) => {
    const { memberId } = trueMember(principal);
    await spend(`activity-picture:${memberId}`, { uses: PICTURES_PER_HOUR, minutes: 60 });
    return applications.addPicture(memberId, params.id, body, await language(request));
  });

  route(app, applyForActivity, async ({ principal, params, body, request }) =>
    applications.apply(trueMember(principal).memberId, params.id, body, await language(request)),
  );

  route(app, activityApplications, async ({ principal, query: { before = null, pageSize }, request }) => {
    const keys = await needs.keys();
    return applications.list(
      trueMember(principal).memberId,
      { before, pageSize },
      (id) => keys.get(id),
      await language(request),
    );
  });

  route(app, signInDays, async ({ principal, query: { month = null }, request }) =>
    days.calendar(trueMember(principal).memberId, month, await language(request)),
  );

  route(app, checkIn, async ({ principal, ip, request }) =>
    days.checkIn(trueMember(principal).memberId, ip, await language(request)),
  );

  route(app, referralMilestones, async ({ principal, request }) =>
    days.milestones(trueMember(principal).memberId, await language(request)),
  );
}

function isTickets(given: Given): given is Given & { kind: 'tickets' } {
  return given.kind === 'tickets';
}
