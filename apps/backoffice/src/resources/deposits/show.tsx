import { type AdminDepositCase, adminDepositSlips } from '@champa/contract';
import { Alert, Stack, Typography } from '@mui/material';
import { ArrayField, SimpleShowLayout, TextField, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { CaseShow } from '../../kit/case-show.tsx';
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
    <CaseShow<AdminDepositCase> buttons={(one) => <DecisionButtons one={one} />}>
      {(one) => (
        <>
          <Facts />
          <Stack spacing={2}>
            {one.slipFiles.length > 0 && <Slips one={one} />}
            {one.refund && <Refund refund={one.refund} />}
          </Stack>
          {one.steps.length > 0 && <Steps />}
        </>
      )}
    </CaseShow>
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

function Refund({ refund: { state, by, reason } }: { refund: NonNullable<AdminDepositCase['refund']> }) {
  const translate = useTranslate();
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
