import { games, gameVendor, hotList, type Language, type Operation } from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { PreparedJson, sendPrepared } from '../../platform/http/prepared-json.ts';
import { routeOf } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { CatalogueView } from './memory/live-catalogue.ts';

/**
 * The lists of the lobby. They are sent as prepared bytes, past the serializer: the contract's schema describes them in
 * the OpenAPI document, and tests hold them to it. Frequent requests are answered before they are parsed.
 */
export function catalogueRoutes(app: FastifyInstance, view: () => CatalogueView): void {
  serve(games, (query, language, { lists }) => lists.page(query, query, language));
  serve(hotList, (query, language, { lists }) => lists.hot(query, query.limit, language));
  serve(gameVendor, (_query, _language, { lists }) => lists.lanes());

  function serve<O extends Operation & { query: z.ZodMiniType<{ language?: Language | undefined }> }>(
    operation: O,
    write: (query: z.output<O['query']>, language: Language, present: CatalogueView) => Buffer,
  ): void {
    app.route({
      ...routeOf(operation),
      onRequest(request, reply, done) {
        const present = view();
        const known = present.answers.get(questionOf(request, present));
        if (known) void sendPrepared(request, reply, known);
        else done();
      },
      handler(request, reply) {
        const present = view();
        const query = request.query as z.output<O['query']>;
        const language = query.language ?? languageOf(request, present.defaultLanguage);
        const answer = new PreparedJson(write(query, language, present));
        present.answers.offer(questionOf(request, present), answer);
        return sendPrepared(request, reply, answer);
      },
    });
  }
}

/** Everything in a request that its answer depends on. */
function questionOf(request: FastifyRequest, { defaultLanguage }: CatalogueView): string {
  return `${languageOf(request, defaultLanguage)} ${request.url}`;
}
