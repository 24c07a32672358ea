import { callQuery, contentCalls } from '@champa/api-client';
import type { Language } from '@champa/contract';
import { api } from '../../kit/api/api.ts';

export function promotionsQuery(language: Language) {
  return callQuery(api, contentCalls.promotions, { query: { language } });
}

export function promotionQuery(id: string, language: Language) {
  return callQuery(api, contentCalls.promotionDetails, { params: { id }, query: { language } });
}
