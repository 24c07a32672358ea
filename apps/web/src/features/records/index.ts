export { AccountRecord } from './components/account-record.tsx';
export { BettingRecord } from './components/betting-record.tsx';
export { parseRecordsSearch } from './model/records-search.ts';
