import { createFileRoute } from '@tanstack/react-router';
import { MissionsPage } from '../../../features/pages/index.ts';

export const Route = createFileRoute('/_site/member/missionLeaderboard')({ component: MissionsPage });
