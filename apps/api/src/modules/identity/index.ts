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
