import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** A part of a screen: its heading, what can be done there, and what it shows. */
export function Section({ title, acts, children }: { title: string; acts?: ReactNode; children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ mb: 3, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="subtitle1" sx={{ mr: 'auto' }}>
          {translate(title, { smart_count: 2 })}
        </Typography>
        {acts}
      </Box>
      {children}
    </Box>
  );
}
