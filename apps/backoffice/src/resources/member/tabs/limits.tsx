import type { AdminLimitChange, AdminMember, MoneyLimit, SessionLimit } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { useRecordContext, useTranslate } from 'react-admin';
import { employeeOf } from '../../../kit/employee.ts';
import { MoneyField, TimeField, WordField } from '../../../kit/fields.tsx';
import { useFormats } from '../../../kit/formats.ts';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { LimitButton } from '../limit-button.tsx';
import { ExclusionButton } from '../exclusion-button.tsx';

type Row = { id: string } & (MoneyLimit | ({ kind: 'session' } & SessionLimit));

/** What the member limited for themself, what the operator limits, and what changed of it. */
export function Limits() {
  const { money } = useFormats();
  const translate = useTranslate();
  const wordsOf = (row: Row): string[] => (row.kind === 'session' ? [row.kind] : [row.kind, row.period]);
  const limitOf = (row: Row): string =>
    wordsOf(row)
      .map((word) => translate(`resources.memberLimits.words.${word}`))
      .join(' · ');
  const amount = (value: string | null): string => (value === null ? '–' : money(parseAmount(value)));
  const minutes = (value: number | null): string =>
    value === null ? '–' : translate('resources.memberLimits.minutes_of', { minutes: value });
  const own = (row: Row): string => (row.kind === 'session' ? minutes(row.minutes) : amount(row.amount));
  const operators = (row: Row): string =>
    row.kind === 'session' ? minutes(row.operatorMinutes) : amount(row.operatorAmount);
  const holds = (row: Row): string => (row.kind === 'session' ? minutes(row.inForce) : amount(row.inForce));
  return (
    <>
      <Section title="resources.memberLimits.name" acts={<Acts />}>
        <RowsOf list="memberLimits">
          <WordField source="limit" word={limitOf} />
          <WordField source="amount" word={own} />
          <WordField source="operatorAmount" word={operators} />
          <WordField source="inForce" word={holds} />
          <MoneyField source="used" />
          <TimeField source="resetsAt" />
          <TimeField source="pendingAt" />
        </RowsOf>
      </Section>
      <Section title="resources.memberLimitChanges.name">
        <RowsOf list="memberLimitChanges">
          <TimeField source="at" />
          <WordField
            source="what"
            word={({ what }: AdminLimitChange) => translate(`resources.memberLimitChanges.kinds.${what}`, { _: what })}
          />
          <WordField source="details" word={({ details }: AdminLimitChange) => detailsOf(details)} />
          <WordField source="by" word={({ by }: AdminLimitChange) => employeeOf(by)} />
        </RowsOf>
      </Section>
    </>
  );
}

function detailsOf(details: Record<string, unknown>): string {
  return Object.values(details)
    .filter((value) => value !== null && value !== '')
    .map(String)
    .join(' · ');
}

function Acts() {
  const member = useRecordContext<AdminMember>();
  if (!member) return null;
  const { id, username } = member;
  return (
    <>
      <LimitButton id={id} username={username} />
      <ExclusionButton id={id} username={username} />
    </>
  );
}
