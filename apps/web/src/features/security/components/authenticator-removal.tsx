import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Notice, showToast } from '@champa/ui';
import { useForm } from 'react-hook-form';
import { removeAuthenticator } from '../../../entities/member/index.ts';
import { useTellRefusal } from '../../../kit/forms/use-tell-refusal.ts';

/** Turns the authenticator off, by one of its codes or by a recovery code. */
export function AuthenticatorRemoval() {
  const t = useTranslate();
  const tellRefusal = useTellRefusal();
  const form = useForm({ defaultValues: { verificationCode: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ verificationCode }) => {
    try {
      await removeAuthenticator(verificationCode.trim());
      showToast('success', t('authenticator_removed'));
    } catch (error) {
      tellRefusal(error, ['verificationCode'], (name, message) => form.setError(name, { message }));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
      <Notice kind="success">{t('authenticator_on')}</Notice>
      {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
      <Field
        {...form.register('verificationCode', {
          validate: (code) => code.trim() !== '' || t('error.MISSING_VERIFICATION_CODE'),
        })}
        label={t('extra_authenticator')}
        hint={t('extra_authenticator_hint')}
        icon="shield"
        required
        autoComplete="one-time-code"
        error={errors.verificationCode?.message}
      />
      <Button type="submit" kind="danger" size="large" wide busy={isSubmitting}>
        {t('authenticator_remove')}
      </Button>
    </form>
  );
}
