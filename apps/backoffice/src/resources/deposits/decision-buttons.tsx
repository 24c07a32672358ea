import { adminDepositApproval, type AdminDepositCase, adminDepositDecision, type DepositAct } from '@champa/contract';
import { isDecimal, parseAmount } from '@champa/money';
import { required, TextInput } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { useFormats } from '../../kit/formats.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';

type Decision = Exclude<DepositAct, 'approve'>;

/** Steps that give the member nothing, or take the money back, are marked as such. */
const isHard: Record<Decision, boolean> = { claim: false, reject: true, refund: true };
const decisions = Object.keys(isHard) as Decision[];

/** The steps that the employee can take now, each with its consequence in words. */
export function DecisionButtons({ one }: { one: AdminDepositCase }) {
  const { id, username, amount, currency, can } = one;
  const { money } = useFormats();
  const name = `${username}, ${money(parseAmount(amount))} ${currency}`;
  return (
    <>
      {can.includes('approve') && <ApproveButton one={one} name={name} />}
      {decisions
        .filter((act) => can.includes(act))
        .map((act) => (
          <ReasonButton
            key={act}
            label={`resources.deposits.acts.${act}`}
            danger={isHard[act]}
            effect={`resources.deposits.effects.${act}`}
            name={name}
            operation={adminDepositDecision}
            act={(reason) => call(adminDepositDecision, { params: { id }, body: { act, reason } })}
          />
        ))}
    </>
  );
}

/** Credits what really arrived, which the employee reads at the bank. */
function ApproveButton({ one: { id, amount, received }, name }: { one: AdminDepositCase; name: string }) {
  return (
    <FormButton<{ received: string }>
      label="resources.deposits.acts.approve"
      effect="resources.deposits.effects.approve"
      name={name}
      operation={adminDepositApproval}
      defaults={{ received: received ?? amount }}
      act={({ received: arrived, reason }) =>
        call(adminDepositApproval, { params: { id }, body: { received: arrived, reason } })
      }
    >
      <TextInput source="received" label="resources.deposits.arrived" fullWidth validate={[required(), amountRule]} />
    </FormButton>
  );
}

const amountRule = (text: string): string | undefined =>
  isDecimal(text) ? undefined : 'resources.deposits.amount_rule';
