import { createFileRoute } from '@tanstack/react-router';
import { RewardCentre } from '../../../features/rewards/index.ts';

export const Route = createFileRoute('/_site/member/rewardCenter')({ component: RewardCentre });
