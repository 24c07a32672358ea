// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const ticketsCalls = {
  addFeedbackPicture: call<typeof contract.addFeedbackPicture>({ id: 'addFeedbackPicture', method: 'POST', path: '/api/feedback/pictures', access: 'public', bodyType: 'picture' }),
  addTicketPicture: call<typeof contract.addTicketPicture>({ id: 'addTicketPicture', method: 'POST', path: '/api/tickets/pictures', access: 'member', bodyType: 'picture' }),
  feedback: call<typeof contract.feedback>({ id: 'feedback', method: 'PUT', path: '/api/feedback', access: 'public' }),
  feedbackRules: call<typeof contract.feedbackRules>({ id: 'feedbackRules', method: 'GET', path: '/api/feedback/rules', access: 'public' }),
  moveTicket: call<typeof contract.moveTicket>({ id: 'moveTicket', method: 'PUT', path: '/api/tickets/{id}/state', access: 'member' }),
  replyToTicket: call<typeof contract.replyToTicket>({ id: 'replyToTicket', method: 'POST', path: '/api/tickets/{id}/replies', access: 'member' }),
  sendTicket: call<typeof contract.sendTicket>({ id: 'sendTicket', method: 'PUT', path: '/api/tickets', access: 'member' }),
  ticket: call<typeof contract.ticket>({ id: 'ticket', method: 'GET', path: '/api/tickets/{id}', access: 'member' }),
  ticketPictures: call<typeof contract.ticketPictures>({ id: 'ticketPictures', method: 'GET', path: '/api/tickets/{id}/pictures', access: 'member' }),
  tickets: call<typeof contract.tickets>({ id: 'tickets', method: 'GET', path: '/api/tickets', access: 'member' }),
} as const;
