import { createFileRoute } from '@tanstack/react-router';
import { ReferralPage } from '../../../features/referral/index.ts';

export const Route = createFileRoute('/_site/member/referral')({ component: ReferralPage });
