export { ContractsPage } from './components/contracts-page.tsx';
export { RunsPage } from './components/runs-page.tsx';
export { parseContractsSearch } from './model/contracts-search.ts';
export { takeContractsSearch, takeRunsSearch } from './model/take-search.ts';
