// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const chatCalls = {
  chatMessages: call<typeof contract.chatMessages>({ id: 'chatMessages', method: 'POST', path: '/api/chat/messages', access: 'public' }),
  chatPicture: call<typeof contract.chatPicture>({ id: 'chatPicture', method: 'POST', path: '/api/chat/picture', access: 'public' }),
  chatTicket: call<typeof contract.chatTicket>({ id: 'chatTicket', method: 'POST', path: '/api/chat/ticket', access: 'public' }),
  endChat: call<typeof contract.endChat>({ id: 'endChat', method: 'POST', path: '/api/chat/end', access: 'public' }),
  enterChat: call<typeof contract.enterChat>({ id: 'enterChat', method: 'POST', path: '/api/chat/enter', access: 'public' }),
  enterChatAsMember: call<typeof contract.enterChatAsMember>({ id: 'enterChatAsMember', method: 'POST', path: '/api/chat/member', access: 'member' }),
  rateChat: call<typeof contract.rateChat>({ id: 'rateChat', method: 'POST', path: '/api/chat/rating', access: 'public' }),
  sayInChat: call<typeof contract.sayInChat>({ id: 'sayInChat', method: 'POST', path: '/api/chat/say', access: 'public' }),
  sendChatPicture: call<typeof contract.sendChatPicture>({ id: 'sendChatPicture', method: 'POST', path: '/api/chat/pictures/{ticket}', access: 'public', bodyType: 'picture' }),
  sendChatTranscript: call<typeof contract.sendChatTranscript>({ id: 'sendChatTranscript', method: 'POST', path: '/api/chat/transcript', access: 'public' }),
  typeInChat: call<typeof contract.typeInChat>({ id: 'typeInChat', method: 'POST', path: '/api/chat/typing', access: 'public' }),
} as const;
