import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Bar } from './course.tsx';

/** What the chart shows, in numbers. */
export function FigureTable({ bars, figure, before }: { bars: readonly Bar[]; figure: string; before: string }) {
  const translate = useTranslate();
  return (
    <Box
      role="region"
      aria-label={translate(`dashboard.figures.${figure}`)}
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 420 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate('dashboard.time')}</TableCell>
            <TableCell align="right">{translate('dashboard.this_range')}</TableCell>
            <TableCell align="right">{translate(`dashboard.${before}`)}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bars.map(({ time, now, before: then }, n) => (
            <TableRow key={`${n} ${time}`}>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              <TableCell align="right">{now?.text ?? '–'}</TableCell>
              <TableCell align="right">{then?.text ?? '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
