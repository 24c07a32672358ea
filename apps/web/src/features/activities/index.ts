export { ActivityAction } from './components/activity-action.tsx';
export { ActivityBadge } from './components/activity-badge.tsx';
export { ActivityPanel } from './components/activity-panel.tsx';
export { ApplicationsPage } from './components/applications-page.tsx';
export { ReferralMilestones } from './components/referral-milestones.tsx';
export { SignInCard } from './components/sign-in-card.tsx';
