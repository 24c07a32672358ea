import type { AdminAuditEntry } from '@champa/contract';
import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { differenceOf } from './difference.ts';

/** What an entry is about, and what it changed: field by field, the state before struck through. */
export function EntryChange(_: { source: string; sortable: false }) {
  const entry = useRecordContext<AdminAuditEntry>();
  if (!entry) return null;
  return (
    <Box sx={{ minWidth: 200, maxWidth: 480, overflowWrap: 'anywhere' }}>
      {Object.keys(entry.detail).length > 0 && <Box>{JSON.stringify(entry.detail)}</Box>}
      {differenceOf(entry.before, entry.after).map(({ field, before, after }) => (
        <Box key={field}>
          {field}:{' '}
          <Box component="del" sx={{ color: 'error.main' }}>
            {before}
          </Box>{' '}
          <Box component="ins" sx={{ color: 'success.main', textDecoration: 'none' }}>
            {after}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
