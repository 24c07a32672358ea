import * as z from 'zod/mini';
import { Id, Instant, Language, queryInteger } from './common.ts';
import { operation } from './operation.ts';
import { Bytes } from './profile.ts';

/** Feedback and complaints. A complaint has dates that a regulator wants; both are numbered. */
export const ticketKinds = ['feedback', 'complaint'] as const;
export type TicketKind = (typeof ticketKinds)[number];

/** What a ticket is about (specification, section 3). */
export const ticketTopics = ['deposit', 'withdrawal', 'game', 'service', 'application', 'other'] as const;
export type TicketTopic = (typeof ticketTopics)[number];

/**
 * `working`: an employee has it, or the member wrote again after an answer. `final`: the house's last word on a complaint. `referred`: a body
 * outside the house decides now.
 */
export const ticketStates = ['received', 'working', 'answered', 'closed', 'final', 'referred'] as const;
export type TicketCaseState = (typeof ticketStates)[number];

/** What the member can do with a ticket now. */
export const ticketMoves = ['reply', 'close', 'refer'] as const;
export type TicketMove = (typeof ticketMoves)[number];

/** More than a brand may allow; the brand's own range is in `feedbackRules`. */
const LONGEST = 4000;
export const TICKET_PICTURES = 3;

export const Ticket = z.object({
  /** Its number, by which the member and staff call it. */
  id: Id,
  kind: z.enum(ticketKinds),
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  /** How it begins. */
  content: z.string(),
  createdAt: Instant,
  changedAt: Instant,
});
export type Ticket = z.infer<typeof Ticket>;

export const TicketMessage = z.object({
  id: Id,
  side: z.enum(['member', 'staff']),
  text: z.string(),
  pictures: z.int(),
  at: Instant,
});
export type TicketMessage = z.infer<typeof TicketMessage>;

/** The outside body that takes complaints which the house did not settle. */
const OutsideBody = z.object({ name: z.string(), url: z.string() });

export const TicketCase = z.extend(Ticket, {
  messages: z.array(TicketMessage),
  /** Null for feedback, and until it has happened. */
  acknowledgedAt: z.nullable(Instant),
  /** When the first answer to feedback, or the final one to a complaint, is due. */
  answerDueAt: Instant,
  extendedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  referredAt: z.nullable(Instant),
  /** Null: the brand names none, or it is no complaint. */
  outside: z.nullable(OutsideBody),
  can: z.array(z.enum(ticketMoves)),
});
export type TicketCase = z.infer<typeof TicketCase>;

/** A ticket changed: the member's screens ask again. */
export const TicketNews = z.object({ id: Id, state: z.enum(ticketStates) });

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST));
const pictures = z._default(z.array(z.uuid()).check(z.maxLength(TICKET_PICTURES)), []);
const about = { topic: z.enum(ticketTopics), content: text, pictures, idempotencyKey: z.uuid() };
const one = { params: z.object({ id: Id }) };

export const feedbackRules = operation({
  id: 'feedbackRules',
  method: 'GET',
  path: '/api/feedback/rules',
  access: 'public',
  summary: 'How long feedback may be, how soon it is answered, and the outside body for complaints',
  query: z.object({ language: z.optional(Language) }),
  value: z.object({
    min: z.int(),
    max: z.int(),
    answerHours: z.int(),
    complaintDays: z.int(),
    outside: z.nullable(OutsideBody),
  }),
});

export const feedback = operation({
  id: 'feedback',
  method: 'PUT',
  path: '/api/feedback',
  access: 'public',
  summary: 'Feedback of a visitor, who is answered by e-mail; the same idempotency key sends it once',
  body: z.object({ ...about, email: z.email().check(z.maxLength(120)), language: z.optional(Language) }),
  value: z.object({ id: Id }),
  errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
});

export const addFeedbackPicture = operation({
  id: 'addFeedbackPicture',
  method: 'POST',
  path: '/api/feedback/pictures',
  access: 'public',
  bodyType: 'picture',
  summary: 'Keeps a picture for the visitor’s feedback that follows; it is gone after a day if none follows',
  body: Bytes,
  value: z.object({ id: z.uuid() }),
  errors: ['VALIDATION', 'BODY_TOO_LARGE', 'PICTURE_UNREADABLE', 'TOO_MANY_REQUESTS'],
});

export const tickets = operation({
  id: 'tickets',
  method: 'GET',
  path: '/api/tickets',
  access: 'member',
  summary: 'The member’s feedback and complaints, latest first',
  query: z.object({ before: z.optional(Id), pageSize: z._default(queryInteger(1, 100), 20) }),
  value: z.object({ list: z.array(Ticket), next: z.nullable(z.string()) }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const ticket = operation({
  id: 'ticket',
  method: 'GET',
  path: '/api/tickets/{id}',
  access: 'member',
  summary: 'One ticket of the member’s: what was said, and its dates',
  ...one,
  query: z.object({ language: z.optional(Language) }),
  value: TicketCase,
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

export const ticketPictures = operation({
  id: 'ticketPictures',
  method: 'GET',
  path: '/api/tickets/{id}/pictures',
  access: 'member',
  summary: 'The pictures of the member’s messages in a ticket, as base64 JPEG, with the message they belong to',
  ...one,
  value: z.array(z.object({ message: Id, picture: z.string() })),
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

export const addTicketPicture = operation({
  id: 'addTicketPicture',
  method: 'POST',
  path: '/api/tickets/pictures',
  access: 'member',
  bodyType: 'picture',
  summary: 'Keeps a picture for the ticket or reply that follows: png or jpg, at most 5 MB, told by its content',
  body: Bytes,
  value: z.object({ id: z.uuid() }),
  errors: ['VALIDATION', 'BODY_TOO_LARGE', 'PICTURE_UNREADABLE', 'TOO_MANY_REQUESTS', 'TRUE_ACCOUNT_REQUIRED'],
});

export const sendTicket = operation({
  id: 'sendTicket',
  method: 'PUT',
  path: '/api/tickets',
  access: 'member',
  summary: 'Sends feedback or a complaint; the same idempotency key sends it once',
  body: z.object({ ...about, kind: z.enum(ticketKinds) }),
  value: z.object({ id: Id }),
  errors: ['VALIDATION', 'TOO_MANY_REQUESTS', 'TRUE_ACCOUNT_REQUIRED'],
});

export const replyToTicket = operation({
  id: 'replyToTicket',
  method: 'POST',
  path: '/api/tickets/{id}/replies',
  access: 'member',
  summary: 'Adds to a ticket that is not closed; the same idempotency key adds once',
  ...one,
  body: z.object({ text, pictures, idempotencyKey: z.uuid() }),
  value: z.object({}),
  errors: ['NOT_FOUND', 'VALIDATION', 'TICKET_CLOSED', 'TOO_MANY_REQUESTS', 'TRUE_ACCOUNT_REQUIRED'],
});

export const moveTicket = operation({
  id: 'moveTicket',
  method: 'PUT',
  path: '/api/tickets/{id}/state',
  access: 'member',
  summary: 'Closes a ticket that is settled, or refers a complaint to the outside body once it may be',
  ...one,
  body: z.object({ move: z.enum(['close', 'refer']) }),
  value: z.object({}),
  errors: ['NOT_FOUND', 'TICKET_CLOSED', 'TRUE_ACCOUNT_REQUIRED'],
});
