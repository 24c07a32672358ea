import { gameLaunch, type Language } from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import { launchGame, type LaunchOptions } from './vendors.launch.ts';

export type RouteNeeds = {
  defaultLanguage: Language;
  /** The country of a request's visitor; null where it is not known. */
  countryOf: (request: FastifyRequest) => Promise<string | null>;
};

export function registerRoutes(app: FastifyInstance, options: LaunchOptions & RouteNeeds): void {
  route(app, gameLaunch, async ({ principal, query, request, ip }) => {
    const language = query.language ?? languageOf(request, options.defaultLanguage);
    const country = await options.countryOf(request);
    return launchGame(
      { principal, query, language, country, ip, origin: `${request.protocol}://${request.host}` },
      options,
    );
  });
}
