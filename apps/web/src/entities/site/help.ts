import { callQuery, contentCalls } from '@champa/api-client';
import type { Language } from '@champa/contract';
import { api } from '../../kit/api/api.ts';

export function helpQuery(language: Language) {
  return callQuery(api, contentCalls.helpCentre, { query: { language, lang: language, device: 'WEB' } });
}

export function chatModelsQuery(language: Language) {
  return callQuery(api, contentCalls.chatModels, { query: { language } });
}

/** Each opening starts a new chat; an answer is never reused. */
export function chatQuery(model: string, language: Language) {
  return { ...callQuery(api, contentCalls.launchChat, { query: { model, language } }), staleTime: Infinity, gcTime: 0 };
}
