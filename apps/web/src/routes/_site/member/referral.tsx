import { createFileRoute } from '@tanstack/react-router';
import { ReferralMilestones } from '../../../features/activities/index.ts';
import { ReferralPage } from '../../../features/referral/index.ts';

export const Route = createFileRoute('/_site/member/referral')({ component: Referral });

function Referral() {
  return <ReferralPage milestones={<ReferralMilestones />} />;
}
