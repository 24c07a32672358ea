// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const inboxCalls = {
  deleteMessage: call<typeof contract.deleteMessage>({ id: 'deleteMessage', method: 'DELETE', path: '/api/inbox/{id}', access: 'member' }),
  deleteMessages: call<typeof contract.deleteMessages>({ id: 'deleteMessages', method: 'POST', path: '/api/inbox/delete', access: 'member' }),
  inboxMessage: call<typeof contract.inboxMessage>({ id: 'inboxMessage', method: 'GET', path: '/api/inbox/{id}', access: 'member' }),
  inboxMessages: call<typeof contract.inboxMessages>({ id: 'inboxMessages', method: 'GET', path: '/api/inbox', access: 'member' }),
  readAllMessages: call<typeof contract.readAllMessages>({ id: 'readAllMessages', method: 'POST', path: '/api/inbox/read', access: 'member' }),
  readMessage: call<typeof contract.readMessage>({ id: 'readMessage', method: 'POST', path: '/api/inbox/{id}/read', access: 'member' }),
  unreadMessageCount: call<typeof contract.unreadMessageCount>({ id: 'unreadMessageCount', method: 'GET', path: '/api/inbox/unread', access: 'member' }),
} as const;
