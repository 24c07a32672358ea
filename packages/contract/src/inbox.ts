import * as z from 'zod/mini';
import { Id, Instant, Language, queryInteger } from './common.ts';
import { operation } from './operation.ts';

/** What a message is about; `operator` is a message written by staff. */
export const messageKinds = [
  'deposit_credited',
  'deposit_failed',
  'deposit_refunded',
  'withdrawal_approved',
  'withdrawal_rejected',
  'withdrawal_paid',
  'withdrawal_returned',
  'transfer_sent',
  'transfer_received',
  'bonus_granted',
  'bonus_refused',
  'bonus_completed',
  'bonus_expired',
  'rebate_claimed',
  'activity_rejected',
  'gift_received',
  'gift_credited',
  'points_approved',
  'points_rejected',
  'vip_upgraded',
  'vip_downgraded',
  'envelope_given',
  'lottery_corrected',
  'lottery_voided',
  'password_changed',
  'payment_password_changed',
  'mobile_changed',
  'email_changed',
  'personal_changed',
  'payee_added',
  'payee_removed',
  'authenticator_changed',
  'passkey_changed',
  'link_changed',
  'contract_offered',
  'contract_signed',
  'contract_begun',
  'contract_rejected',
  'contract_termination',
  'contract_ended',
  'contract_paid',
  'contract_owed',
  'contract_owing',
  'agent_approved',
  'agent_rejected',
  'downline_joined',
  'ticket_answered',
  'ticket_closed',
  'complaint_acknowledged',
  'complaint_extended',
  'complaint_final',
  'complaint_referred',
  'limit_set',
  'limit_lifted',
  'operator',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A message in the requested language. Title and content are plain text; the content may have several lines. */
export const InboxMessage = z.object({
  id: Id,
  kind: z.enum(messageKinds),
  title: z.string(),
  content: z.string(),
  isRead: z.boolean(),
  at: Instant,
});
export type InboxMessage = z.infer<typeof InboxMessage>;

/** The current number of unread messages. */
export const UnreadCount = z.object({ count: z.int() });
export type UnreadCount = z.infer<typeof UnreadCount>;

export const inboxMessages = operation({
  id: 'inboxMessages',
  method: 'GET',
  path: '/api/inbox',
  access: 'member',
  summary: 'The member’s messages, newest first; `next` begins the following page, and is null after the last',
  query: z.object({
    /** Only messages older than this one. */
    before: z.optional(Id),
    unread: z._default(z.enum(['0', '1']), '0'),
    pageSize: z._default(queryInteger(1, 100), 20),
    language: z.optional(Language),
  }),
  value: z.object({ list: z.array(InboxMessage), next: z.nullable(Id) }),
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const inboxMessage = operation({
  id: 'inboxMessage',
  method: 'GET',
  path: '/api/inbox/{id}',
  access: 'member',
  summary: 'One message of the member’s; looking at it does not mark it as read',
  params: z.object({ id: Id }),
  query: z.object({ language: z.optional(Language) }),
  value: InboxMessage,
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

export const unreadMessageCount = operation({
  id: 'unreadMessageCount',
  method: 'GET',
  path: '/api/inbox/unread',
  access: 'member',
  summary: 'How many messages the member has not read; a trial account has none',
  value: UnreadCount,
});

export const readMessage = operation({
  id: 'readMessage',
  method: 'POST',
  path: '/api/inbox/{id}/read',
  access: 'member',
  summary: 'Marks a message as read; one that is read already stays so',
  params: z.object({ id: Id }),
  value: UnreadCount,
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

export const readAllMessages = operation({
  id: 'readAllMessages',
  method: 'POST',
  path: '/api/inbox/read',
  access: 'member',
  summary: 'Marks all messages as read',
  value: UnreadCount,
  errors: ['TRUE_ACCOUNT_REQUIRED'],
});

export const deleteMessage = operation({
  id: 'deleteMessage',
  method: 'DELETE',
  path: '/api/inbox/{id}',
  access: 'member',
  summary: 'Deletes a message; one that is deleted already is no error',
  params: z.object({ id: Id }),
  value: UnreadCount,
  errors: ['NOT_FOUND', 'TRUE_ACCOUNT_REQUIRED'],
});

/** Maximum number of messages deleted by one call: as many as a page of the list can have. */
const MOST_DELETED = 100;

export const deleteMessages = operation({
  id: 'deleteMessages',
  method: 'POST',
  path: '/api/inbox/delete',
  access: 'member',
  summary: 'Deletes some messages at once; those that are deleted already, or were never the member’s, are no error',
  body: z.object({ ids: z.array(Id).check(z.minLength(1), z.maxLength(MOST_DELETED)) }),
  value: UnreadCount,
  errors: ['VALIDATION', 'TRUE_ACCOUNT_REQUIRED'],
});
