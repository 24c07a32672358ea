import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Small inputs beside each other, where there is room; whatever has parts of its own takes a line. */
export const beside = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  '& > fieldset, & > [data-whole], & > .RaArrayInput-root': { gridColumn: '1 / -1' },
} as const;

export function Beside({ children }: { children: ReactNode }) {
  return <Box sx={{ ...beside, width: '100%' }}>{children}</Box>;
}

/** The same for inputs whose names are sentences. */
export function WideBeside({ children }: { children: ReactNode }) {
  const gridTemplateColumns = 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))';
  return <Box sx={{ ...beside, gridTemplateColumns, width: '100%' }}>{children}</Box>;
}
