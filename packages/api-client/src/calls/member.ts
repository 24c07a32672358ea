import type * as contract from '@champa/contract';
import { call } from './call.ts';

/** The member centre: profile, messages, limits. */
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
  playLimits: call<typeof contract.playLimits>({
    id: 'playLimits',
    method: 'GET',
    path: '/api/limits',
    access: 'member',
  }),
  setMoneyLimit: call<typeof contract.setMoneyLimit>({
    id: 'setMoneyLimit',
    method: 'PUT',
    path: '/api/limits/{kind}/{period}',
    access: 'member',
  }),
  removeMoneyLimit: call<typeof contract.removeMoneyLimit>({
    id: 'removeMoneyLimit',
    method: 'DELETE',
    path: '/api/limits/{kind}/{period}',
    access: 'member',
  }),
  keepMoneyLimit: call<typeof contract.keepMoneyLimit>({
    id: 'keepMoneyLimit',
    method: 'DELETE',
    path: '/api/limits/{kind}/{period}/pending',
    access: 'member',
  }),
  setSessionLimit: call<typeof contract.setSessionLimit>({
    id: 'setSessionLimit',
    method: 'PUT',
    path: '/api/limits/session',
    access: 'member',
  }),
  removeSessionLimit: call<typeof contract.removeSessionLimit>({
    id: 'removeSessionLimit',
    method: 'DELETE',
    path: '/api/limits/session',
    access: 'member',
  }),
  keepSessionLimit: call<typeof contract.keepSessionLimit>({
    id: 'keepSessionLimit',
    method: 'DELETE',
    path: '/api/limits/session/pending',
    access: 'member',
  }),
  takeTimeOut: call<typeof contract.takeTimeOut>({
    id: 'takeTimeOut',
    method: 'POST',
    path: '/api/limits/time-out',
    access: 'member',
  }),
  excludeSelf: call<typeof contract.excludeSelf>({
    id: 'excludeSelf',
    method: 'POST',
    path: '/api/limits/self-exclusion',
    access: 'member',
  }),
  setRealityCheck: call<typeof contract.setRealityCheck>({
    id: 'setRealityCheck',
    method: 'PUT',
    path: '/api/limits/reality-check',
    access: 'member',
  }),
  realityCheck: call<typeof contract.realityCheck>({
    id: 'realityCheck',
    method: 'GET',
    path: '/api/limits/reality-check',
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
