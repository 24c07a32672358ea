export { ProfilePage } from './components/profile-page.tsx';
export { SecurityOverview } from './components/security-overview.tsx';
export { SecurityPanel } from './components/security-panel.tsx';
export { parseSecuritySearch } from './model/panels.ts';
export { useLeavePanel } from './model/use-leave-panel.ts';
