import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';

/** The address of a list that is narrowed. */
export function listOnly(list: string, filter: object): string {
  return `/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** The ways to what else there is of a thing. */
export function Ways({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 2, typography: 'body2' }}>{children}</Box>;
}

/** `word`: how it is called. */
export function Way({ to, word }: { to: string; word: string }) {
  const translate = useTranslate();
  return <Link to={to}>{translate(word)}</Link>;
}
