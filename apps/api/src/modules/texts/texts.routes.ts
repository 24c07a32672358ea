import { siteTexts } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { sendPrepared } from '../../platform/http/prepared-json.ts';
import { routeOf } from '../../platform/http/route.ts';
import type { LiveTexts } from './live-texts.ts';

type Asked = { language: Parameters<LiveTexts['answerIn']>[0]; revision?: string };

/** The brand's own texts. What a revision of them says never changes; a server that does not have it yet says so, and nobody keeps that. */
export function textsRoutes(app: FastifyInstance, live: LiveTexts): void {
  app.route({
    ...routeOf(siteTexts),
    handler: (request, reply) => {
      const { language, revision } = request.query as Asked; // parsed by the operation's own schema
      const isThis = revision !== undefined && revision === live.revision;
      const cached = isThis ? 'public, max-age=31536000, immutable' : 'no-store';
      return sendPrepared(request, reply, live.answerIn(language), cached);
    },
  });
}
