// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const contentCalls = {
  chatModels: call<typeof contract.chatModels>({ id: 'chatModels', method: 'GET', path: '/api/chat/models', access: 'public' }),
  gameAnnouncements: call<typeof contract.gameAnnouncements>({ id: 'gameAnnouncements', method: 'GET', path: '/api/games/announcements', access: 'public' }),
  helpCentre: call<typeof contract.helpCentre>({ id: 'helpCentre', method: 'GET', path: '/api/help', access: 'public' }),
  launchChat: call<typeof contract.launchChat>({ id: 'launchChat', method: 'GET', path: '/api/chat/launch', access: 'public' }),
  noticeContent: call<typeof contract.noticeContent>({ id: 'noticeContent', method: 'GET', path: '/api/notices', access: 'public' }),
  promotionDetails: call<typeof contract.promotionDetails>({ id: 'promotionDetails', method: 'GET', path: '/api/promotions/{id}', access: 'public' }),
  promotions: call<typeof contract.promotions>({ id: 'promotions', method: 'GET', path: '/api/promotions', access: 'public' }),
} as const;
