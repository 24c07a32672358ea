import * as z from 'zod/mini';
import { Instant, Language } from './common.ts';
import { operation } from './operation.ts';
import { Bytes } from './profile.ts';

/**
 * The live chat of the house. A conversation is read and written by a key that entering it gives; the key never stands in an address. Its
 * messages are numbered from 1 without a gap: whoever has been away asks for those after the last that it knows.
 */

export const chatSides = ['customer', 'staff', 'system'] as const;
export type ChatSide = (typeof chatSides)[number];
export const chatStates = ['waiting', 'open', 'ended'] as const;
export type ChatState = (typeof chatStates)[number];

/** `closed`: outside the working hours; `away`: nobody takes chats just now. */
export const chatStandings = ['open', 'away', 'closed'] as const;
export type ChatStanding = (typeof chatStandings)[number];

/** What happened, as an `event` message says it. */
export const chatEvents = ['joined', 'handed_over', 'released', 'ended', 'ended_quiet', 'signed_in'] as const;
export type ChatEvent = (typeof chatEvents)[number];

const seq = z.int().check(z.minimum(0));

export const ChatMessage = z.object({
  seq: z.int(),
  /** That it was sent by: a screen finds its own in it. */
  key: z.uuid(),
  side: z.enum(chatSides),
  kind: z.enum(['text', 'picture', 'event']),
  /** Of staff: the name that the customer sees. */
  name: z.nullable(z.string()),
  /** Of an event: its word of `chatEvents`. */
  text: z.string(),
  at: Instant,
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Chat = z.object({
  topic: z.string(),
  state: z.enum(chatStates),
  /** How many wait before this one, and itself; 0 once it is taken. */
  place: z.int(),
  lastSeq: z.int(),
  /** Up to which message the other side has read. */
  staffRead: z.int(),
  /** The employee who answers. */
  with: z.nullable(z.string()),
  isMember: z.boolean(),
  stars: z.nullable(z.int()),
});
export type Chat = z.infer<typeof Chat>;

/** Something moved in a chat: who hears it asks for what follows the message it knows. */
export const ChatNews = z.object({
  id: z.string(),
  what: z.enum(['message', 'typing', 'read', 'state']),
  side: z.enum(chatSides),
  seq: z.int(),
});
export type ChatNews = z.infer<typeof ChatNews>;

/** The path of a chat's own stream (server-sent events; not an envelope). */
export const CHAT_LIVE_PATH = '/api/chat/live';
export const ADMIN_CHAT_LIVE_PATH = '/api/admin/chat/live';

const key = z.string().check(z.minLength(20), z.maxLength(100));
const keyed = { key };
const begin = {
  topic: z.string().check(z.maxLength(40)),
  language: z.optional(Language),
  /** Of a chat that the browser has begun before. */
  key: z.optional(key),
};
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));

export const ChatEntered = z.object({
  standing: z.enum(chatStandings),
  /** When the chat opens again; null: it is open, or nobody knows. */
  opensAt: z.nullable(Instant),
  greeting: z.string(),
  /** Null: nobody answers now, and no chat is running: leave a message instead. */
  chat: z.nullable(Chat),
  key: z.nullable(z.string()),
});
export type ChatEntered = z.infer<typeof ChatEntered>;

const keyErrors = ['CHAT_KEY_INVALID', 'TOO_MANY_REQUESTS'] as const;

export const enterChat = operation({
  id: 'enterChat',
  method: 'POST',
  path: '/api/chat/enter',
  access: 'public',
  summary: 'A visitor enters the chat, or returns to the one of their key',
  body: z.object(begin),
  value: ChatEntered,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const enterChatAsMember = operation({
  id: 'enterChatAsMember',
  method: 'POST',
  path: '/api/chat/member',
  access: 'member',
  summary: 'A member enters the chat, or returns to theirs; the chat that they began as a visitor becomes theirs',
  body: z.object(begin),
  value: ChatEntered,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'TRUE_ACCOUNT_REQUIRED'],
});

export const chatMessages = operation({
  id: 'chatMessages',
  method: 'POST',
  path: '/api/chat/messages',
  access: 'public',
  summary: 'The messages after one, the oldest first, and how the chat stands; `read` marks those up to it as read',
  body: z.object({ ...keyed, after: seq, read: z.optional(seq) }),
  value: z.object({ chat: Chat, list: z.array(ChatMessage), isWhole: z.boolean() }),
  errors: keyErrors,
});

export const sayInChat = operation({
  id: 'sayInChat',
  method: 'POST',
  path: '/api/chat/say',
  access: 'public',
  summary: 'Says something; the same message key says it once',
  body: z.object({ ...keyed, text, messageKey: z.uuid() }),
  value: z.object({ seq: z.int() }),
  errors: [...keyErrors, 'CHAT_ENDED'],
});

export const typeInChat = operation({
  id: 'typeInChat',
  method: 'POST',
  path: '/api/chat/typing',
  access: 'public',
  summary: 'Tells the other side that something is being written',
  body: z.object(keyed),
  value: z.object({}),
  errors: keyErrors,
});

export const chatTicket = operation({
  id: 'chatTicket',
  method: 'POST',
  path: '/api/chat/ticket',
  access: 'public',
  summary: 'A ticket, good once and for 30 seconds: for the stream GET /api/chat/live?ticket=, or for a picture',
  body: z.object(keyed),
  value: z.object({ ticket: z.string() }),
  errors: keyErrors,
});

export const sendChatPicture = operation({
  id: 'sendChatPicture',
  method: 'POST',
  path: '/api/chat/pictures/{ticket}',
  access: 'public',
  bodyType: 'picture',
  summary: 'Sends a picture: png or jpg, at most 5 MB, told by its content',
  params: z.object({ ticket: z.string().check(z.maxLength(100)) }),
  body: Bytes,
  value: z.object({ seq: z.int() }),
  errors: [...keyErrors, 'CHAT_ENDED', 'VALIDATION', 'BODY_TOO_LARGE', 'PICTURE_UNREADABLE'],
});

export const chatPicture = operation({
  id: 'chatPicture',
  method: 'POST',
  path: '/api/chat/picture',
  access: 'public',
  summary: 'A picture of the chat, as base64 JPEG',
  body: z.object({ ...keyed, seq }),
  value: z.object({ picture: z.string() }),
  errors: [...keyErrors, 'NOT_FOUND'],
});

export const endChat = operation({
  id: 'endChat',
  method: 'POST',
  path: '/api/chat/end',
  access: 'public',
  summary: 'Ends the chat; one that has ended stays so',
  body: z.object(keyed),
  value: z.object({}),
  errors: keyErrors,
});

export const rateChat = operation({
  id: 'rateChat',
  method: 'POST',
  path: '/api/chat/rating',
  access: 'public',
  summary: 'Rates a chat from one star to five, once it has been answered; the last rating counts',
  body: z.object({
    ...keyed,
    stars: z.int().check(z.minimum(1), z.maximum(5)),
    comment: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  }),
  value: z.object({}),
  errors: [...keyErrors, 'NOT_POSSIBLE'],
});

export const sendChatTranscript = operation({
  id: 'sendChatTranscript',
  method: 'POST',
  path: '/api/chat/transcript',
  access: 'public',
  summary: 'Sends what was said by e-mail',
  body: z.object({ ...keyed, email: z.email().check(z.maxLength(120)) }),
  value: z.object({}),
  errors: [...keyErrors, 'NOT_POSSIBLE'],
});
