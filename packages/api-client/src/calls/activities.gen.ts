// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const activitiesCalls = {
  activities: call<typeof contract.activities>({ id: 'activities', method: 'GET', path: '/api/activities', access: 'member' }),
  activity: call<typeof contract.activity>({ id: 'activity', method: 'GET', path: '/api/activities/{id}', access: 'member' }),
  activityApplications: call<typeof contract.activityApplications>({ id: 'activityApplications', method: 'GET', path: '/api/activity-applications', access: 'member' }),
  addActivityPicture: call<typeof contract.addActivityPicture>({ id: 'addActivityPicture', method: 'POST', path: '/api/activities/{id}/pictures', access: 'member', bodyType: 'picture' }),
  applyForActivity: call<typeof contract.applyForActivity>({ id: 'applyForActivity', method: 'POST', path: '/api/activities/{id}/apply', access: 'member' }),
  checkIn: call<typeof contract.checkIn>({ id: 'checkIn', method: 'POST', path: '/api/sign-in-days/today', access: 'member' }),
  claimActivity: call<typeof contract.claimActivity>({ id: 'claimActivity', method: 'POST', path: '/api/activities/{id}/claim', access: 'member' }),
  joinActivity: call<typeof contract.joinActivity>({ id: 'joinActivity', method: 'POST', path: '/api/activities/{id}/join', access: 'member' }),
  rafflePromotionClaim: call<typeof contract.rafflePromotionClaim>({ id: 'rafflePromotionClaim', method: 'POST', path: '/api/activities/{id}/raffle', access: 'member' }),
  referralMilestones: call<typeof contract.referralMilestones>({ id: 'referralMilestones', method: 'GET', path: '/api/referral/milestones', access: 'member' }),
  signInDays: call<typeof contract.signInDays>({ id: 'signInDays', method: 'GET', path: '/api/sign-in-days', access: 'member' }),
} as const;
