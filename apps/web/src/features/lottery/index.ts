export { LotteryPage } from './components/lottery-page.tsx';
export { parseLotterySearch } from './model/address.ts';
