import type { SecurityOverview } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { useForm } from 'react-hook-form';
import { CodeField, type Sent } from '../../../shared/forms/code-field.tsx';
import { MobileField } from '../../../shared/forms/mobile-field.tsx';
import { useFirstDialingCode } from '../../../shared/forms/use-first-dialing-code.ts';
import { useTellRefusal } from '../../../shared/forms/use-tell-refusal.ts';
import { bindMobile, sendMobileCode } from '../api/security.ts';
import { useProof } from '../model/use-proof.ts';
import { BoundCard } from './bound-card.tsx';
import { PanelFrame, WithOverview } from './panel-frame.tsx';
import { SensitiveForm, sendProven } from './sensitive-form.tsx';

/** Binding a mobile number, or another in its place. */
export function MobilePanel({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  return (
    <PanelFrame title={t('mobile_number')} text={t('bind_mobile_text')}>
      <WithOverview>
        {(overview) => (
          <>
            {overview.mobile && <BoundCard icon="headset" bound={overview.mobile} />}
            <MobileForm overview={overview} onDone={onDone} />
          </>
        )}
      </WithOverview>
    </PanelFrame>
  );
}

const names = ['mobileNum', 'verificationCode'] as const;

function MobileForm({ overview, onDone }: { overview: SecurityOverview; onDone: () => void }) {
  const t = useTranslate();
  const tellRefusal = useTellRefusal();
  const proof = useProof(overview.proofs.mobile);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { mobileNum: '', countryDialingCode: useFirstDialingCode(), verificationCode: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function sendCode(): Promise<Sent | null> {
    if (!(await form.trigger('mobileNum'))) return null;
    const { mobileNum, countryDialingCode } = form.getValues();
    return sendMobileCode({ mobileNum: mobileNum.trim(), countryDialingCode });
  }

  const send = form.handleSubmit(
    ({ mobileNum, verificationCode, countryDialingCode }) =>
      sendProven(proof, async (given) => {
        const typed = { mobileNum: mobileNum.trim(), verificationCode: verificationCode.trim() };
        try {
          await bindMobile({ ...typed, countryDialingCode, proof: given });
          showToast('success', t('bind_mobile_done'));
          onDone();
        } catch (error) {
          if (!proof.refuse(error)) tellRefusal(error, names, (name, message) => form.setError(name, { message }));
        }
      }),
    () => void proof.give(),
  );

  return (
    <SensitiveForm
      change="mobile"
      proof={proof}
      refusal={errors.root?.message}
      isBusy={isSubmitting}
      submitLabel={t(overview.mobile ? 'bind_mobile_change' : 'bind_mobile')}
      onSubmit={() => void send()}
    >
      <MobileField
        {...form.register('mobileNum', {
          validate: (number) => number.trim() !== '' || t('error.MISSING_PHONE_NUMBER'),
        })}
        dialing={form.register('countryDialingCode')}
        required
        error={errors.mobileNum?.message}
      />
      <CodeField
        {...form.register('verificationCode', {
          validate: (code) => code.trim() !== '' || t('error.MISSING_VERIFICATION_CODE'),
        })}
        onSend={sendCode}
        error={errors.verificationCode?.message}
      />
    </SensitiveForm>
  );
}
