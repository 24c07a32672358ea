import {
  type AdminMember,
  adminMemberPointsChange,
  adminMemberVip,
  adminMemberVipRank,
  type AdminPointsMovement,
  type AdminVipChange,
} from '@champa/contract';
import { useCallback } from 'react';
import { DateTimeInput, NumberInput, required, TextField, useRecordContext, useTranslate } from 'react-admin';
import { employeeOf } from '../../../kit/employee.ts';
import { CountField, TimeField, WordField } from '../../../kit/fields.tsx';
import { FormButton } from '../../../kit/form-button.tsx';
import { LoadedSelect } from '../../../kit/loaded-select.tsx';
import { sendOnce } from '../../../kit/once.ts';
import { ReasonButton } from '../../../kit/reason-button.tsx';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { call } from '../../../providers/api.ts';
import { language } from '../../../providers/language.ts';

type Change = { id: string; points: number; reason: string };
type Rank = { level: number; until?: string; reason: string };

const change = sendOnce(({ id, ...body }: Change, idempotencyKey) =>
  call(adminMemberPointsChange, { params: { id }, body: { ...body, idempotencyKey } }),
);

/** The member's points and rank, and how they came. */
export function Points() {
  const translate = useTranslate();
  const kindOf = ({ kind }: AdminPointsMovement): string => translate(`resources.memberPoints.kinds.${kind}`);
  const causeOf = ({ cause }: AdminVipChange): string => translate(`resources.memberRanks.causes.${cause}`);
  return (
    <>
      <Section title="resources.memberPoints.name" acts={<PointsButton />}>
        <RowsOf list="memberPoints">
          <TimeField source="at" />
          <WordField source="kind" word={kindOf} />
          <CountField source="changed" />
          <CountField source="balance" />
          <TextField source="reference" sortable={false} />
          <TextField source="reason" sortable={false} />
          <WordField source="by" word={({ by }: AdminPointsMovement) => employeeOf(by)} />
        </RowsOf>
      </Section>
      <Section title="resources.memberRanks.name" acts={<RankButtons />}>
        <RowsOf list="memberRanks">
          <TimeField source="at" />
          <CountField source="from" />
          <CountField source="to" />
          <WordField source="cause" word={causeOf} />
          <TextField source="reason" sortable={false} />
          <WordField source="by" word={({ by }: AdminVipChange) => employeeOf(by)} />
        </RowsOf>
      </Section>
    </>
  );
}

function PointsButton() {
  const member = useRecordContext<AdminMember>();
  if (!member) return null;
  const { id, username } = member;
  return (
    <FormButton<Omit<Change, 'id'>>
      label="resources.members.change_points"
      effect="resources.members.change_points_effect"
      name={username}
      operation={adminMemberPointsChange}
      act={({ points, reason }) => change({ id, points, reason })}
    >
      <NumberInput source="points" label="resources.members.signed_points" fullWidth step={1} validate={required()} />
    </FormButton>
  );
}

function RankButtons() {
  const member = useRecordContext<AdminMember>();
  const memberId = member?.id ?? '';
  const ranks = useCallback(() => ranksFor(memberId), [memberId]);
  if (!member) return null;
  const { id, username } = member;
  return (
    <>
      <FormButton<Rank>
        label="resources.members.set_rank"
        effect="resources.members.set_rank_effect"
        name={username}
        operation={adminMemberVipRank}
        act={({ level, until, reason }) =>
          call(adminMemberVipRank, {
            params: { id },
            body: { level, until: until ? new Date(until).toISOString() : null, reason },
          })
        }
      >
        <LoadedSelect source="level" label="resources.members.rank" read={ranks} />
        <DateTimeInput source="until" label="resources.members.until" fullWidth />
      </FormButton>
      <ReasonButton
        label="resources.members.unset_rank"
        danger={false}
        effect="resources.members.unset_rank_effect"
        name={username}
        operation={adminMemberVipRank}
        act={(reason) => call(adminMemberVipRank, { params: { id }, body: { level: null, until: null, reason } })}
      />
    </>
  );
}

async function ranksFor(id: string) {
  const { ranks } = await call(adminMemberVip, { params: { id } });
  return ranks.map(({ level, name }) => ({ id: level, name: `${level} · ${name[language.current()]}` }));
}
