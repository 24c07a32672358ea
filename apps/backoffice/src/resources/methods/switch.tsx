import { type AdminDepositMethod, adminDepositMethodSwitch } from '@champa/contract';
import { useRecordContext } from 'react-admin';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';

/** Switches a method on or off; says what that means for members. */
export function MethodSwitch() {
  const language = useLanguage();
  const method = useRecordContext<AdminDepositMethod>();
  if (!method) return null;
  const { id: code, enabled, names } = method;
  const act = enabled ? 'switch_off' : 'switch_on';
  return (
    <ReasonButton
      label={`resources.depositMethods.${act}`}
      danger={enabled}
      effect={`resources.depositMethods.${act}_effect`}
      name={names[language]}
      operation={adminDepositMethodSwitch}
      act={(reason) => call(adminDepositMethodSwitch, { params: { code }, body: { enabled: !enabled, reason } })}
    />
  );
}
