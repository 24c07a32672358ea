import {
  type AdminVendorDifference,
  adminVendorDifferenceExplanation,
  adminVendorDayCompare,
  type AdminVendorDayCase,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Alert, Typography } from '@mui/material';
import { ArrayField, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { CaseShow } from '../../kit/case-show.tsx';
import { employeeOf } from '../../kit/employee.ts';
import { CountField, MemberLink, MoneyField, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { RowsOf } from '../../kit/rows-of.tsx';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';

type Shown = AdminVendorDayCase & { can: readonly string[] };

/** One day of a vendor: the sums of both sides, and where they do not say the same. */
export function VendorDayShow() {
  const translate = useTranslate();
  return (
    <CaseShow<Shown> buttons={(one) => <CompareButton one={one} />}>
      {(one) => (
        <>
          <CaseSection title="resources.vendorReconciliation.day_of">
            {one.fault !== null && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {translate('resources.vendorReconciliation.no_statement', { why: one.fault })}
              </Alert>
            )}
            <SimpleShowLayout sx={{ p: 0 }}>
              <TextField source="vendorName" />
              <TextField source="day" />
              <StateField source="state" words="resources.vendorReconciliation.states" />
              <TimeField source="comparedAt" />
            </SimpleShowLayout>
          </CaseSection>
          {one.totals.length > 0 && <Totals />}
          <CaseSection title="resources.vendorReconciliation.differences" isWide>
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {translate('resources.vendorReconciliation.differences_hint')}
            </Typography>
            <DifferenceRows />
          </CaseSection>
        </>
      )}
    </CaseShow>
  );
}

function CompareButton({ one: { id, day, vendorName } }: { one: Shown }) {
  return (
    <ReasonButton
      label="resources.vendorReconciliation.compare"
      danger={false}
      effect="resources.vendorReconciliation.compare_effect"
      name={`${vendorName}, ${day}`}
      operation={adminVendorDayCompare}
      act={(reason) => call(adminVendorDayCompare, { params: { id }, body: { reason } })}
    />
  );
}

type Total = AdminVendorDayCase['totals'][number];

function Totals() {
  const translate = useTranslate();
  return (
    <CaseSection title="resources.vendorReconciliation.totals">
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.vendorReconciliation.totals_hint')}
      </Typography>
      <ArrayField source="totals">
        <WideTable>
          <WordField
            source="kind"
            word={({ kind }: Total) => translate(`resources.vendorReconciliation.kinds.${kind}`)}
          />
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
    value === null ? translate('resources.vendorReconciliation.not_moved') : money(parseAmount(value));
  return (
    <RowsOf list="vendorDifferences">
      <WordField
        source="kind"
        word={({ kind }: AdminVendorDifference) => translate(`resources.vendorReconciliation.kinds.${kind}`)}
      />
      <TextField source="gameName" sortable={false} />
      <MemberLink source="username" />
      <WordField source="theirs" word={({ theirs }: AdminVendorDifference) => amount(theirs)} />
      <WordField source="own" word={({ own }: AdminVendorDifference) => amount(own)} />
      <TextField source="currency" sortable={false} />
      <TextField source="round" sortable={false} emptyText="–" />
      <TextField source="transaction" sortable={false} emptyText="–" />
      <StateField source="state" words="resources.vendorReconciliation.difference_states" />
      <WordField
        source="note"
        word={({ note, decidedBy }: AdminVendorDifference) =>
          decidedBy === null ? '' : `${employeeOf(decidedBy)}: ${note}`
        }
      />
      <ExplainButton />
    </RowsOf>
  );
}

function ExplainButton() {
  const one = useRecordContext<AdminVendorDifference>();
  if (!one || one.state === 'gone') return null;
  const act = one.state === 'open' ? 'explain' : 'reopen';
  const state = one.state === 'open' ? 'explained' : 'open';
  return (
    <ReasonButton
      label={`resources.vendorReconciliation.${act}`}
      danger={false}
      effect={`resources.vendorReconciliation.${act}_effect`}
      name={one.transaction ?? one.gameName}
      operation={adminVendorDifferenceExplanation}
      act={(reason) => call(adminVendorDifferenceExplanation, { params: { id: one.id }, body: { state, reason } })}
    />
  );
}
