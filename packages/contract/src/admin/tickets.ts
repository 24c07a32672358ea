import * as z from 'zod/mini';
import { Id, Instant, Language } from '../common.ts';
import { operation } from '../operation.ts';
import { ticketKinds, ticketStates, ticketTopics } from '../tickets.ts';
import { cursorListOf, placeCursor, reason } from './lists.ts';

/** Feedback and complaints as staff sees them. */

/** `waiting`: what staff has to answer, the most urgent first; `mine`: of those, what the employee has claimed. */
export const ticketQueues = ['waiting', 'mine', 'answered', 'ended'] as const;
export type TicketQueue = (typeof ticketQueues)[number];

/** What an employee can do with a ticket, where its state allows it. Only whoever claimed it answers and ends it. */
export const ticketActs = [
  'claim',
  'release',
  'answer',
  'final',
  'close',
  'extend',
  'escalate',
  'refer',
  'note',
] as const;
export type TicketAct = (typeof ticketActs)[number];

export const AdminTicket = z.object({
  id: Id,
  kind: z.enum(ticketKinds),
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  /** Null: a visitor, who is answered by e-mail. */
  memberId: z.nullable(Id),
  username: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  language: Language,
  content: z.string(),
  claimedBy: z.nullable(z.string()),
  createdAt: Instant,
  answerDueAt: Instant,
  isLate: z.boolean(),
  escalatedAt: z.nullable(Instant),
});
export type AdminTicket = z.infer<typeof AdminTicket>;

export const AdminTicketCase = z.extend(AdminTicket, {
  acknowledgeDueAt: z.nullable(Instant),
  acknowledgedAt: z.nullable(Instant),
  extendedAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  referredAt: z.nullable(Instant),
  referredTo: z.nullable(z.string()),
  messages: z.array(
    z.object({
      id: Id,
      side: z.enum(['member', 'staff', 'note']),
      author: z.nullable(z.string()),
      text: z.string(),
      pictures: z.int(),
      at: Instant,
    }),
  ),
  /** Every step, the oldest first. */
  steps: z.array(z.object({ id: Id, step: z.string(), by: z.string(), reason: z.string(), at: Instant })),
  /** What this employee can do with it now. */
  can: z.array(z.enum(ticketActs)),
});
export type AdminTicketCase = z.infer<typeof AdminTicketCase>;

const one = { params: z.object({ id: Id }) };
const closedErrors = ['TICKET_CLOSED', 'NOT_POSSIBLE'] as const;

export const adminTickets = operation({
  id: 'adminTickets',
  method: 'GET',
  path: '/api/admin/tickets',
  access: 'staff',
  permission: 'support.view',
  summary: 'Feedback and complaints of one queue, or of one member',
  query: z.object({
    ...placeCursor,
    queue: z._default(z.enum(ticketQueues), 'waiting'),
    kind: z.optional(z.enum(ticketKinds)),
    member: z.optional(Id),
  }),
  value: cursorListOf(AdminTicket),
});

export const adminTicket = operation({
  id: 'adminTicket',
  method: 'GET',
  path: '/api/admin/tickets/{id}',
  access: 'staff',
  permission: 'support.view',
  summary: 'One ticket: what was said, its dates, and who did what',
  ...one,
  value: AdminTicketCase,
});

export const adminTicketPictures = operation({
  id: 'adminTicketPictures',
  method: 'GET',
  path: '/api/admin/tickets/{id}/pictures',
  access: 'staff',
  permission: 'support.view',
  summary: 'The pictures that came with a ticket, as base64 JPEG',
  ...one,
  value: z.array(z.string()),
});

export const adminTicketAnswer = operation({
  id: 'adminTicketAnswer',
  method: 'POST',
  path: '/api/admin/tickets/{id}/messages',
  access: 'staff',
  permission: 'support.edit',
  summary:
    'Answers, gives the final answer to a complaint, or notes something that only staff reads; the same idempotency key does it once',
  ...one,
  body: z.object({
    act: z.enum(['answer', 'final', 'note']),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
    idempotencyKey: z.uuid(),
  }),
  value: AdminTicketCase,
  errors: closedErrors,
});

export const adminTicketStep = operation({
  id: 'adminTicketStep',
  method: 'PUT',
  path: '/api/admin/tickets/{id}/step',
  access: 'staff',
  permission: 'support.edit',
  summary:
    'Takes a step: claim or release; close feedback; extend a complaint’s date once; escalate; refer to the outside body',
  ...one,
  body: z.object({ act: z.enum(['claim', 'release', 'close', 'extend', 'escalate', 'refer']), reason }),
  value: AdminTicketCase,
  errors: closedErrors,
});

export const adminTicketReport = operation({
  id: 'adminTicketReport',
  method: 'GET',
  path: '/api/admin/tickets/report',
  access: 'staff',
  permission: 'support.view',
  summary: 'Tickets that came in within some days, by kind and topic: how many, how soon answered, how many late',
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(ticketKinds),
        topic: z.enum(ticketTopics),
        received: z.int(),
        answered: z.int(),
        ended: z.int(),
        late: z.int(),
        escalated: z.int(),
        referred: z.int(),
        /** Half of the first answers came within so many minutes; null: none was answered. */
        firstAnswerMinutes: z.nullable(z.int()),
        endMinutes: z.nullable(z.int()),
      }),
    ),
  }),
  errors: ['VALIDATION'],
});
