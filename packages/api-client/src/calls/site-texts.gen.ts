// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const siteTextsCalls = {
  siteTexts: call<typeof contract.siteTexts>({ id: 'siteTexts', method: 'GET', path: '/api/system/texts', access: 'public' }),
} as const;
