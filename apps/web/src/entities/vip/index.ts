export { VipLabel, VipLink } from './vip-rank.tsx';
export { historyQuery, ranksQuery, standingQuery } from './vip.ts';
export { vipRefreshes } from './live.ts';
