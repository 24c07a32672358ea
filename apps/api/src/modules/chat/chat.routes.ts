import {
  CHAT_LIVE_PATH,
  chatMessages,
  chatModels,
  chatPicture,
  chatTicket,
  endChat,
  enterChat,
  enterChatAsMember,
  type Language,
  launchChat,
  rateChat,
  sayInChat,
  sendChatPicture,
  sendChatTranscript,
  typeInChat,
} from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { Allowances } from '../throttle/index.ts';
import type { ChatService } from './chat.service.ts';
import type { ChatStreams } from './chat-streams.ts';
import { chatAddress, listChats, type OutsideChat } from './chats.service.ts';
import type { ChatRules } from './chat.settings.ts';
import { channelOf } from './news.ts';

type Needs = {
  service: ChatService;
  streams: ChatStreams;
  spend: Allowances['spend'];
  rules: () => Promise<ChatRules>;
  outside: () => Promise<readonly OutsideChat[]>;
  defaultLanguage: () => Promise<Language>;
  publicUrl: string;
};

const LONGEST_TICKET = 100;

export function chatRoutes(app: FastifyInstance, needs: Needs): void {
  const { service, streams, spend, publicUrl } = needs;
  const readIn = async (asked: Language | undefined, request: FastifyRequest): Promise<Language> =>
    asked ?? languageOf(request, await needs.defaultLanguage());
  const known = async () => {
    const [rules, outside, defaultLanguage] = await Promise.all([
      needs.rules(),
      needs.outside(),
      needs.defaultLanguage(),
    ]);
    return { rules, outside, defaultLanguage, publicUrl };
  };

  route(app, chatModels, async ({ query, request }) => ({
    list: listChats(await known(), await readIn(query.language, request)),
  }));

  route(app, launchChat, async ({ query, request }) => ({
    chatUrl: chatAddress(await known(), query.model, await readIn(query.language, request)),
  }));

  route(app, enterChat, async ({ body: { topic, language, key = null }, ip, request }) => {
    await spend(`chat-enter:${ip}`, { uses: 60, minutes: 60 });
    return service.enter({ topic, key, language: await readIn(language, request), memberId: null });
  });

  route(app, enterChatAsMember, async ({ principal, body: { topic, language, key = null }, request }) => {
    if (principal.isTrial) throw new ApiError('TRUE_ACCOUNT_REQUIRED');
    const { memberId } = principal;
    await spend(`chat-enter:${memberId}`, { uses: 120, minutes: 60 });
    return service.enter({ topic, key, language: await readIn(language, request), memberId });
  });

  route(app, chatMessages, ({ body: { key, after, read } }) => service.since(key, { after, read }));

  route(app, sayInChat, async ({ body: { key, ...said }, ip }) => {
    await spend(`chat-say:${ip}`, { uses: 300, minutes: 10 });
    return service.say(key, said);
  });

  route(app, typeInChat, async ({ body }) => {
    await service.typing(body.key);
    return {};
  });

  route(app, chatTicket, ({ body }) => service.issueTicket(body.key));

  route(app, sendChatPicture, async ({ params, body, ip }) => {
    await spend(`chat-picture:${ip}`, { uses: 40, minutes: 60 });
    return service.sendPicture(params.ticket, body);
  });

  route(app, chatPicture, ({ body: { key, seq } }) => service.picture(key, seq));

  route(app, endChat, async ({ body }) => {
    await service.end(body.key);
    return {};
  });

  route(app, rateChat, async ({ body: { key, ...rating } }) => {
    await service.rate(key, rating);
    return {};
  });

  route(app, sendChatTranscript, async ({ body: { key, email }, ip }) => {
    await spend(`chat-transcript:${ip}`, { uses: 5, minutes: 60 });
    await service.sendTranscript(key, email);
    return {};
  });

  app.get<{ Querystring: { ticket?: unknown } }>(
    CHAT_LIVE_PATH,
    { schema: { hide: true } as never },
    async (request, reply) => {
      const { conversationId } = await service.redeem(String(request.query.ticket ?? '').slice(0, LONGEST_TICKET));
      if (conversationId === null) throw new ApiError('CHAT_KEY_INVALID');
      streams.open(channelOf(conversationId), () => {
        reply.hijack();
        return reply.raw;
      });
      return reply;
    },
  );

  // A server that waits for its connections to end would wait for these for ever.
  app.addHook('preClose', async () => streams.drain());
}
