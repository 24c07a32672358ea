import { callQuery, newIdempotencyKey, recordExportsCalls } from '@champa/api-client';
import type { createExport, OperationInput, RecordExport } from '@champa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, queryClient } from '../../kit/api/api.ts';
import { session } from '../../kit/api/session.ts';
import { saveBlob } from '../../kit/browser/save-file.ts';

/** How often to poll an export's progress. */
const POLL_MS = 1000;

export type ExportWish = OperationInput<typeof createExport>['body']['wish'];

/** An export that the member is about to start; sending it twice starts one. */
export type ExportIntent = { wish: ExportWish; idempotencyKey: string };

export function exportIntent(wish: ExportWish): ExportIntent {
  return { wish, idempotencyKey: newIdempotencyKey() };
}

export async function beginExport(intent: ExportIntent): Promise<RecordExport> {
  const begun = await api.call(recordExportsCalls.createExport, { body: intent });
  queryClient.setQueryData(exportQuery(begun.id).queryKey, begun);
  return begun;
}

export function exportQuery(id: string) {
  return queryOptions({
    ...callQuery(api, recordExportsCalls.recordExport, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : POLL_MS),
  });
}

function isOver({ state }: RecordExport): boolean {
  return state === 'done' || state === 'failed';
}

/** Downloads a finished file. */
export async function saveExport({ id, fileName }: RecordExport): Promise<void> {
  const answer = await fetch(`/api/records/exports/${id}/file`, {
    headers: { Authorization: `Bearer ${session.token() ?? ''}` },
  });
  if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`);
  saveBlob(fileName, await answer.blob());
}
