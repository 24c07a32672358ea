export { createRecords, type RecordsNeeds } from './records.module.ts';
