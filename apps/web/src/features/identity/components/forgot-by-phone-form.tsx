import { useTranslate } from '@champa/i18n/react';
import { MobileField } from '../../../entities/member/index.ts';
import { sendForgotSms, setPasswordByPhone } from '../api/codes.ts';
import { useWays } from '../model/use-ways.ts';
import { ForgotForm } from './forgot-form.tsx';
import { useVisitorCheck } from './use-visitor-check.tsx';

/** A new password by a code to the account's mobile number. It never reveals whether the account exists. */
export function ForgotByPhoneForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const check = useVisitorCheck();
  const provider = useWays().phoneFor('forgot');
  return (
    <>
      <ForgotForm
        asked={['mobileNum']}
        provider={provider}
        onSend={async ({ mobileNum, countryDialingCode }) =>
          sendForgotSms({ mobileNum, countryDialingCode, check: await check.pass() })
        }
        onSubmit={({ mobileNum, countryDialingCode }, change) =>
          setPasswordByPhone({ mobileNum, countryDialingCode, ...change })
        }
        onDone={onDone}
      >
        {({ register, formState: { errors } }) => (
          <MobileField
            {...register('mobileNum', { validate: (text) => text.trim() !== '' || t('field.required') })}
            dialing={register('countryDialingCode')}
            required
            error={errors.mobileNum?.message}
          />
        )}
      </ForgotForm>
      {check.dialog}
    </>
  );
}
