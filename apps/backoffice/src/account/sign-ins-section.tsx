import { staffSignIns } from '@champa/contract';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../kit/formats.ts';
import { useAsked } from '../kit/use-asked.ts';
import { useDeviceName } from './use-device-name.ts';

/** The own last sign-ins. */
export function SignInsSection() {
  const translate = useTranslate();
  const deviceName = useDeviceName();
  const { time } = useFormats();
  const { answer } = useAsked(staffSignIns, {}, null);
  return (
    <Box role="region" aria-labelledby="account-sign_ins" tabIndex={0} sx={{ overflowX: 'auto', minHeight: 120 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['time', 'device', 'address', 'way'].map((column) => (
              <TableCell key={column}>{translate(`account.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {answer?.list.map(({ id, at, userAgent, ip, way }) => (
            <TableRow key={id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{time.full(at)}</TableCell>
              <TableCell>{deviceName(userAgent)}</TableCell>
              <TableCell>{ip}</TableCell>
              <TableCell>{way === null ? '' : translate(`account.ways.${way}`)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
