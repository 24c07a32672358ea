import type { LedgerAccount, LedgerLine } from '@champa/contract';
import { movementWord } from '@champa/i18n/staff-words';
import { parseAmount } from '@champa/money';
import { TextField as Input } from '@mui/material';
import { useState } from 'react';
import { Link, Show, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin';
import { MoneyField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import { AccountLink, CauseLink, memberAmong, useAccountName, useActorName } from '../../kit/ledger.tsx';
import { RowsOf } from '../../kit/rows-of.tsx';
import { Section } from '../../kit/section.tsx';
import { useLanguage } from '../../providers/language.ts';

/** One account: its balance, and the movements that made it. */
export function AccountShow() {
  return (
    <Show actions={false}>
      <Facts />
      <Lines />
    </Show>
  );
}

function Facts() {
  const name = useAccountName();
  return (
    <SimpleShowLayout direction="row" sx={{ flexWrap: 'wrap', columnGap: 4 }}>
      <WordField source="ownerId" word={(account: LedgerAccount) => <OwnerLink account={account} name={name} />} />
      <MoneyField source="balance" />
      <TextField source="currency" />
      <TextField source="id" />
      <TimeField source="openedAt" />
    </SimpleShowLayout>
  );
}

function OwnerLink({ account, name }: { account: LedgerAccount; name: ReturnType<typeof useAccountName> }) {
  if (account.ownerType !== 'member') return name(account);
  return <Link to={`/members/${account.ownerId}/show`}>{name(account)}</Link>;
}

function Lines() {
  const account = useRecordContext<LedgerAccount>();
  const language = useLanguage();
  const translate = useTranslate();
  const actor = useActorName();
  const { money } = useFormats();
  const [before, setBefore] = useState('');
  if (!account) return null;
  const until = before === '' ? undefined : new Date(before).toISOString();
  return (
    <Section
      title="resources.accountLines.name"
      acts={
        <Input
          type="datetime-local"
          size="small"
          label={translate('resources.accountLines.until')}
          value={before}
          onChange={({ target }) => setBefore(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      }
    >
      <RowsOf list="accountLines" filter={until === undefined ? {} : { until }}>
        <WordField source="id" word={({ id }: LedgerLine) => <Link to={`/journal/${id}/show`}>{id}</Link>} />
        <TimeField source="at" />
        <WordField source="kind" word={({ kind }: LedgerLine) => movementWord(kind, language)} />
        <MoneyField source="amount" signed />
        <WordField
          source="balance"
          word={({ balance }: LedgerLine) => (balance === null ? '–' : money(parseAmount(balance)))}
        />
        <WordField source="other" word={({ other }: LedgerLine) => <AccountLink account={other} />} />
        <WordField
          source="cause"
          word={({ cause, other }: LedgerLine) => <CauseLink cause={cause} memberId={memberAmong(account, other)} />}
        />
        <WordField source="actor" word={(line: LedgerLine) => actor(line.actor)} />
      </RowsOf>
    </Section>
  );
}
