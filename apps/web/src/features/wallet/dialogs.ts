export { DepositDialog } from './components/deposit-dialog.tsx';
export { DepositPage } from './components/deposit-page.tsx';
export { parseDepositSearch } from './model/deposit-search.ts';
