import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** A card of a case; wide ones take the whole row of its grid. */
export function CaseSection({ title, isWide, children }: { title: string; isWide?: true; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Card sx={{ minWidth: 0, ...(isWide && { gridColumn: '1 / -1' }) }}>
      <CardContent>
        <Typography component="h2" variant="subtitle1" gutterBottom>
          {translate(title, { _: title })}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
