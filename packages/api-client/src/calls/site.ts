import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** The brand, its announcements, promotions and help. */
export const siteCalls = {
  permission: call<typeof contract.permission>({
    id: 'permission',
    method: 'GET',
    path: '/api/permission',
    access: 'public',
  }),
  systemStatus: call<typeof contract.systemStatus>({
    id: 'systemStatus',
    method: 'GET',
    path: '/api/system/status',
    access: 'public',
  }),
  noticeContent: call<typeof contract.noticeContent>({
    id: 'noticeContent',
    method: 'GET',
    path: '/api/notices',
    access: 'public',
  }),
  promotions: call<typeof contract.promotions>({
    id: 'promotions',
    method: 'GET',
    path: '/api/promotions',
    access: 'public',
  }),
  promotionDetails: call<typeof contract.promotionDetails>({
    id: 'promotionDetails',
    method: 'GET',
    path: '/api/promotions/{id}',
    access: 'public',
  }),
  helpCentre: call<typeof contract.helpCentre>({
    id: 'helpCentre',
    method: 'GET',
    path: '/api/help',
    access: 'public',
  }),
  gameAnnouncements: call<typeof contract.gameAnnouncements>({
    id: 'gameAnnouncements',
    method: 'GET',
    path: '/api/games/announcements',
    access: 'public',
  }),
  chatModels: call<typeof contract.chatModels>({
    id: 'chatModels',
    method: 'GET',
    path: '/api/chat/models',
    access: 'public',
  }),
  launchChat: call<typeof contract.launchChat>({
    id: 'launchChat',
    method: 'GET',
    path: '/api/chat/launch',
    access: 'public',
  }),
} as const;
