export { addPayee, payeesQuery, removePayee, setDefaultPayee } from './payees.ts';
