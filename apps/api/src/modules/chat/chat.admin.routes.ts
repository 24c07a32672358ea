import {
  ADMIN_CHAT_LIVE_PATH,
  adminAddCannedAnswer,
  adminCannedAnswers,
  adminChangeCannedAnswer,
  adminChat,
  type AdminChatCase,
  adminChatDesk,
  adminChatNote,
  adminChatPicture,
  adminChatPresence,
  adminChatRead,
  adminChatReport,
  adminChats,
  adminChatSay,
  adminChatSendPicture,
  adminChatStep,
  adminChatTicket,
  adminChatTranslation,
  adminChatTyping,
  adminRemoveCannedAnswer,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { callerOf, employeeOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import { staffActor } from '../../platform/staff-actor.ts';
import type { ChatAdmin, ListedChat } from './chat.admin.ts';
import { presentCanned, presentForStaff, presentMessage } from './chat.present.ts';
import type { ChatService } from './chat.service.ts';
import type { ChatRules } from './chat.settings.ts';
import type { ChatStreams } from './chat-streams.ts';
import { actsOf } from './domain/chat.ts';
import { STAFF } from './news.ts';

type Needs = {
  admin: ChatAdmin;
  service: Pick<ChatService, 'issueTicket' | 'redeem'>;
  streams: ChatStreams;
  rules: () => Promise<ChatRules>;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

const LONGEST_TICKET = 100;

/** The live chat in the console. */
export function chatAdminRoutes(app: FastifyInstance, { admin, service, streams, rules, usernames }: Needs): void {
  const nameIn = (names: ReadonlyMap<string, string>) => (one: ListedChat) =>
    presentForStaff(one, one.memberId === null ? null : (names.get(one.memberId) ?? ''));

  const namesOf = (list: readonly ListedChat[]) =>
    usernames([...new Set(list.flatMap(({ memberId }) => memberId ?? []))]);

  route(app, adminChatDesk, async ({ principal }) => {
    const { waiting, mine, others, ...rest } = await admin.desk(staffActor(principal.username));
    const present = nameIn(await namesOf([...waiting, ...mine, ...others]));
    const { topics } = await rules();
    return {
      waiting: waiting.map(present),
      mine: mine.map(present),
      others: others.map(present),
      ...rest,
      translator: admin.translator,
      topics,
    };
  });

  route(app, adminChatPresence, async (call) => {
    await admin.presence(employeeOf(call), call.body.isTaking);
    return {};
  });

  route(app, adminChatTicket, () => service.issueTicket(null));

  route(app, adminChats, async ({ query: { member = null, after: before = null, pageSize } }) => {
    const page = await admin.past(member, { before, pageSize });
    return presentPage(page, nameIn(await namesOf(page.list)));
  });

  route(app, adminChat, ({ params, query, principal }) =>
    caseOf(params.id, query.after, staffActor(principal.username)),
  );

  route(app, adminChatSay, (call) => {
    const { text, messageKey: key } = call.body;
    return admin.say(employeeOf(call), call.params.id, { text, key });
  });

  route(app, adminChatSendPicture, (call) => admin.sendPicture(employeeOf(call), call.params.id, call.body));

  route(app, adminChatPicture, ({ params: { id, seq } }) => admin.picture(id, Number(seq)));

  route(app, adminChatRead, async (call) => {
    await admin.read(employeeOf(call), call.params.id, call.body.seq);
    return {};
  });

  route(app, adminChatTyping, async (call) => {
    await admin.typing(employeeOf(call), call.params.id);
    return {};
  });

  route(app, adminChatStep, async (call) => {
    const { id } = call.params;
    const by = employeeOf(call);
    const { act, to = null } = call.body;
    await admin.step(by, id, { act, to });
    return caseOf(id, 0, by.actor);
  });

  route(app, adminChatNote, async (call) => {
    const { id } = call.params;
    const by = employeeOf(call);
    await admin.note(by, id, call.body.text);
    return caseOf(id, 0, by.actor);
  });

  route(app, adminChatTranslation, async ({ params, body: { seq, to } }) => ({
    text: await admin.translate(params.id, seq, to),
    translator: admin.translator,
  }));

  route(app, adminCannedAnswers, async () => ({ list: (await admin.answers()).map(presentCanned) }));

  route(app, adminAddCannedAnswer, async (call) => {
    const { reason, ...answer } = call.body;
    return presentCanned(await admin.addAnswer(callerOf(call, reason), answer));
  });

  route(app, adminChangeCannedAnswer, async (call) => {
    const { reason, ...answer } = call.body;
    return presentCanned(await admin.changeAnswer(callerOf(call, reason), call.params.id, answer));
  });

  route(app, adminRemoveCannedAnswer, async (call) => {
    await admin.removeAnswer(callerOf(call, call.body.reason), call.params.id);
    return {};
  });

  route(app, adminChatReport, async ({ query }) => ({ list: await admin.report(query) }));

  app.get<{ Querystring: { ticket?: unknown } }>(
    ADMIN_CHAT_LIVE_PATH,
    { schema: { hide: true } as never },
    async (request, reply) => {
      const { conversationId } = await service.redeem(String(request.query.ticket ?? '').slice(0, LONGEST_TICKET));
      if (conversationId !== null) throw new ApiError('CHAT_KEY_INVALID');
      streams.open(STAFF, () => {
        reply.hijack();
        return reply.raw;
      });
      return reply;
    },
  );

  app.addHook('preClose', async () => streams.drain());

  async function caseOf(id: string, after: number, actor: string): Promise<AdminChatCase> {
    const { one, messages, notes } = await admin.open(id, after);
    return {
      ...nameIn(await namesOf([one]))(one),
      customerRead: one.customerRead,
      messages: messages.map(presentMessage),
      notes: notes.map((each) => ({ ...each, id: String(each.id), at: each.at.toString() })),
      can: actsOf(one, actor),
    };
  }
}
