export { AccountRecord } from './components/account-record.tsx';
export { BettingRecord } from './components/betting-record.tsx';
export { ProfitPage } from './components/profit-page.tsx';
export { parseRecordsSearch } from './model/records-search.ts';
export { takeRecordsSearch } from './model/take-search.ts';
