import type { LedgerAccount, LedgerLine } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Box, Card, TextField as Input } from '@mui/material';
import { useState } from 'react';
import { Labeled, Link, Show, TextField, useRecordContext, useTranslate } from 'react-admin';
import { MoneyField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import { AccountLink, CauseLink, memberAmong, useAccountName, useActorName, useKindName } from '../../kit/ledger.tsx';
import { RowsOf } from '../../kit/rows-of.tsx';
import { Section } from '../../kit/section.tsx';

/** One account: its balance, and the movements that made it. */
export function AccountShow() {
  return (
    <Show actions={false} component="div" sx={{ '& .RaShow-card': { minWidth: 0 } }}>
      <Card sx={{ p: 2, minWidth: 0 }}>
        <Facts />
        <Lines />
      </Card>
    </Show>
  );
}

function Facts() {
  const name = useAccountName();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 3 }}>
      <Labeled>
        <WordField source="ownerId" word={(account: LedgerAccount) => <OwnerLink account={account} name={name} />} />
      </Labeled>
      <Labeled>
        <MoneyField source="balance" />
      </Labeled>
      <Labeled>
        <TextField source="currency" />
      </Labeled>
      <Labeled>
        <TextField source="id" />
      </Labeled>
      <Labeled>
        <TimeField source="openedAt" />
      </Labeled>
    </Box>
  );
}

function OwnerLink({ account, name }: { account: LedgerAccount; name: ReturnType<typeof useAccountName> }) {
  if (account.ownerType !== 'member') return name(account);
  return <Link to={`/members/${account.ownerId}/show`}>{name(account)}</Link>;
}

function Lines() {
  const account = useRecordContext<LedgerAccount>();
  const kindName = useKindName();
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
          fullWidth={false}
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
        <WordField source="kind" word={({ kind }: LedgerLine) => kindName(kind)} />
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
