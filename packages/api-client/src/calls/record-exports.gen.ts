// Written from packages/contract by `npm run generate -w @champa/api-client`.
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const recordExportsCalls = {
  createExport: call<typeof contract.createExport>({ id: 'createExport', method: 'POST', path: '/api/records/exports', access: 'member' }),
  exportFile: call<typeof contract.exportFile>({ id: 'exportFile', method: 'GET', path: '/api/records/exports/{id}/file', access: 'member' }),
  recordExport: call<typeof contract.recordExport>({ id: 'recordExport', method: 'GET', path: '/api/records/exports/{id}', access: 'member' }),
} as const;
