export { VipPage } from './components/vip-page.tsx';
