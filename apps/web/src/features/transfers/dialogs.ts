export { TransferFundPage } from './components/transfer-fund-page.tsx';
export { TransferUplinePage } from './components/transfer-upline-page.tsx';
export { WalletPage } from './components/wallet-page.tsx';
