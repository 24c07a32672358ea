import {
  agentAnnouncements,
  gameAnnouncements,
  helpCentre,
  type Language,
  noticeContent,
  type Operation,
  type OperationValue,
  promotionDetails,
  promotions,
  siteRevision,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import { PreparedJson, sendPrepared } from '../../platform/http/prepared-json.ts';
import { trueMember } from '../../platform/http/principal.ts';
import { route, routeOf } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import { createPresenter, type Presenter } from './content.present.ts';
import type { ContentView } from './memory/live-content.ts';

type Asked<O extends Operation> = {
  query: O['query'] extends z.ZodMiniType ? z.output<O['query']> : undefined;
  params: O['params'] extends z.ZodMiniType ? z.output<O['params']> : undefined;
};

type Localized = Operation & { query: z.ZodMiniType<{ language?: Language | undefined }> };

type Needs = { view: () => ContentView; siteRevision: () => Promise<string> };

/** The content calls. Answers are prepared bytes, one for each language and query, sent with their ETag. */
export function contentRoutes(app: FastifyInstance, { view, siteRevision: revisionOfSite }: Needs): void {
  serve(noticeContent, {
    question: ({ query }) => `${partsOf(query.types).join()} ${query.execution}`,
    answer: (present, { query }) => {
      const parts = new Set(partsOf(query.types));
      return {
        banners: parts.has('B') ? present.banners() : [],
        player: parts.has('PL') || parts.has('H') ? present.notices() : [],
        popup: parts.has('PU') ? present.announcements(query.execution) : [],
        promotion: parts.has('PR') ? present.promotionTitles() : [],
      };
    },
  });
  serve(promotions, {
    question: () => '',
    answer: (present) => ({ categories: present.categories(), promotions: present.promotions() }),
  });
  serve(promotionDetails, {
    question: ({ params }) => params.id,
    answer: (present, { params }) => {
      const details = present.promotionDetails(params.id);
      if (!details) throw new ApiError('NOT_FOUND');
      return details;
    },
  });
  serve(helpCentre, { question: () => '', answer: (present) => ({ topics: present.helpTopics() }) });
  serve(gameAnnouncements, { question: () => '', answer: (present) => ({ list: present.gameAnnouncements() }) });

  // What starts or ends by time changes it, too.
  route(app, siteRevision, async () => ({ content: view().revision, site: await revisionOfSite() }));

  // For agents alone, so never cached.
  route(app, agentAnnouncements, async ({ principal, query, request }) => {
    if (!trueMember(principal).isAgent) throw new ApiError('NON_AGENT');
    const language = query.language ?? languageOf(request, view().brandLanguage);
    return { list: createPresenter(view(), language).agentAnnouncements() };
  });

  function serve<O extends Localized>(
    operation: O,
    {
      question,
      answer,
    }: {
      /** Everything its answer depends on besides the language. */
      question: (asked: Asked<O>) => string;
      answer: (present: Presenter, asked: Asked<O>) => OperationValue<O>;
    },
  ): void {
    app.route({
      ...routeOf(operation),
      handler: async (request, reply) => {
        const present = view();
        const asked = request as unknown as Asked<O>; // parsed by the operation's own schemas
        const chosen = (asked.query as { language?: Language }).language;
        const language = chosen ?? languageOf(request, present.brandLanguage);
        const name = `${operation.id} ${language} ${question(asked)}`;
        const known = present.answers.get(name) ?? prepared(answer(createPresenter(present, language), asked));
        present.answers.set(name, known);
        return sendPrepared(request, reply, known);
      },
    });
  }
}

function partsOf(types: string): string[] {
  return [...new Set(types.split(','))].toSorted();
}

function prepared(value: unknown): PreparedJson {
  return new PreparedJson(Buffer.from(JSON.stringify({ success: true, value })));
}
