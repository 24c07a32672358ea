export { ApplicationPage } from './components/application-page.tsx';
export { RegisterCenterPage } from './components/register-center-page.tsx';
export { type CentreSearch, parseCentreSearch } from './model/centre-search.ts';
