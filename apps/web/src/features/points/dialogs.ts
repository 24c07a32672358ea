export { MallPage } from './components/mall-page.tsx';
export { type MallSearch, parseMallSearch } from './model/mall-search.ts';
