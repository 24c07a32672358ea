import type { AdminAuditEntry } from '@champa/contract';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { differenceOf } from './difference.ts';

/** What an entry changed, field by field; and all else that it says. */
export function AuditEntryPanel() {
  const entry = useRecordContext<AdminAuditEntry>();
  const translate = useTranslate();
  if (!entry) return null;
  const changes = differenceOf(entry.before, entry.after);
  return (
    <Box sx={{ p: 1 }}>
      {changes.length > 0 && (
        <Table size="small" sx={{ mb: 1 }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('champa.audit.field')}</TableCell>
              <TableCell>{translate('champa.audit.before')}</TableCell>
              <TableCell>{translate('champa.audit.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.map(({ field, before, after }) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {field}
                </TableCell>
                <TableCell sx={{ color: 'error.main' }}>{before}</TableCell>
                <TableCell sx={{ color: 'success.main' }}>{after}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {JSON.stringify(entry.detail)}
        {entry.requestId !== null && ` · ${translate('champa.audit.request')} ${entry.requestId}`}
      </Typography>
    </Box>
  );
}
