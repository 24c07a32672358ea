export { affiliateCode, forgetReferralCodes, keepReferralCode, referralCode } from './referral-codes.ts';
export { referralQuery, referredQuery } from './referral.ts';
