import { accountRecord, bettingRecord, type Language } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { RecordsService } from './records.service.ts';

export type RecordsSite = { settings: { get: () => Promise<{ brand: { defaultLanguage: Language } }> } };

export type RecordsRoutesNeeds = { service: RecordsService; site: RecordsSite };

export function recordsRoutes(app: FastifyInstance, { service, site }: RecordsRoutesNeeds): void {
  route(app, bettingRecord, async ({ principal, query, request }) => {
    const { brand } = await site.settings.get();
    return service.rounds(principal.memberId, query, languageOf(request, brand.defaultLanguage));
  });

  route(app, accountRecord, async ({ principal, query, request }) => {
    const { brand } = await site.settings.get();
    return service.movements(principal.memberId, query, languageOf(request, brand.defaultLanguage));
  });
}
