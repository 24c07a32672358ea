// For: who somebody is: registration, sign-in, sessions, passwords, second factors, recovery.
// Owns: schema `identity`: credentials, sessions, codes, passkeys, linked accounts.
// Never: let a secret into a log, an address or an answer, or tell a stranger whether an account exists.

export { accountCommands } from './account-care.cli.ts';
export { createIdentity, type Identity } from './identity.module.ts';
export type { InvitationLinks } from './invitations.ts';
export type { OpenedAccounts } from './opened-accounts.ts';
export { createBreaches } from './breaches.ts';
export { createMessengers } from './messengers.ts';
export { hashPassword, verifyPassword } from './hashing/password.ts';
export type { Throttle } from './throttle.service.ts';
export { signInCommands } from './providers.cli.ts';
export type { SignInFacts } from './sign-in-facts.repo.ts';

/**
 * What SQL of other schemas may call: the lint reads it.
 *
 * @public
 */
export const sqlFunctions = ['last_seen', 'seen_since', 'sharing'] as const;
