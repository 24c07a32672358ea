import { callQuery, contentCalls } from '@champa/api-client';
import { CONTENT_PLATFORM } from '@champa/contract/constants';
import type { Execution, Language } from '@champa/contract';
import { api } from '../../kit/api/api.ts';

/** Banners, notices, promotions' titles and visitors' announcements: one call for the frame and the home page. */
export function noticesQuery(language: Language) {
  const query = { types: 'B,PL,PU,PR,H', execution: 'B', platform: CONTENT_PLATFORM, language } as const;
  return callQuery(api, contentCalls.noticeContent, { query });
}

/** Announcements for members after signing in: at the first sign-in (F), or at any (A). */
export function memberAnnouncementsQuery(execution: Exclude<Execution, 'B'>, language: Language) {
  const query = { types: 'PU', execution, platform: CONTENT_PLATFORM, language } as const;
  return callQuery(api, contentCalls.noticeContent, { query });
}
