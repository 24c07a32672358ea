export { createRecords, type Records } from './records.module.ts';
