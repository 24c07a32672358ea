export { AgentHome, AgentLayout, NotAnAgent } from './components/agent-pages.tsx';
export { LotteryPage } from './components/lottery-page.tsx';
export { MemberCentre, MemberPageLater } from './components/member-centre.tsx';
export { PointMallPage } from './components/point-mall-page.tsx';
export { SeamlessPage } from './components/seamless-page.tsx';
export { parseLotterySearch, parseSeamlessSearch } from './model/addresses.ts';
export { elsewhere, type MemberPageName, parseMemberSearch, shownPage } from './model/member-pages.ts';
