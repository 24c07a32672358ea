export { AgentHome, AgentLayout, NotAnAgent } from './components/agent-pages.tsx';
export { LotteryPage } from './components/lottery-page.tsx';
export { MemberCentre } from './components/member-centre.tsx';
export { MissionsPage } from './components/missions-page.tsx';
export { PointMallPage } from './components/point-mall-page.tsx';
export { SeamlessPage } from './components/seamless-page.tsx';
export { parseLotterySearch, parseSeamlessSearch } from './model/addresses.ts';
export { type MemberPageName, parseMemberSearch, pathOf, shownPage } from './model/member-pages.ts';
