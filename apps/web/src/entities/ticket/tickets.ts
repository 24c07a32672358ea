import { callKey, type CallOptions, callQuery, ticketsCalls } from '@champa/api-client';
import type { Language, TicketKind, TicketTopic } from '@champa/contract';
import { api } from '../../kit/api/api.ts';
import { refetchShown } from '../../kit/api/refetch-shown.ts';
import { PAGE_SIZE, pagedQuery } from '../../kit/lists/paged.ts';

const page = { pageSize: PAGE_SIZE };

/** The member's tickets, latest first. */
export const ticketsQuery = pagedQuery(callKey(ticketsCalls.tickets, { query: page }), (before, options) =>
  api.call(ticketsCalls.tickets, { query: { ...page, ...(before && { before }) } }, options),
);

export function ticketQuery(id: string, language: Language) {
  return { ...callQuery(api, ticketsCalls.ticket, { params: { id }, query: { language } }), staleTime: 0 };
}

export function rulesQuery(language: Language) {
  return callQuery(api, ticketsCalls.feedbackRules, { query: { language } });
}

export const ticketPictures = (id: string): Promise<{ message: string; picture: string }[]> =>
  api.call(ticketsCalls.ticketPictures, { params: { id } });

export type NewTicket = { topic: TicketTopic; content: string; pictures: string[]; idempotencyKey: string };

/** @returns its number */
export async function sendTicket(sent: NewTicket & { kind: TicketKind }): Promise<string> {
  const { id } = await api.call(ticketsCalls.sendTicket, { body: sent });
  await refetchShown([ticketsCalls.tickets.id]);
  return id;
}

/** Feedback of a visitor. @returns its number */
export const sendFeedback = async (sent: NewTicket & { email: string; language: Language }): Promise<string> =>
  (await api.call(ticketsCalls.feedback, { body: sent })).id;

/** Sends a picture ahead of a ticket or a reply. @returns its ID */
export const addTicketPicture = async (picture: Blob, options: CallOptions): Promise<string> =>
  (await api.call(ticketsCalls.addTicketPicture, { body: picture }, options)).id;

export const addFeedbackPicture = async (picture: Blob, options: CallOptions): Promise<string> =>
  (await api.call(ticketsCalls.addFeedbackPicture, { body: picture }, options)).id;

type Reply = { text: string; pictures: string[]; idempotencyKey: string };

export async function replyToTicket(id: string, body: Reply): Promise<void> {
  await api.call(ticketsCalls.replyToTicket, { params: { id }, body });
  await refreshTickets();
}

export async function moveTicket(id: string, move: 'close' | 'refer'): Promise<void> {
  await api.call(ticketsCalls.moveTicket, { params: { id }, body: { move } });
  await refreshTickets();
}

async function refreshTickets(): Promise<void> {
  await Promise.all([refetchShown([ticketsCalls.ticket.id]), refetchShown([ticketsCalls.tickets.id])]);
}
