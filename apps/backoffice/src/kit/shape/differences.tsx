import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { leavesOf } from './shape.ts';
import { useNameOf } from './words.tsx';

type Props = { before: unknown; after: unknown; titles?: readonly [before: string, after: string] };

/** What differs between two states of a thing, by the words of its shape. */
export function Differences({ before, after, titles }: Props) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const said = (text: string): string => (text === 'true' || text === 'false' ? translate(`ra.boolean.${text}`) : text);
  const changes = changesOf(before, after).map(({ path, from, to }) => ({ path, from: said(from), to: said(to) }));
  if (changes.length === 0) return <>{translate('champa.form.no_difference')}</>;
  return (
    <Box role="region" aria-label={translate('champa.form.differences')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        {titles && (
          <TableHead>
            <TableRow>
              <TableCell />
              {titles.map((title) => (
                <TableCell key={title}>{translate(title)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
        )}
        <TableBody>
          {changes.map(({ path, from, to }) => (
            <TableRow key={path}>
              <TableCell component="th" scope="row">
                {nameOf(path)}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', ...(titles ? {} : { color: 'error.main' }) }}>
                {titles || from === '' ? from : <del>{from}</del>}
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', ...(titles ? {} : { color: 'success.main' }) }}>
                {to}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function changesOf(before: unknown, after: unknown): { path: string; from: string; to: string }[] {
  const [was, is] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, from: was.get(path) ?? '', to: is.get(path) ?? '' }))
    .filter(({ from, to }) => from !== to);
}
