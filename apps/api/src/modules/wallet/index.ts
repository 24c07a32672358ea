export { createWallet, type Wallet } from './wallet.module.ts';
