import { type AdminLimitChange, type AdminMember, type MoneyLimit } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { useRecordContext, useTranslate } from 'react-admin';
import { employeeOf } from '../../../kit/employee.ts';
import { MoneyField, TimeField, WordField } from '../../../kit/fields.tsx';
import { useFormats } from '../../../kit/formats.ts';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { ExclusionButton } from '../exclusion-button.tsx';

type Row = MoneyLimit & { id: string };

/** What the member limited for themself, and what changed of it. */
export function Limits() {
  const { money } = useFormats();
  const translate = useTranslate();
  const limitOf = ({ kind, period }: Row): string =>
    [kind, period].map((word) => translate(`resources.memberLimits.words.${word}`)).join(' · ');
  return (
    <>
      <Section title="resources.memberLimits.name" acts={<ExcludeButton />}>
        <RowsOf list="memberLimits">
          <WordField source="limit" word={limitOf} />
          <WordField source="amount" word={({ amount }: Row) => (amount === null ? '–' : money(parseAmount(amount)))} />
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

function ExcludeButton() {
  const member = useRecordContext<AdminMember>();
  return member ? <ExclusionButton id={member.id} username={member.username} /> : null;
}
