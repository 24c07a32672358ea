import { gameLaunch, type Language } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import { launchGame, type LaunchOptions } from './vendors.launch.ts';

export function registerRoutes(app: FastifyInstance, options: LaunchOptions & { defaultLanguage: Language }): void {
  route(app, gameLaunch, ({ principal, query, request, ip }) => {
    const language = query.language ?? languageOf(request, options.defaultLanguage);
    return launchGame({ principal, query, language, ip, origin: `${request.protocol}://${request.host}` }, options);
  });
}
