import { games, gameVendor, hotList, type Language, type Operation } from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { PreparedJson, PRIVATELY, PUBLICLY, sendPrepared } from '../../platform/http/prepared-json.ts';
import { routeOf } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { Reader } from './memory/game-lists.ts';
import type { CatalogueView } from './memory/live-catalogue.ts';

/** The country of a request's visitor; null where it is not known. */
export type CountryOf = (request: FastifyRequest) => Promise<string | null>;

/**
 * The lists of the lobby. They are sent as prepared bytes, past the serializer: the contract's schema describes them in
 * the OpenAPI document, and tests hold them to it. Frequent requests are answered before they are parsed.
 */
export function catalogueRoutes(app: FastifyInstance, view: () => CatalogueView, countryOf: CountryOf): void {
  serve(games, (query, reader, { lists }) => lists.page(query, query, reader));
  serve(hotList, (query, reader, { lists }) => lists.hot(query, query.limit, reader));
  serve(gameVendor, (_query, reader, { lists }) => lists.lanes(reader));

  function serve<O extends Operation & { query: z.ZodMiniType<{ language?: Language | undefined }> }>(
    operation: O,
    write: (query: z.output<O['query']>, reader: Reader, present: CatalogueView) => Buffer,
  ): void {
    app.route({
      ...routeOf(operation),
      onRequest(request, reply, done) {
        const present = view();
        const answer = (country: string | null): void => {
          const known = present.answers.get(questionOf(request, present, country));
          if (known) void sendPrepared(request, reply, known, cachedBy(present));
          else done();
        };
        if (present.snapshot.restricted.size === 0) return answer(null);
        countryIn(present, request).then(answer, done);
      },
      async handler(request, reply) {
        const present = view();
        const query = request.query as z.output<O['query']>;
        const country = await countryIn(present, request);
        const language = query.language ?? languageOf(request, present.defaultLanguage);
        const answer = new PreparedJson(write(query, { language, country }, present));
        present.answers.offer(questionOf(request, present, country), answer);
        return sendPrepared(request, reply, answer, cachedBy(present));
      },
    });
  }

  /** The visitor's country where something is not offered in it; null elsewhere: everybody there gets the same. */
  async function countryIn({ snapshot }: CatalogueView, request: FastifyRequest): Promise<string | null> {
    if (snapshot.restricted.size === 0) return null;
    const country = await countryOf(request);
    return country !== null && snapshot.restricted.has(country) ? country : null;
  }
}

/** An answer that depends on the visitor's country is kept by their own browser only. */
function cachedBy({ snapshot }: CatalogueView): string {
  return snapshot.restricted.size === 0 ? PUBLICLY : PRIVATELY;
}

/** Everything in a request that its answer depends on. */
function questionOf(request: FastifyRequest, { defaultLanguage }: CatalogueView, country: string | null): string {
  return `${languageOf(request, defaultLanguage)} ${country ?? ''} ${request.url}`;
}
