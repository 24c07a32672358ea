import { adminMemberExclusion, exclusionMonths } from '@champa/contract';
import { maxValue, minValue, NumberInput } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { call } from '../../providers/api.ts';

type Exclusion = { months?: number | null; reason: string };

/** Excludes a member; an exclusion that lasts longer stays as it is. */
export function ExclusionButton({ id, username }: { id: string; username: string }) {
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
