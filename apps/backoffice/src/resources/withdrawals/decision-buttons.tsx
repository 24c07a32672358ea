import { type AdminWithdrawalCase, adminWithdrawalDecision, type WithdrawalAct } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { useFormats } from '../../kit/formats.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';

type Decision = Exclude<WithdrawalAct, 'pay'>;

/** Steps that take money from the member's way, or end the case against them, are marked as such. */
const isHard: Record<Decision, boolean> = {
  claim: false,
  release: false,
  approve: false,
  reject: true,
  refund: true,
  force: true,
};

const decisions = Object.keys(isHard) as Decision[];

/** The steps that the employee can take now, each with its consequence in words. */
export function DecisionButtons({ one: { id, username, amount, currency, can } }: { one: AdminWithdrawalCase }) {
  const { money } = useFormats();
  return decisions
    .filter((act) => can.includes(act))
    .map((act) => (
      <ReasonButton
        key={act}
        label={`resources.withdrawals.acts.${act}`}
        danger={isHard[act]}
        effect={`resources.withdrawals.effects.${act}`}
        name={`${username}, ${money(parseAmount(amount))} ${currency}`}
        operation={adminWithdrawalDecision}
        act={(reason) => call(adminWithdrawalDecision, { params: { id }, body: { act, reason } })}
      />
    ));
}
