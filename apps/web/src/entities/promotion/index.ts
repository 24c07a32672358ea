export {
  activitiesQuery,
  addPicture,
  applicationsQuery,
  applyForActivity,
  checkIn,
  claimActivity,
  claimRaffle,
  joinActivity,
  milestonesQuery,
  signInDaysQuery,
} from './activities.ts';
export { promotionQuery, promotionsQuery } from './promotions.ts';
export { promotionRefreshes } from './live.ts';
