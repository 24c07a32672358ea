import type { JournalMovement } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Box, Typography } from '@mui/material';
import { Show, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { MoneyField, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import { AccountLink, CauseLink, memberAmong, useActorName, useKindName } from '../../kit/ledger.tsx';

/** One movement: what moved and why, its two sides, and its place in the hash chain. */
export function MovementShow() {
  return (
    <Show actions={false} component="div" sx={{ '& .RaShow-card': { minWidth: 0 } }}>
      <Movement />
    </Show>
  );
}

/** The list's row, which is shown until the movement has come, has not all of it. */
function Movement() {
  const movement = useRecordContext<JournalMovement>();
  if (!movement || !('seal' in movement)) return null;
  const { debit, credit, debitBalance, creditBalance } = movement;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
      <Facts />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Side title="resources.journal.from" account={debit} balance={debitBalance} />
        <Side title="resources.journal.to" account={credit} balance={creditBalance} />
        <Chain />
      </Box>
    </Box>
  );
}

function Facts() {
  const kindName = useKindName();
  const actor = useActorName();
  return (
    <CaseSection title="resources.journal.movement">
      <SimpleShowLayout sx={{ p: 0 }}>
        <WordField source="kind" word={({ kind }: JournalMovement) => kindName(kind)} />
        <MoneyField source="amount" />
        <TextField source="debit.currency" label="resources.journal.fields.currency" />
        <TimeField source="at" />
        <WordField
          source="cause"
          word={({ cause, debit, credit }: JournalMovement) => (
            <CauseLink cause={cause} memberId={memberAmong(debit, credit)} />
          )}
        />
        <TextField source="cause.reference" label="resources.journal.fields.reference" />
        <WordField source="actor" word={(movement: JournalMovement) => actor(movement.actor)} />
        <WordField source="shortfall" word={(movement: JournalMovement) => <Shortfall of={movement} />} />
      </SimpleShowLayout>
    </CaseSection>
  );
}

function Shortfall({ of: { shortfall } }: { of: JournalMovement }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const amount = parseAmount(shortfall);
  return amount === 0n ? '–' : translate('resources.journal.borne', { amount: money(amount) });
}

type SideProps = { title: string; account: JournalMovement['debit']; balance: string | null };

function Side({ title, account, balance }: SideProps) {
  const translate = useTranslate();
  const { money } = useFormats();
  const after =
    balance === null
      ? translate('resources.journal.no_balance')
      : translate('resources.journal.balance_after', { amount: `${money(parseAmount(balance))} ${account.currency}` });
  return (
    <CaseSection title={title}>
      <Typography>
        <AccountLink account={account} />
      </Typography>
      <Typography color="text.secondary">{after}</Typography>
    </CaseSection>
  );
}

/** What makes the movement unique, and the block that has it. */
function Chain() {
  const movement = useRecordContext<JournalMovement>();
  const translate = useTranslate();
  const { time } = useFormats();
  if (!movement) return null;
  const { seal, source, key } = movement;
  return (
    <CaseSection title="resources.journal.chain">
      <Typography>
        {seal === null
          ? translate('resources.journal.not_sealed')
          : translate('resources.journal.sealed', { block: seal.block, time: time.full(seal.sealedAt) })}
      </Typography>
      {seal && <Code>{seal.hash}</Code>}
      <Typography color="text.secondary">{translate('resources.journal.key')}</Typography>
      <Code>{`${source} ${key}`}</Code>
    </CaseSection>
  );
}

function Code({ children }: { children: string }) {
  return (
    <Typography component="code" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere', mb: 1 }}>
      {children}
    </Typography>
  );
}
