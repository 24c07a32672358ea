import { type AdminWithdrawalCase, adminWithdrawalProofs } from '@champa/contract';
import { Box, Stack, Typography } from '@mui/material';
import { ArrayField, SimpleShowLayout, TextField, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { CaseShow } from '../../kit/case-show.tsx';
import { MemberLink, MoneyField, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { Pictures } from '../../kit/pictures.tsx';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { employeeOf } from '../../kit/employee.ts';
import { actorWord, stepWord } from './trail.ts';
import { PayeeAccount } from './payee-account.tsx';
import { PaymentForm } from './payment-form.tsx';

/** One withdrawal, with all that a decision needs, and the decisions. */
export function WithdrawalShow() {
  return (
    <CaseShow<AdminWithdrawalCase> buttons={(one) => <DecisionButtons one={one} />}>
      {(one) => (
        <>
          <Facts />
          <Stack spacing={2}>
            <RiskReasons one={one} />
            {one.can.includes('pay') && <PaymentForm one={one} />}
            {one.proofs > 0 && (
              <Pictures
                label="resources.withdrawals.proofs_show"
                alt="resources.withdrawals.proof"
                load={() => call(adminWithdrawalProofs, { params: { id: one.id } })}
              />
            )}
          </Stack>
          {one.parts.length > 0 && <Parts />}
          <Steps />
        </>
      )}
    </CaseShow>
  );
}

function Facts() {
  return (
    <CaseSection title="resources.withdrawals.case">
      <SimpleShowLayout sx={{ p: 0 }}>
        <MemberLink source="username" />
        <StateField source="state" />
        <WordField source="claimedBy" word={({ claimedBy }: AdminWithdrawalCase) => employeeOf(claimedBy) || '–'} />
        <MoneyField source="amount" />
        <MoneyField source="fee" />
        <MoneyField source="paid" />
        <MoneyField source="returned" />
        <MoneyField source="left" />
        <TextField source="currency" />
        <TimeField source="createdAt" />
        <PayeeAccount source="payee" />
      </SimpleShowLayout>
    </CaseSection>
  );
}

/** Why it was judged as it was: each reason with its points, the heaviest first. */
function RiskReasons({ one: { score, reasons } }: { one: AdminWithdrawalCase }) {
  const translate = useTranslate();
  const byWeight = reasons.toSorted((a, b) => b.points - a.points);
  return (
    <CaseSection title={translate('resources.withdrawals.risk_score', { score })}>
      {byWeight.length === 0 && (
        <Typography color="text.secondary">{translate('resources.withdrawals.risk_none')}</Typography>
      )}
      {byWeight.map(({ reason, points }) => (
        <Box key={reason} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}>
          <span>{translate(`resources.withdrawals.risk.${reason}`, { _: reason })}</span>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            +{points}
          </Box>
        </Box>
      ))}
    </CaseSection>
  );
}

function Parts() {
  return (
    <CaseSection title="resources.withdrawals.parts" isWide>
      <ArrayField source="parts">
        <WideTable>
          <MoneyField source="amount" />
          <WordField source="provider" word={({ provider }: Part) => provider ?? '–'} />
          <StateField source="state" />
          <StateField source="receipt" />
          <TextField source="note" sortable={false} />
          <TimeField source="createdAt" label="resources.withdrawals.part_begun" />
          <TimeField source="paidAt" />
        </WideTable>
      </ArrayField>
    </CaseSection>
  );
}

type Part = AdminWithdrawalCase['parts'][number] & { id: string };
type Step = AdminWithdrawalCase['steps'][number] & { id: string };

function Steps() {
  const translate = useTranslate();
  return (
    <CaseSection title="resources.withdrawals.history" isWide>
      <ArrayField source="steps">
        <WideTable>
          <TimeField source="at" />
          <WordField source="step" word={({ step }: Step) => stepWord(step, translate)} />
          <StateField source="state" />
          <WordField source="by" word={({ by }: Step) => actorWord(by, translate)} />
          <TextField source="reason" sortable={false} />
        </WideTable>
      </ArrayField>
    </CaseSection>
  );
}
