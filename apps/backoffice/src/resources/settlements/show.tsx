import { type AdminSettlementCase, adminSettlementCheck, type OperationValue } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Alert, Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, Show, SimpleShowLayout, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { MoneyField, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import { RowsOf } from '../../kit/rows-of.tsx';
import { call } from '../../providers/api.ts';
import { Terms } from '../agents/terms.tsx';
import { type Line, payment, workingOf } from './working.ts';

/** One settlement: how each figure came to be, what became of it, and whose play it was. */
export function SettlementShow() {
  return (
    <Show actions={false} component="div" sx={{ '& .RaShow-card': { minWidth: 0 } }}>
      <Settlement />
    </Show>
  );
}

/** The list's row, which is shown until the settlement has come, has not all of it. */
function Settlement() {
  const one = useRecordContext<AdminSettlementCase>();
  if (!one || !('settled' in one)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
      <Facts one={one} />
      <Payment one={one} />
      <Working one={one} />
      <Ladder one={one} />
      {one.adjustments.length > 0 && <Adjustments one={one} />}
      <Members />
    </Box>
  );
}

function Facts({ one }: { one: AdminSettlementCase }) {
  const translate = useTranslate();
  return (
    <CaseSection title="resources.settlements.facts">
      <SimpleShowLayout sx={{ p: 0 }}>
        <WordField source="kind" word={({ kind, period }: AdminSettlementCase) => kindOf(translate, kind, period)} />
        <WordField
          source="upline"
          word={() =>
            one.upline === null ? (
              translate('resources.agents.brand')
            ) : (
              <Link to={`/agents/${one.upline.id}/show`}>{one.upline.username}</Link>
            )
          }
        />
        <WordField
          source="downline"
          word={() => <Link to={`/agents/${one.downline.id}/show`}>{one.downline.username}</Link>}
        />
        <TimeField source="startsAt" />
        <TimeField source="endsAt" />
        <StateField source="state" words="resources.settlements.states" />
        {one.paidAt !== null && <TimeField source="paidAt" />}
      </SimpleShowLayout>
    </CaseSection>
  );
}

function kindOf(translate: ReturnType<typeof useTranslate>, kind: string, period: string): string {
  return [`kinds.${kind}`, `periods.${period}`].map((word) => translate(`resources.agents.${word}`)).join(' · ');
}

/** What was counted, and what it was worth. */
function Working({ one }: { one: AdminSettlementCase }) {
  const translate = useTranslate();
  const { money, count } = useFormats();
  const written = (value: string | number, { isMoney }: Line): string =>
    isMoney ? money(parseAmount(String(value))) : count(Number(value));
  const { missing, activeFrom } = one;
  return (
    <CaseSection title="resources.settlements.working">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.settlements.figure')}</TableCell>
            <TableCell align="right">{translate('resources.settlements.settled')}</TableCell>
            <TableCell align="right">{translate('resources.settlements.current')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {workingOf(one).map((line) => (
            <TableRow key={line.what}>
              <TableCell component="th" scope="row">
                {translate(`resources.settlements.lines.${line.what}`)}
                <Typography variant="body2" color="text.secondary">
                  {translate(`resources.settlements.how.${line.what}`, { activeFrom: money(parseAmount(activeFrom)) })}
                </Typography>
              </TableCell>
              <TableCell align="right">{written(line.settled, line)}</TableCell>
              <TableCell align="right">{written(line.current, line)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {missing && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('resources.settlements.missing', {
            members: count(missing.activeMembers),
            validBet: money(parseAmount(missing.validBet)),
            profit: money(parseAmount(missing.profit)),
          })}
        </Typography>
      )}
      <Check id={one.id} />
    </CaseSection>
  );
}

/** The terms, the tier that was reached, and by what the base was multiplied. */
function Ladder({ one: { terms, kind, settled, share, units, base } }: { one: AdminSettlementCase }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const how =
    share === null
      ? translate('resources.settlements.no_tier')
      : translate(`resources.settlements.${units === null ? 'by_rate' : 'by_unit'}`, {
          base: money(parseAmount(base)),
          share: units === null ? share : money(parseAmount(share)),
          units: units ?? '',
          gross: money(parseAmount(settled.gross)),
        });
  return (
    <CaseSection title="resources.settlements.ladder">
      <Terms terms={terms} kind={kind} reached={settled.tier} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {how}
      </Typography>
    </CaseSection>
  );
}

function Payment({ one }: { one: AdminSettlementCase }) {
  const translate = useTranslate();
  const { money } = useFormats();
  return (
    <CaseSection title="resources.settlements.payment">
      <Table size="small">
        <TableBody>
          {payment.map((what) => (
            <TableRow key={what}>
              <TableCell component="th" scope="row">
                {translate(`resources.settlements.paid.${what}`)}
              </TableCell>
              <TableCell align="right">{`${money(parseAmount(one[what]))} ${one.currency}`}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </CaseSection>
  );
}

/** Corrections of earlier periods, with the way to each. */
function Adjustments({ one: { adjustments } }: { one: AdminSettlementCase }) {
  const translate = useTranslate();
  const { money, time } = useFormats();
  return (
    <CaseSection title="resources.settlements.adjustments" isWide>
      <Table size="small">
        <TableHead>
          <TableRow>
            {(['of', 'before', 'after', 'amount'] as const).map((column) => (
              <TableCell key={column} align={column === 'of' ? 'left' : 'right'}>
                {translate(`resources.settlements.adjustment.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {adjustments.map(({ ofSettlement, startsAt, before, after, amount }) => (
            <TableRow key={`${ofSettlement} ${before} ${after}`}>
              <TableCell>
                <Link to={`/settlements/${ofSettlement}/show`}>{time.full(startsAt)}</Link>
              </TableCell>
              <TableCell align="right">{money(parseAmount(before))}</TableCell>
              <TableCell align="right">{money(parseAmount(after))}</TableCell>
              <TableCell align="right">{money(parseAmount(amount))}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </CaseSection>
  );
}

function Members() {
  return (
    <CaseSection title="resources.settlements.members" isWide>
      <RowsOf list="settlementMembers">
        <WordField
          source="username"
          word={({ id, username }) => <Link to={`/members/${String(id)}/show/rounds`}>{String(username)}</Link>}
        />
        <MoneyField source="validBet" />
        <MoneyField source="win" />
      </RowsOf>
    </CaseSection>
  );
}

/** Computes it again from the rounds, when asked. */
function Check({ id }: { id: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { money } = useFormats();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<OperationValue<typeof adminSettlementCheck> | null>(null);
  const check = async (): Promise<void> => {
    setBusy(true);
    try {
      setResult(await call(adminSettlementCheck, { params: { id } }));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Button variant="outlined" size="small" disabled={busy} onClick={() => void check()}>
        {translate('resources.settlements.check')}
      </Button>
      {result && (
        <Alert severity={result.isSame ? 'success' : 'error'} sx={{ mt: 1 }} role="status">
          {translate(`resources.settlements.${result.isSame ? 'check_same' : 'check_differs'}`, {
            stored: money(parseAmount(result.stored)),
            recomputed: money(parseAmount(result.recomputed)),
          })}
        </Alert>
      )}
    </Box>
  );
}
