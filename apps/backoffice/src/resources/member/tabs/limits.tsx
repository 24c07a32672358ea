import {
  type AdminLimitChange,
  adminMemberExclusion,
  type AdminMember,
  exclusionMonths,
  type MoneyLimit,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import { maxValue, minValue, NumberInput, useRecordContext, useTranslate } from 'react-admin';
import { employeeOf } from '../../../kit/employee.ts';
import { MoneyField, TimeField, WordField } from '../../../kit/fields.tsx';
import { FormButton } from '../../../kit/form-button.tsx';
import { useFormats } from '../../../kit/formats.ts';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';

type Row = MoneyLimit & { id: string };
type Exclusion = { months?: number | null; reason: string };

/** What the member limited for themself, and what changed of it. */
export function Limits() {
  const { money } = useFormats();
  const translate = useTranslate();
  const limitOf = ({ kind, period }: Row): string =>
    [kind, period].map((word) => translate(`resources.memberLimits.words.${word}`)).join(' · ');
  return (
    <>
      <Section title="resources.memberLimits.name" acts={<ExclusionButton />}>
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

function ExclusionButton() {
  const member = useRecordContext<AdminMember>();
  if (!member) return null;
  const { id, username } = member;
  const { min, max } = exclusionMonths;
  return (
    <FormButton<Exclusion>
      label="resources.members.exclude"
      danger
      effect="resources.members.exclude_effect"
      name={username}
      operation={adminMemberExclusion}
      act={({ months, reason }) =>
        call(adminMemberExclusion, { params: { id }, body: { months: months ?? null, reason } })
      }
    >
      <NumberInput
        source="months"
        label="resources.members.months"
        helperText="resources.members.months_help"
        fullWidth
        step={1}
        validate={[minValue(min), maxValue(max)]}
      />
    </FormButton>
  );
}
