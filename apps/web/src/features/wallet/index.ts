export { BalancePill } from './components/balance-pill.tsx';
export type { OfferSlot, OfferSlotProps } from './model/offer-slot.ts';
export type { DepositSearch } from './model/deposit-search.ts';
