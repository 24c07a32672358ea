export { ContractDialog } from './components/contract-dialog.tsx';
