// For: what members prove themselves by: passwords, payment passwords, authenticators, passkeys, linked accounts.
// Owns: schema `credentials`: password hashes, authenticators, passkeys, linked accounts.
// Never: let a secret into a log, an address or an answer, or take a member's last way in off their account.

export type { Authenticators } from './authenticator.service.ts';
export { createBreaches } from './breaches.ts';
export { createCredentials, type Credentials } from './credentials.module.ts';
export { type Guess, guessOf, type IsBreached } from './domain/guessable-password.ts';
export { securityLevel } from './domain/sensitive-change.ts';
export type { LinkedRow } from './linked-accounts.repo.ts';
export type { LinkedAccounts, NoteLinked } from './linked-accounts.service.ts';
export type { OwnProof } from './own-proof.service.ts';
export type { Passkeys } from './passkeys.service.ts';
export type { Credential, Standing } from './passwords.repo.ts';
export { mailboxName, type Passwords } from './passwords.service.ts';
export type { Sensitive } from './sensitive.service.ts';
export { passwordFrom, randomPassword, randomUsername } from './random-credentials.ts';
export type { SignInFacts } from './sign-in-facts.repo.ts';
export type { WaysIn } from './ways-in.service.ts';
