import {
  adminMemberMoneyLimit,
  adminMemberSessionLimit,
  type LimitKind,
  limitKinds,
  type LimitPeriod,
  limitPeriods,
  sessionMinutes,
} from '@champa/contract';
import {
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { call } from '../../providers/api.ts';

const SESSION = 'session';

/** `limit`: `deposit day`, or `session`. What is left empty is lifted. */
type Typed = { limit: string; amount?: string | null; minutes?: number | null; reason: string };

/** Limits a member on the operator's part, or lifts such a limit. */
export function LimitButton({ id, username }: { id: string; username: string }) {
  const translate = useTranslate();
  const word = (name: string): string => translate(`resources.memberLimits.words.${name}`);
  const choices = [
    ...limitKinds.flatMap((kind) =>
      limitPeriods.map((period) => ({ id: `${kind} ${period}`, name: `${word(kind)} · ${word(period)}` })),
    ),
    { id: SESSION, name: word(SESSION) },
  ];
  return (
    <FormButton<Typed>
      label="resources.memberLimits.set"
      effect="resources.memberLimits.set_effect"
      name={username}
      operation={adminMemberMoneyLimit}
      act={(typed) => send(id, typed)}
    >
      <SelectInput
        source="limit"
        label="resources.memberLimits.which"
        choices={choices}
        translateChoice={false}
        validate={required()}
        fullWidth
      />
      <FormDataConsumer<Typed>>
        {({ formData }) => (formData.limit === SESSION ? <MinutesInput /> : <AmountInput />)}
      </FormDataConsumer>
    </FormButton>
  );
}

function AmountInput() {
  return (
    <TextInput
      source="amount"
      label="resources.memberLimits.fields.operatorAmount"
      helperText="resources.memberLimits.amount_help"
      inputMode="decimal"
      autoComplete="off"
      fullWidth
    />
  );
}

function MinutesInput() {
  return (
    <NumberInput
      source="minutes"
      label="resources.memberLimits.minutes"
      helperText="resources.memberLimits.minutes_help"
      validate={[minValue(sessionMinutes.min), maxValue(sessionMinutes.max)]}
      step={1}
      fullWidth
    />
  );
}

function send(id: string, { limit, amount, minutes, reason }: Typed): Promise<unknown> {
  if (limit === SESSION)
    return call(adminMemberSessionLimit, { params: { id }, body: { minutes: minutes ?? null, reason } });
  const [kind, period] = limit.split(' ') as [LimitKind, LimitPeriod];
  const typed = amount?.trim().replaceAll(',', '');
  return call(adminMemberMoneyLimit, { params: { id, kind, period }, body: { amount: typed || null, reason } });
}
