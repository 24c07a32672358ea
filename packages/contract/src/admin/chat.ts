import * as z from 'zod/mini';
import { ChatMessage, chatStates } from '../chat.ts';
import { Id, Instant, Language } from '../common.ts';
import { operation } from '../operation.ts';
import { Bytes } from '../profile.ts';
import { LocalText } from '../site.ts';
import { cursor, cursorListOf, reason } from './lists.ts';

/** The live chat as staff sees it. */

/** What an employee can do with a chat now. Only whoever has claimed one writes in it. */
export const chatActs = ['claim', 'release', 'hand_over', 'end', 'say'] as const;
export type ChatAct = (typeof chatActs)[number];

export const AdminChat = z.object({
  id: Id,
  topic: z.string(),
  language: Language,
  state: z.enum(chatStates),
  /** Null: a visitor. */
  memberId: z.nullable(Id),
  username: z.nullable(z.string()),
  claimedBy: z.nullable(z.string()),
  lastSeq: z.int(),
  /** Messages of the customer that no employee has read. */
  unread: z.int(),
  /** How it went on last. */
  last: z.string(),
  createdAt: Instant,
  waitsSince: Instant,
  lastAt: Instant,
  endedAt: z.nullable(Instant),
  stars: z.nullable(z.int()),
  ratingComment: z.nullable(z.string()),
});
export type AdminChat = z.infer<typeof AdminChat>;

export const AdminChatCase = z.extend(AdminChat, {
  customerRead: z.int(),
  /** Those after the message that was asked for. */
  messages: z.array(ChatMessage),
  notes: z.array(z.object({ id: Id, author: z.string(), text: z.string(), at: Instant })),
  can: z.array(z.enum(chatActs)),
});
export type AdminChatCase = z.infer<typeof AdminChatCase>;

export const CannedAnswer = z.object({
  id: Id,
  name: z.string(),
  texts: LocalText,
  changedBy: z.string(),
  changedAt: Instant,
});
export type CannedAnswer = z.infer<typeof CannedAnswer>;

const one = { params: z.object({ id: Id }) };
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));
const actErrors = ['CHAT_ENDED', 'NOT_POSSIBLE'] as const;

export const adminChatDesk = operation({
  id: 'adminChatDesk',
  method: 'GET',
  path: '/api/admin/chat/desk',
  access: 'staff',
  permission: 'support.view',
  summary: 'What an employee works with: the queue, their own chats, those of others, who else is there',
  value: z.object({
    waiting: z.array(AdminChat),
    mine: z.array(AdminChat),
    others: z.array(AdminChat),
    /** Employees whose screens are open, but the caller. */
    colleagues: z.array(z.object({ actor: z.string(), isTaking: z.boolean() })),
    isTaking: z.boolean(),
    /** The service that translates; `none`: nothing is translated. */
    translator: z.string(),
    topics: z.array(z.object({ id: z.string(), title: LocalText })),
  }),
});

export const adminChatPresence = operation({
  id: 'adminChatPresence',
  method: 'PUT',
  path: '/api/admin/chat/presence',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Says that the employee’s screen is open, and whether they take chats; good for a minute',
  body: z.object({ isTaking: z.boolean() }),
  value: z.object({}),
});

export const adminChatTicket = operation({
  id: 'adminChatTicket',
  method: 'POST',
  path: '/api/admin/chat/ticket',
  access: 'staff',
  permission: 'support.view',
  summary: 'A ticket to open the stream of chats once, within 30 seconds: GET /api/admin/chat/live?ticket=',
  value: z.object({ ticket: z.string() }),
});

export const adminChats = operation({
  id: 'adminChats',
  method: 'GET',
  path: '/api/admin/chat/chats',
  access: 'staff',
  permission: 'support.view',
  summary: 'Chats that have ended, the newest first; or all of one member’s',
  query: z.object({ ...cursor, member: z.optional(Id) }),
  value: cursorListOf(AdminChat),
});

export const adminChat = operation({
  id: 'adminChat',
  method: 'GET',
  path: '/api/admin/chat/chats/{id}',
  access: 'staff',
  permission: 'support.view',
  summary: 'One chat with its messages after one, and its notes',
  ...one,
  query: z.object({ after: z._default(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)), 0) }),
  value: AdminChatCase,
});

export const adminChatSay = operation({
  id: 'adminChatSay',
  method: 'POST',
  path: '/api/admin/chat/chats/{id}/messages',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Answers in a chat that the employee has claimed; the same message key says it once',
  ...one,
  body: z.object({ text, messageKey: z.uuid() }),
  value: z.object({ seq: z.int() }),
  errors: actErrors,
});

export const adminChatSendPicture = operation({
  id: 'adminChatSendPicture',
  method: 'POST',
  path: '/api/admin/chat/chats/{id}/pictures',
  access: 'staff',
  permission: 'support.edit',
  bodyType: 'picture',
  summary: 'Sends a picture: png or jpg, at most 5 MB, told by its content',
  ...one,
  body: Bytes,
  value: z.object({ seq: z.int() }),
  errors: [...actErrors, 'VALIDATION', 'BODY_TOO_LARGE', 'PICTURE_UNREADABLE'],
});

export const adminChatPicture = operation({
  id: 'adminChatPicture',
  method: 'GET',
  path: '/api/admin/chat/chats/{id}/pictures/{seq}',
  access: 'staff',
  permission: 'support.view',
  summary: 'A picture of a chat, as base64 JPEG',
  params: z.object({ id: Id, seq: Id }),
  value: z.object({ picture: z.string() }),
  errors: ['NOT_FOUND'],
});

export const adminChatRead = operation({
  id: 'adminChatRead',
  method: 'PUT',
  path: '/api/admin/chat/chats/{id}/read',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Marks the messages up to one as read, in a chat that the employee has claimed',
  ...one,
  body: z.object({ seq: z.int().check(z.minimum(0)) }),
  value: z.object({}),
});

export const adminChatTyping = operation({
  id: 'adminChatTyping',
  method: 'PUT',
  path: '/api/admin/chat/chats/{id}/typing',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Tells the customer that an answer is being written',
  ...one,
  value: z.object({}),
});

export const adminChatStep = operation({
  id: 'adminChatStep',
  method: 'PUT',
  path: '/api/admin/chat/chats/{id}/step',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Claims a chat, returns it to the queue, hands it over to a colleague who is there, or ends it',
  ...one,
  body: z.object({
    act: z.enum(['claim', 'release', 'hand_over', 'end']),
    /** Whom it is handed over to, as `staff:name`. */
    to: z.optional(z.string().check(z.maxLength(80))),
  }),
  value: AdminChatCase,
  errors: [...actErrors, 'VALIDATION'],
});

export const adminChatNote = operation({
  id: 'adminChatNote',
  method: 'POST',
  path: '/api/admin/chat/chats/{id}/notes',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Notes something that only staff reads',
  ...one,
  body: z.object({ text }),
  value: AdminChatCase,
});

export const adminChatTranslation = operation({
  id: 'adminChatTranslation',
  method: 'POST',
  path: '/api/admin/chat/chats/{id}/translation',
  access: 'staff',
  permission: 'support.view',
  summary: 'A message in another language, by the brand’s translation service; null where it has none',
  ...one,
  body: z.object({ seq: z.int(), to: Language }),
  value: z.object({ text: z.nullable(z.string()), translator: z.string() }),
  errors: ['NOT_FOUND'],
});

export const adminCannedAnswers = operation({
  id: 'adminCannedAnswers',
  method: 'GET',
  path: '/api/admin/chat/answers',
  access: 'staff',
  permission: 'support.view',
  summary: 'Answers that are kept ready, by name',
  value: z.object({ list: z.array(CannedAnswer) }),
});

const answerBody = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  texts: z.partialRecord(Language, text),
  reason,
});

export const adminAddCannedAnswer = operation({
  id: 'adminAddCannedAnswer',
  method: 'POST',
  path: '/api/admin/chat/answers',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Keeps an answer ready, in one or more languages',
  body: answerBody,
  value: CannedAnswer,
  errors: ['VALIDATION'],
});

export const adminChangeCannedAnswer = operation({
  id: 'adminChangeCannedAnswer',
  method: 'PUT',
  path: '/api/admin/chat/answers/{id}',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Changes an answer that is kept ready',
  ...one,
  body: answerBody,
  value: CannedAnswer,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const adminRemoveCannedAnswer = operation({
  id: 'adminRemoveCannedAnswer',
  method: 'PUT',
  path: '/api/admin/chat/answers/{id}/removal',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Removes an answer that is kept ready',
  ...one,
  body: z.object({ reason }),
  value: z.object({}),
  errors: ['NOT_FOUND'],
});

export const adminChatReport = operation({
  id: 'adminChatReport',
  method: 'GET',
  path: '/api/admin/chat/report',
  access: 'staff',
  permission: 'support.view',
  summary:
    'Chats that began within some days, by topic or by employee: how many, how soon answered and ended, how rated',
  query: z.object({ from: z.iso.date(), to: z.iso.date(), by: z._default(z.enum(['topic', 'employee']), 'topic') }),
  value: z.object({
    list: z.array(
      z.object({
        /** The topic, or the employee; `–` for chats that nobody took. */
        id: z.string(),
        chats: z.int(),
        answered: z.int(),
        /** Ended without an answer. */
        missed: z.int(),
        /** Half of them were faster; in seconds. */
        firstAnswerSeconds: z.nullable(z.int()),
        solvedSeconds: z.nullable(z.int()),
        rated: z.int(),
        /** The mean of the stars, with one digit after the point. */
        stars: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['VALIDATION'],
});
