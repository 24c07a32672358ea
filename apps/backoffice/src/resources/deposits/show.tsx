import { type AdminDeposit, type AdminDepositCase, adminDepositSlips } from '@champa/contract';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { ArrayField, Show, SimpleShowLayout, TextField, TopToolbar, useRecordContext, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { employeeOf } from '../../kit/employee.ts';
import { MemberLink, MoneyField, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { Pictures } from '../../kit/pictures.tsx';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { useWay } from './way.ts';

/** One deposit, with all that a decision needs, and the decisions. */
export function DepositShow() {
  return (
    <Show actions={<Actions />} component="div">
      <Case />
    </Show>
  );
}

/** The whole case. The list's row, which react-admin shows until the case has come, has not all of it. */
function useCase(): AdminDepositCase | null {
  const record = useRecordContext<AdminDeposit | AdminDepositCase>();
  return record && 'can' in record ? record : null;
}

function Actions() {
  const one = useCase();
  return <TopToolbar sx={{ flexWrap: 'wrap' }}>{one && <DecisionButtons one={one} />}</TopToolbar>;
}

function Case() {
  const one = useCase();
  if (!one) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
      <Facts />
      <Stack spacing={2}>
        {one.slipFiles.length > 0 && <Slips one={one} />}
        {one.refund && <Refund />}
      </Stack>
      {one.steps.length > 0 && <Steps />}
    </Box>
  );
}

function Facts() {
  const way = useWay();
  const translate = useTranslate();
  return (
    <CaseSection title="resources.deposits.case">
      <SimpleShowLayout sx={{ p: 0 }}>
        <MemberLink source="username" />
        <StateField source="state" />
        <WordField
          source="reason"
          word={({ reason }: AdminDepositCase) =>
            reason === null ? '–' : translate(`resources.deposits.reasons.${reason}`, { _: reason })
          }
        />
        <WordField source="claimedBy" word={({ claimedBy }: AdminDepositCase) => employeeOf(claimedBy) || '–'} />
        <WordField source="method" word={way} />
        <TextField source="provider" />
        <TextField source="reference" emptyText="–" />
        <MoneyField source="amount" />
        <TextField source="received" emptyText="–" />
        <MoneyField source="fee" />
        <MoneyField source="credit" />
        <TextField source="currency" />
        <TextField source="note" emptyText="–" />
        <TimeField source="createdAt" />
        <TimeField source="expiresAt" />
        <TimeField source="creditedAt" />
      </SimpleShowLayout>
    </CaseSection>
  );
}

/** The slips, and a warning where a file was sent for another deposit, too. */
function Slips({ one: { id, slipFiles } }: { one: AdminDepositCase }) {
  const translate = useTranslate();
  const others = [...new Set(slipFiles.flatMap(({ alsoSentFor }) => alsoSentFor))];
  return (
    <CaseSection title="resources.deposits.slips">
      {others.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('resources.deposits.also_sent', { ids: others.join(', ') })}
        </Alert>
      )}
      <Pictures
        label="resources.deposits.slips_show"
        alt="resources.deposits.slip"
        load={() => call(adminDepositSlips, { params: { id } })}
      />
    </CaseSection>
  );
}

function Refund() {
  const one = useCase();
  const translate = useTranslate();
  if (!one?.refund) return null;
  const { state, by, reason } = one.refund;
  return (
    <CaseSection title="resources.deposits.refund">
      <Typography>{translate(`resources.deposits.refund_states.${state}`)}</Typography>
      <Typography color="text.secondary">{`${employeeOf(by)}: ${reason}`}</Typography>
    </CaseSection>
  );
}

type Step = AdminDepositCase['steps'][number] & { id: string };

function Steps() {
  const translate = useTranslate();
  return (
    <CaseSection title="resources.deposits.history" isWide>
      <ArrayField source="steps">
        <WideTable>
          <TimeField source="at" />
          <WordField source="step" word={({ step }: Step) => translate(`resources.deposits.acts.${step}`)} />
          <WordField source="by" word={({ by }: Step) => employeeOf(by)} />
          <TextField source="about" sortable={false} />
        </WideTable>
      </ArrayField>
    </CaseSection>
  );
}
