import * as z from 'zod/mini';
import { SiteLanguage } from './common.ts';
import { operation } from './operation.ts';

export const siteTexts = operation({
  id: 'siteTexts',
  method: 'GET',
  path: '/api/system/texts',
  access: 'public',
  summary:
    'The messages that the brand words itself in a language, compiled from ICU MessageFormat. Clients ask where the main bootstrap has a revision of them; the answer of that revision never changes',
  query: z.object({ language: SiteLanguage, revision: z.optional(z.string().check(z.maxLength(40))) }),
  value: z.object({
    revision: z.nullable(z.string()),
    messages: z.record(z.string(), z.unknown()),
  }),
});
