// For: what a member may ask of the brand by law about their data.
// Owns: schema `privacy`: requests of members, and who is anonymised. What is kept of a member each module says, and erases, itself.
// Never: read another module's tables, or hand out or erase data without a record of it.

export { createPrivacy } from './privacy.module.ts';
export { privacySettings } from './privacy.settings.ts';
