// For: where members are signed in: their sessions, and the addresses they came from.
// Owns: schema `sessions`: sessions, known addresses and hand-over tickets.
// Never: keep a token, of which it stores the hash only, or decide who may sign in.

export { callerOf } from './caller.ts';
export { createSessions } from './sessions.module.ts';
export type { HandOver } from './hand-over.service.ts';
export type { SignInRow } from './sessions.repo.ts';
export type { SignIn } from './staff-views.repo.ts';
export { type SessionRules, sessionsSettings } from './sessions.settings.ts';
export type { Caller, NoteOpened, NoteSignedIn, Sessions, SignInMethod } from './sessions.service.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = ['is_known_address', 'last_seen', 'seen_since', 'sharing', 'unusual'] as const;
