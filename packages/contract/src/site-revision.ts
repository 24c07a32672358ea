import * as z from 'zod/mini';
import { operation } from './operation.ts';

export const siteRevision = operation({
  id: 'siteRevision',
  method: 'GET',
  path: '/api/system/revision',
  access: 'public',
  summary:
    'Two texts that change with the published content and with what the main bootstrap says: open pages ask for them every few seconds',
  value: z.object({ content: z.string(), site: z.string() }),
});
