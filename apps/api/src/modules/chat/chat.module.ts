import type { Language } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { everyRow } from '../../platform/paging.ts';
import type { Allowances } from '../throttle/index.ts';
import type { Messengers } from '../verification/index.ts';
import { createChatAdmin } from './chat.admin.ts';
import { chatAdminRoutes } from './chat.admin.routes.ts';
import { presentMessage } from './chat.present.ts';
import { deleteOfMember, selectMessages } from './chat.repo.ts';
import { chatRoutes } from './chat.routes.ts';
import { createChatService } from './chat.service.ts';
import type { ChatRules } from './chat.settings.ts';
import { ChatStreams } from './chat-streams.ts';
import type { OutsideChat } from './chats.service.ts';
import { noTranslator } from './domain/translator.ts';
import { createNews } from './news.ts';
import { createTranscripts, TRANSCRIPT } from './transcript.service.ts';

type Needs = {
  rules: () => Promise<ChatRules>;
  outside: () => Promise<readonly OutsideChat[]>;
  brand: () => Promise<{ name: string; timeZone: string; defaultLanguage: Language }>;
  record: RecordByHand;
  spend: Allowances['spend'];
  email: Messengers['email'];
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

const MOST_MESSAGES = 5000;

/** The live chat of the house. */
export function createChat(
  { pool, clock, live, config }: Pick<Deps, 'pool' | 'clock' | 'live'> & { config: Pick<Deps['config'], 'PUBLIC_URL'> },
  needs: Needs,
): Module {
  const { rules, outside, brand, record, spend, email, usernames } = needs;
  const tellNews = createNews(live);
  const service = createChatService({ pool, clock, rules, tellNews, brand, canSendEmail: email !== null });
  const timeZone = async () => (await brand()).timeZone;
  // A brand's translation service goes here; none ships with the platform.
  const translator = noTranslator;
  const admin = createChatAdmin({ pool, clock, tellNews, record, timeZone, translator });
  const streams = new ChatStreams(live);
  const defaultLanguage = async () => (await brand()).defaultLanguage;
  return {
    name: 'chat',
    routes: (app) =>
      chatRoutes(app, { service, streams, spend, rules, outside, defaultLanguage, publicUrl: config.PUBLIC_URL }),
    adminRoutes: (app) => chatAdminRoutes(app, { admin, service, streams, rules, usernames }),
    personalData: async (memberId) => {
      const { rows, isWhole } = await everyRow((wish) => admin.past(memberId, wish));
      const chats = rows.map(async ({ id, topic, createdAt, stars, ratingComment }) => ({
        topic,
        at: createdAt.toString(),
        stars,
        ratingComment,
        messages: (await selectMessages(pool, id, { after: 0, limit: MOST_MESSAGES })).map(presentMessage),
      }));
      return { chats: { rows: await Promise.all(chats), isWhole } };
    },
    forget: { now: deleteOfMember },
    jobs: [
      { name: TRANSCRIPT, run: createTranscripts({ pool, email, brand }) },
      { name: 'chat_end_quiet', cron: '*/2 * * * *', run: service.endQuiet },
      { name: 'chat_tidy', cron: '*/10 * * * *', run: service.tidy },
    ],
  };
}
