// For: what a member may ask of the brand by law about their data.
// Owns: nothing: each module says what it keeps of a member.
// Never: read another module's tables, or hand out data without a record of it.

export { createPrivacy } from './privacy.module.ts';
