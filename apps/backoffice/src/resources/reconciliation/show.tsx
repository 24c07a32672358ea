import {
  type AdminDifference,
  adminDifferenceExplanation,
  adminReconciliationCompare,
  type AdminReconciliationCase,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Alert, Typography } from '@mui/material';
import { ArrayField, Link, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { CaseShow } from '../../kit/case-show.tsx';
import { employeeOf } from '../../kit/employee.ts';
import { CountField, MemberLink, MoneyField, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { RowsOf } from '../../kit/rows-of.tsx';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';

type Shown = AdminReconciliationCase & { can: readonly string[] };

/** One day of a provider: the sums of both sides, and where they do not say the same. */
export function ReconciliationShow() {
  const translate = useTranslate();
  return (
    <CaseShow<Shown> buttons={(one) => <CompareButton one={one} />}>
      {(one) => (
        <>
          <CaseSection title="resources.reconciliation.day_of">
            {one.fault !== null && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {translate('resources.reconciliation.no_statement', { why: one.fault })}
              </Alert>
            )}
            <SimpleShowLayout sx={{ p: 0 }}>
              <TextField source="providerName" />
              <TextField source="day" />
              <StateField source="state" words="resources.reconciliation.states" />
              <TimeField source="comparedAt" />
            </SimpleShowLayout>
          </CaseSection>
          {one.totals.length > 0 && <Totals />}
          <CaseSection title="resources.reconciliation.differences" isWide>
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {translate('resources.reconciliation.differences_hint')}
            </Typography>
            <DifferenceRows />
          </CaseSection>
        </>
      )}
    </CaseShow>
  );
}

function CompareButton({ one: { id, day, providerName } }: { one: Shown }) {
  return (
    <ReasonButton
      label="resources.reconciliation.compare"
      danger={false}
      effect="resources.reconciliation.compare_effect"
      name={`${providerName}, ${day}`}
      operation={adminReconciliationCompare}
      act={(reason) => call(adminReconciliationCompare, { params: { id }, body: { reason } })}
    />
  );
}

type Total = AdminReconciliationCase['totals'][number];

function Totals() {
  const translate = useTranslate();
  return (
    <CaseSection title="resources.reconciliation.totals">
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.reconciliation.totals_hint')}
      </Typography>
      <ArrayField source="totals">
        <WideTable>
          <WordField source="kind" word={({ kind }: Total) => translate(`resources.reconciliation.kinds.${kind}`)} />
          <TextField source="currency" sortable={false} />
          <CountField source="theirsCount" />
          <MoneyField source="theirs" />
          <CountField source="ownCount" />
          <MoneyField source="own" />
        </WideTable>
      </ArrayField>
    </CaseSection>
  );
}

function DifferenceRows() {
  const translate = useTranslate();
  const { money } = useFormats();
  const amount = (value: string | null): string =>
    value === null ? translate('resources.reconciliation.not_moved') : money(parseAmount(value));
  return (
    <RowsOf list="differences">
      <WordField source="kind" word={(one: AdminDifference) => <CaseLink one={one} />} />
      <MemberLink source="username" />
      <WordField source="theirs" word={({ theirs }: AdminDifference) => amount(theirs)} />
      <WordField source="own" word={({ own }: AdminDifference) => amount(own)} />
      <TextField source="currency" sortable={false} />
      <TextField source="reference" sortable={false} />
      <StateField source="state" words="resources.reconciliation.difference_states" />
      <WordField
        source="note"
        word={({ note, decidedBy }: AdminDifference) => (decidedBy === null ? '' : `${employeeOf(decidedBy)}: ${note}`)}
      />
      <ExplainButton />
    </RowsOf>
  );
}

/** What it is about: the deposit or withdrawal, where there is one here. */
function CaseLink({ one: { kind, caseId } }: { one: AdminDifference }) {
  const translate = useTranslate();
  const word = translate(`resources.reconciliation.kinds.${kind}`);
  if (caseId === null) return word;
  return <Link to={`/${kind === 'payout' ? 'withdrawals' : 'deposits'}/${caseId}/show`}>{`${word} ${caseId}`}</Link>;
}

function ExplainButton() {
  const one = useRecordContext<AdminDifference>();
  if (!one || one.state === 'gone') return null;
  const act = one.state === 'open' ? 'explain' : 'reopen';
  const state = one.state === 'open' ? 'explained' : 'open';
  return (
    <ReasonButton
      label={`resources.reconciliation.${act}`}
      danger={false}
      effect={`resources.reconciliation.${act}_effect`}
      name={one.reference}
      operation={adminDifferenceExplanation}
      act={(reason) => call(adminDifferenceExplanation, { params: { id: one.id }, body: { state, reason } })}
    />
  );
}
