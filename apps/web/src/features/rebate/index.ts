export { RebatePage } from './components/rebate-page.tsx';
