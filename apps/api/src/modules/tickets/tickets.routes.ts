import {
  addFeedbackPicture,
  addTicketPicture,
  feedback,
  feedbackRules,
  type Language,
  moveTicket,
  replyToTicket,
  sendTicket,
  ticket,
  ticketPictures,
  tickets,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import { presentPage } from '../../platform/paging.ts';
import type { Allowances } from '../throttle/index.ts';
import { presentOwn, presentTicket } from './tickets.present.ts';
import type { TicketsService } from './tickets.service.ts';

type Needs = {
  service: TicketsService;
  spend: Allowances['spend'];
  defaultLanguage: () => Promise<Language>;
};

const A_DAY = 24 * 60;

export function ticketsRoutes(app: FastifyInstance, { service, spend, defaultLanguage }: Needs): void {
  const readIn = async (asked: Language | undefined, request: FastifyRequest): Promise<Language> =>
    asked ?? languageOf(request, await defaultLanguage());

  route(app, feedbackRules, async ({ query, request }) => {
    const { length, answerHours, complaint } = await service.rules();
    const outside = await service.outsideOf(await readIn(query.language, request));
    return { ...length, answerHours, complaintDays: complaint.finalDays, outside };
  });

  route(app, feedback, async ({ body: { email, language, ...sent }, ip, request }) => {
    await spend(`feedback:${ip}`, { uses: 10, minutes: A_DAY });
    const sender = { memberId: null, contact: email };
    return service.send(sender, visitorAt(ip), {
      ...sent,
      kind: 'feedback',
      language: await readIn(language, request),
    });
  });

  route(app, addFeedbackPicture, async ({ body, ip }) => {
    await spend(`feedback-picture:${ip}`, { uses: 20, minutes: A_DAY });
    return service.addPicture(visitorAt(ip), body);
  });

  route(app, tickets, async ({ principal, query: { before = null, pageSize } }) =>
    presentPage(await service.list(memberOf(principal), { before, pageSize }), presentTicket),
  );

  route(app, ticket, async ({ principal, params, query, request }) => {
    const opened = await service.open(memberOf(principal), params.id);
    return presentOwn(opened, await service.outsideOf(await readIn(query.language, request)));
  });

  route(app, ticketPictures, async ({ principal, params }) => {
    const pictures = await service.pictures(memberOf(principal), params.id);
    return pictures.map(({ message, bytes }) => ({ message: String(message), picture: bytes.toString('base64') }));
  });

  route(app, addTicketPicture, async ({ principal, body }) => {
    const memberId = memberOf(principal);
    await spend(`ticket-picture:${memberId}`, { uses: 30, minutes: 60 });
    return service.addPicture(memberOwner(memberId), body);
  });

  route(app, sendTicket, async ({ principal, body, request }) => {
    const memberId = memberOf(principal);
    await spend(`ticket:${memberId}`, { uses: 20, minutes: A_DAY });
    const language = await readIn(undefined, request);
    return service.send({ memberId, contact: null }, memberOwner(memberId), { ...body, language });
  });

  route(app, replyToTicket, async ({ principal, params, body }) => {
    const memberId = memberOf(principal);
    await spend(`ticket-reply:${memberId}`, { uses: 60, minutes: 60 });
    await service.reply(memberId, memberOwner(memberId), params.id, body);
    return {};
  });

  route(app, moveTicket, async ({ principal, params, body }) => {
    await service.move(memberOf(principal), params.id, body.move);
    return {};
  });
}

/** Whose pictures are whose, until a message takes them. */
const memberOwner = (memberId: string): string => `member:${memberId}`;
const visitorAt = (ip: string): string => `visitor:${ip}`;

function memberOf({ memberId, isTrial }: MemberPrincipal): string {
  if (isTrial) throw new ApiError('TRUE_ACCOUNT_REQUIRED');
  return memberId;
}
