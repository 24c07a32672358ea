export { createReferral, type Referral } from './referral.module.ts';
