export { ContractDialog } from './components/contract-dialog.tsx';
export { ContractRequests } from './components/contract-requests.tsx';
