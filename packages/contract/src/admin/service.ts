import * as z from 'zod/mini';
import { Id, Instant } from '../common.ts';
import { languages } from '../constants.ts';
import { operation } from '../operation.ts';
import { LocalText } from '../site.ts';
import { cursor, cursorListOf, reason } from './lists.ts';
import { MemberTag } from './members.ts';

/** Customer service: messages to many members, and the texts that go out by SMS and e-mail. */

const Language = z.enum(languages);

/** Whom a message is for; what is missing narrows nothing. Members who paused or excluded themselves are never among them. */
const audience = {
  language: z.optional(Language),
  tag: z.optional(MemberTag),
  /** The username of an agent: the agent and everybody below. */
  team: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  /** Registered on or after a day of the brand’s. */
  since: z.optional(z.iso.date()),
};
export const MailingAudience = z.object(audience);
export type MailingAudience = z.infer<typeof MailingAudience>;

const Words = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  content: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
});
const MailingTexts = z.object({ lo: z.optional(Words), en: z.optional(Words), cn: z.optional(Words) });

export const adminAudience = operation({
  id: 'adminAudience',
  method: 'GET',
  path: '/api/admin/messages/audience',
  access: 'staff',
  permission: 'support.view',
  summary: 'How many members a message would go to now',
  query: z.object(audience),
  value: z.object({ members: z.int() }),
  errors: ['VALIDATION'],
});

export const mailingStates = ['running', 'done', 'stopped'] as const;

export const AdminMailing = z.object({
  id: Id,
  texts: MailingTexts,
  audience: MailingAudience,
  /** How many it was for when it was asked for, and how many have it. */
  counted: z.int(),
  sent: z.int(),
  state: z.enum(mailingStates),
  by: z.string(),
  at: Instant,
  endedAt: z.nullable(Instant),
});
export type AdminMailing = z.infer<typeof AdminMailing>;

export const adminMailings = operation({
  id: 'adminMailings',
  method: 'GET',
  path: '/api/admin/messages',
  access: 'staff',
  permission: 'support.view',
  summary: 'Messages to many members, newest first, with how far each has come',
  query: z.object(cursor),
  value: cursorListOf(AdminMailing),
});

export const adminMailing = operation({
  id: 'adminMailing',
  method: 'POST',
  path: '/api/admin/messages',
  access: 'staff',
  permission: 'support.edit',
  summary:
    'Sends a message to all members of an audience, in the background; the same key sends once. It is refused where the audience is no longer of the size that the employee was shown by more than a tenth',
  body: z.object({
    audience: MailingAudience,
    texts: MailingTexts,
    /** As `adminAudience` counted. */
    members: z.int().check(z.minimum(1)),
    reason,
    idempotencyKey: z.uuid(),
  }),
  value: AdminMailing,
  errors: ['VALIDATION', 'NOT_POSSIBLE', 'IDEMPOTENCY_CONFLICT'],
});

export const adminMailingStop = operation({
  id: 'adminMailingStop',
  method: 'DELETE',
  path: '/api/admin/messages/{id}',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Stops a message to many members: those who have it keep it',
  params: z.object({ id: Id }),
  body: z.object({ reason }),
  value: AdminMailing,
  errors: ['NOT_FOUND', 'NOT_POSSIBLE'],
});

export const templateNames = ['code', 'notice'] as const;
export type TemplateName = (typeof templateNames)[number];
export const templateChannels = ['sms', 'email'] as const;
export type TemplateChannel = (typeof templateChannels)[number];

export const AdminTemplate = z.object({
  id: z.enum(templateNames),
  channel: z.enum(templateChannels),
  language: Language,
  /** Of an e-mail; empty of an SMS. */
  subject: z.string(),
  text: z.string(),
  /** Whether the brand wrote it; otherwise it comes with the platform. */
  isOwn: z.boolean(),
  /** Whether a provider of the channel is set up. */
  canSend: z.boolean(),
});
export type AdminTemplate = z.infer<typeof AdminTemplate>;

export const adminTemplates = operation({
  id: 'adminTemplates',
  method: 'GET',
  path: '/api/admin/templates',
  access: 'staff',
  permission: 'support.view',
  summary: 'What members get by SMS and e-mail, in each language, filled with examples',
  value: z.object({ list: z.array(AdminTemplate) }),
});

/** The brand's own texts of one of them, by language. */
const written = z.object({ sms: LocalText, subject: LocalText, email: LocalText });

export const adminTemplatePreview = operation({
  id: 'adminTemplatePreview',
  method: 'POST',
  path: '/api/admin/templates/preview',
  access: 'staff',
  permission: 'content.view',
  summary: 'What members would get with these texts, without saving them: in each language, filled with examples',
  body: z.object({ texts: z.object({ code: written, notice: written }) }),
  value: z.object({ list: z.array(AdminTemplate) }),
});

export const adminTemplateTest = operation({
  id: 'adminTemplateTest',
  method: 'POST',
  path: '/api/admin/templates/{id}/test',
  access: 'staff',
  permission: 'support.edit',
  summary:
    'Sends one of these, filled with examples, to a number or mailbox of the employee’s choice; at most ten an hour',
  params: z.object({ id: z.enum(templateNames) }),
  body: z.object({
    channel: z.enum(templateChannels),
    language: Language,
    to: z.string().check(z.trim(), z.minLength(5), z.maxLength(200)),
    reason,
  }),
  value: z.object({}),
  errors: ['VALIDATION', 'NOT_POSSIBLE', 'TOO_MANY_REQUESTS'],
});

const LetterWords = z.object({ title: z.string(), content: z.string() });
const lettersByLanguage = z.object({
  lo: z.optional(LetterWords),
  en: z.optional(LetterWords),
  cn: z.optional(LetterWords),
});

/** A text that letters to members begin with. */
export const AdminLetter = z.object({
  /** Its name. */
  id: z.string(),
  /** As it is written, with what is filled in for each reader in braces. */
  texts: lettersByLanguage,
  /** As a reader sees it. */
  shown: lettersByLanguage,
});
export type AdminLetter = z.infer<typeof AdminLetter>;

export const adminLetters = operation({
  id: 'adminLetters',
  method: 'GET',
  path: '/api/admin/letters',
  access: 'staff',
  permission: 'support.view',
  summary: 'What letters to members may begin with, in each language: as written, and filled with examples',
  value: z.object({ list: z.array(AdminLetter) }),
});

export const adminLetterPreview = operation({
  id: 'adminLetterPreview',
  method: 'POST',
  path: '/api/admin/letters/preview',
  access: 'staff',
  permission: 'content.view',
  summary: 'How readers would see letters that begin with these texts, without saving them',
  body: z.object({ letters: z.array(z.object({ name: z.string(), title: LocalText, content: LocalText })) }),
  value: z.object({ list: z.array(AdminLetter) }),
});

export const adminLetterTest = operation({
  id: 'adminLetterTest',
  method: 'POST',
  path: '/api/admin/letters/test',
  access: 'staff',
  permission: 'support.edit',
  summary: 'Sends a letter as it is saved to a member, such as the employee’s own account; the same key sends once',
  body: z.object({ name: z.string(), to: Id, reason, idempotencyKey: z.uuid() }),
  value: z.object({}),
  errors: ['NOT_FOUND', 'VALIDATION', 'IDEMPOTENCY_CONFLICT'],
});
