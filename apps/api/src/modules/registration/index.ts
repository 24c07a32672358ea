// For: how people become members: by themselves, by one press, by a sign-in provider, by an invitation, opened by an agent.
// Owns: no table: it makes rows of `member`, `credentials` and the wallet, all or none.
// Never: keep what the brand does not ask, or make an account that breaks one of the brand's rules.

export type { InvitationLinks } from './invitations.ts';
export type { OpenedAccounts } from './opened-accounts.ts';
export { createRegistration, type Registration } from './registration.module.ts';
export { type RegistrationRules, registrationSettings } from './registration.settings.ts';
export { presentRegisterSettings, type RegistrationService } from './registration.service.ts';
