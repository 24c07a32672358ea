import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../platform/http/server.ts';
import type { SiteSettings } from '../site/index.ts';
import type { Caller } from './sessions.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The country a request comes from, where that is known. */
    countryOf: (request: FastifyRequest) => Promise<string | null>;
  }
}

/** What a browser says of itself. */
type Device = { timeZone?: string; deviceId?: string; display?: 'browser' | 'standalone' };

/** Who makes a request, from where and with what. */
export async function callerOf(
  request: FastifyRequest,
  settings: () => Promise<Pick<SiteSettings, 'brand'>>,
  { timeZone = '', deviceId = '', display = 'browser' }: Device = {},
): Promise<Caller> {
  const language = languageOf(request, (await settings()).brand.defaultLanguage);
  const country = await request.server.countryOf(request);
  return {
    ip: request.ip,
    country,
    userAgent: request.headers['user-agent'] ?? '',
    language,
    timeZone,
    device: deviceId === '' ? null : deviceId,
    via: display === 'standalone' ? 'app' : 'web',
  };
}
