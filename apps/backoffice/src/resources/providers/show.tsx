import { type AdminProvider, type AdminProviderCase } from '@champa/contract';
import { Alert, Box, Typography } from '@mui/material';
import { ArrayField, Show, SimpleShowLayout, TextField, TopToolbar, useRecordContext, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { employeeOf } from '../../kit/employee.ts';
import { ChipsField, SwitchField, TimeField, WordField } from '../../kit/fields.tsx';
import { WideTable } from '../../kit/wide-table.tsx';
import { ChangeButton, KeyButton, SwitchButton } from './acts.tsx';
import { useRate } from './rate.ts';
import { TestSection } from './test-section.tsx';

/** One provider: what it can do, its switches, a test, and what staff did with it. */
export function ProviderShow() {
  return (
    <Show
      component="div"
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap' }}>
          <Acts />
        </TopToolbar>
      }
    >
      <Provider />
    </Show>
  );
}

/** The list's row, which is shown until the page has come, has not all of it. */
function useWhole(): AdminProviderCase | null {
  const record = useRecordContext<object>();
  return record && 'changes' in record ? (record as AdminProviderCase) : null;
}

function Acts() {
  const provider = useWhole();
  if (!provider) return null;
  return (
    <>
      <ChangeButton provider={provider} />
      {(provider.deposits || provider.adapter === 'by_hand' || provider.can.includes('deposits')) && (
        <SwitchButton provider={provider} what="deposits" />
      )}
      {provider.can.includes('payouts') && <SwitchButton provider={provider} what="payouts" />}
      {provider.adapter !== 'by_hand' && <KeyButton provider={provider} />}
    </>
  );
}

function Provider() {
  const provider = useWhole();
  if (!provider) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
      <Facts />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {provider.adapter !== 'by_hand' && <TestSection provider={provider} />}
        <Connection provider={provider} />
      </Box>
      {provider.changes.length > 0 && <Changes />}
    </Box>
  );
}

function Facts() {
  const translate = useTranslate();
  const rate = useRate();
  return (
    <CaseSection title="resources.paymentProviders.standing">
      <SimpleShowLayout sx={{ p: 0 }}>
        <TextField source="name" />
        <TextField source="id" />
        <ChipsField source="can" word={(can) => translate(`resources.paymentProviders.capabilities.${can}`)} />
        <SwitchField source="deposits" />
        <WordField source="depositsDay" word={({ day }: AdminProvider) => rate(day.deposits)} />
        <SwitchField source="payouts" />
        <WordField source="payoutsDay" word={({ day }: AdminProvider) => rate(day.payouts)} />
        <ChipsField source="paysTo" word={(kind) => translate(`resources.paymentProviders.payees.${kind}`)} />
      </SimpleShowLayout>
    </CaseSection>
  );
}

/** How it is reached, and where its key is; the key itself is shown nowhere. */
function Connection({ provider: { adapter, settings, key, fault } }: { provider: AdminProviderCase }) {
  const translate = useTranslate();
  return (
    <CaseSection title="resources.paymentProviders.connection">
      {fault !== null && <Alert severity="error">{fault}</Alert>}
      <Typography>
        {translate(`resources.paymentProviders.adapters.${adapter === 'by_hand' ? adapter : 'protocol'}`, { adapter })}
      </Typography>
      {adapter !== 'by_hand' && <Typography>{translate(`resources.paymentProviders.keys.${key}`)}</Typography>}
      {Object.entries(settings).map(([name, value]) => (
        <Typography key={name} color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`}
        </Typography>
      ))}
    </CaseSection>
  );
}

type Change = AdminProviderCase['changes'][number];

function Changes() {
  const translate = useTranslate();
  return (
    <CaseSection title="resources.paymentProviders.history" isWide>
      <ArrayField source="changes">
        <WideTable>
          <TimeField source="at" label="resources.paymentProviders.fields.at" />
          <WordField
            source="action"
            word={({ action }: Change) => translate(`resources.paymentProviders.actions.${action}`, { _: action })}
          />
          <WordField source="by" word={({ by }: Change) => employeeOf(by)} />
          <TextField source="reason" sortable={false} />
          <WordField source="detail" word={({ detail }: Change) => detailOf(detail)} />
        </WideTable>
      </ArrayField>
    </CaseSection>
  );
}

function detailOf(detail: Change['detail']): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}
