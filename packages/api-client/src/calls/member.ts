import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** The member centre: profile, messages, referral. */
export const memberCalls = {
  inboxMessages: call<typeof contract.inboxMessages>({
    id: 'inboxMessages',
    method: 'GET',
    path: '/api/inbox',
    access: 'member',
  }),
  inboxMessage: call<typeof contract.inboxMessage>({
    id: 'inboxMessage',
    method: 'GET',
    path: '/api/inbox/{id}',
    access: 'member',
  }),
  unreadMessageCount: call<typeof contract.unreadMessageCount>({
    id: 'unreadMessageCount',
    method: 'GET',
    path: '/api/inbox/unread',
    access: 'member',
  }),
  readMessage: call<typeof contract.readMessage>({
    id: 'readMessage',
    method: 'POST',
    path: '/api/inbox/{id}/read',
    access: 'member',
  }),
  readAllMessages: call<typeof contract.readAllMessages>({
    id: 'readAllMessages',
    method: 'POST',
    path: '/api/inbox/read',
    access: 'member',
  }),
  deleteMessage: call<typeof contract.deleteMessage>({
    id: 'deleteMessage',
    method: 'DELETE',
    path: '/api/inbox/{id}',
    access: 'member',
  }),
  deleteMessages: call<typeof contract.deleteMessages>({
    id: 'deleteMessages',
    method: 'POST',
    path: '/api/inbox/delete',
    access: 'member',
  }),
  referral: call<typeof contract.referral>({
    id: 'referral',
    method: 'GET',
    path: '/api/referral',
    access: 'member',
  }),
  referredMembers: call<typeof contract.referredMembers>({
    id: 'referredMembers',
    method: 'GET',
    path: '/api/referral/members',
    access: 'member',
  }),
  rewards: call<typeof contract.rewards>({
    id: 'rewards',
    method: 'GET',
    path: '/api/rewards',
    access: 'member',
  }),
  liveTicket: call<typeof contract.liveTicket>({
    id: 'liveTicket',
    method: 'POST',
    path: '/api/live/ticket',
    access: 'member',
  }),
  memberProfile: call<typeof contract.memberProfile>({
    id: 'memberProfile',
    method: 'GET',
    path: '/api/member/profile',
    access: 'member',
  }),
  updateProfile: call<typeof contract.updateProfile>({
    id: 'updateProfile',
    method: 'PUT',
    path: '/api/member/profile',
    access: 'member',
    encrypted: true,
  }),
  memberIcon: call<typeof contract.memberIcon>({
    id: 'memberIcon',
    method: 'GET',
    path: '/api/member/icon',
    access: 'member',
  }),
  chooseIcon: call<typeof contract.chooseIcon>({
    id: 'chooseIcon',
    method: 'PUT',
    path: '/api/member/icon',
    access: 'member',
  }),
  uploadIcon: call<typeof contract.uploadIcon>({
    id: 'uploadIcon',
    method: 'POST',
    path: '/api/member/icon',
    access: 'member',
    bodyType: 'picture',
  }),
} as const;
