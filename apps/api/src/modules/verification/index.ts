// For: checking what visitors and members send: codes, captchas, one-time tokens, encrypted payloads; and security notices.
// Owns: schema `verification`: codes, challenges, payload keys, payloads seen.
// Never: tell a stranger whether a number or mailbox is known, or store a code in the clear.

export { mobileOf, ownOf, smsTo } from './addresses.ts';
export { type Asker, memberAsker, nobody } from './asker.ts';
export type { BrowserCall, BrowserCodes } from './browser-codes.service.ts';
export type { Challenges } from './challenges.service.ts';
export type { Codes, CodeTarget, CodeWish, GivenCode } from './codes.service.ts';
export { hideAddress, hideNumber } from './domain/hints.ts';
export type { Messengers } from './domain/messages.ts';
export { createMessengers } from './messengers.ts';
export type { Notice, Notices } from './notices.service.ts';
export type { OneTime } from './one-time.service.ts';
export { fitsDatabase, type Payloads } from './payloads.service.ts';
export type { PhoneProofs } from './phone-provider.service.ts';
export type { Proof } from './proof.ts';
export { createVerification, type Verification } from './verification.module.ts';
export { phoneProviderSetting, type VerificationRules, verificationSettings } from './verification.settings.ts';
