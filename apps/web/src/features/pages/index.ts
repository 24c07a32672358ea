export { MemberCentre } from './components/member-centre.tsx';
export { SeamlessPage } from './components/seamless-page.tsx';
export { parseSeamlessSearch } from './model/addresses.ts';
export { type MemberPageName, parseMemberSearch, pathOf, shownPage } from './model/member-pages.ts';
