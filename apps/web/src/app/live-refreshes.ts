import { contractRefreshes } from '../entities/contract/index.ts';
import { depositRefreshes } from '../entities/deposit/index.ts';
import { drawRefreshes } from '../entities/draw/index.ts';
import { memberRefreshes } from '../entities/member/index.ts';
import { missionRefreshes } from '../entities/mission/index.ts';
import { pointsRefreshes } from '../entities/points/index.ts';
import { prizeRefreshes } from '../entities/prize/index.ts';
import { promotionRefreshes } from '../entities/promotion/index.ts';
import { rewardRefreshes } from '../entities/reward/index.ts';
import { teamRefreshes } from '../entities/team/index.ts';
import { transferRefreshes } from '../entities/transfer/index.ts';
import { vipRefreshes } from '../entities/vip/index.ts';
import { withdrawalRefreshes } from '../entities/withdrawal/index.ts';
import type { Refreshes } from '../kit/api/live-refreshes.ts';

/** The calls that entities declare to be refetched on a live event. */
export const liveRefreshes: readonly Refreshes[] = [
  contractRefreshes,
  depositRefreshes,
  drawRefreshes,
  memberRefreshes,
  missionRefreshes,
  pointsRefreshes,
  prizeRefreshes,
  promotionRefreshes,
  rewardRefreshes,
  teamRefreshes,
  transferRefreshes,
  vipRefreshes,
  withdrawalRefreshes,
];
