import { type AdminExport, adminExportCancel, adminExportFile } from '@champa/contract';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { saveBlob } from '../../kit/save-file.ts';
import { call, callForFile } from '../../providers/api.ts';

/** What can be done with an export now: fetch its file, or end it. */
export function Acts(_: { label?: false }) {
  const record = useRecordContext<AdminExport>();
  const [busy, setBusy] = useState(false);
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  if (!record) return null;
  const params = { id: record.id };

  const carryOut = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(await logoutIfAccessDenied(error))) notify((error as Error).message, { type: 'error' });
      refresh();
    } finally {
      setBusy(false);
    }
  };
  const download = () => carryOut(async () => saveBlob(await callForFile(adminExportFile, { params })));
  const cancel = () =>
    carryOut(async () => {
      await call(adminExportCancel, { params });
      notify('resources.exports.cancelled', { type: 'info' });
      refresh();
    });

  if (record.state === 'running') {
    return (
      <Button size="small" color="error" disabled={busy} sx={{ whiteSpace: 'nowrap' }} onClick={() => void cancel()}>
        {translate('resources.exports.cancel')}
      </Button>
    );
  }
  if (record.keptUntil === null) return null;
  return (
    <Button size="small" disabled={busy} sx={{ whiteSpace: 'nowrap' }} onClick={() => void download()}>
      {translate(busy ? 'resources.exports.downloading' : 'resources.exports.download')}
    </Button>
  );
}
