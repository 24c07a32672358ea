import type { ContractKind, ContractTerms } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../kit/formats.ts';

type Props = { terms: ContractTerms; kind: ContractKind; /** The tier that was reached, from 1. */ reached?: number };

/** What a contract pays: its ladder, and for dividends what is deducted. */
export function Terms({ terms: { pay, unit, carriesDeficit, feePercent, tiers }, kind, reached }: Props) {
  const translate = useTranslate();
  const { money, count } = useFormats();
  const isDividend = kind === 'dividend';
  const word = (name: string): string => translate(`resources.agents.terms.${name}`);
  const facts = [
    pay === 'rate'
      ? translate('resources.agents.pays.rate')
      : translate('resources.agents.per_unit', { unit: money(parseAmount(unit)) }),
    ...(isDividend ? [`${word('feePercent')}: ${feePercent}`, word(carriesDeficit ? 'carried' : 'not_carried')] : []),
  ];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2">{word('_')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {facts.join(' · ')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={word('tiers')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{word('tier')}</TableCell>
              <TableCell align="right">{word('activeMembers')}</TableCell>
              <TableCell align="right">{word('validBet')}</TableCell>
              {isDividend && <TableCell align="right">{word('profit')}</TableCell>}
              <TableCell align="right">{word('share')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {tiers.map((tier, n) => (
              <TableRow key={n} selected={reached === n + 1}>
                <TableCell>{n + 1}</TableCell>
                <TableCell align="right">{count(tier.activeMembers)}</TableCell>
                <TableCell align="right">{money(parseAmount(tier.validBet))}</TableCell>
                {isDividend && <TableCell align="right">{money(parseAmount(tier.profit))}</TableCell>}
                <TableCell align="right">
                  {pay === 'rate' ? `${tier.share} %` : money(parseAmount(tier.share))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
