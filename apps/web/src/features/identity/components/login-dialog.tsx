import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Notice, PasswordField } from '@champa/ui';
import { useForm } from 'react-hook-form';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { signIn } from '../api/session.ts';
import { AuthDialog } from './auth-dialog.tsx';

type LoginDialogProps = { onClose: () => void; onDone: () => void; onRegister: () => void };
type LoginValues = { username: string; password: string };

export function LoginDialog({ onClose, onDone, onRegister }: LoginDialogProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const form = useForm<LoginValues>({ defaultValues: { username: '', password: '' } });
  const { errors, isSubmitting } = form.formState;
  const required = { validate: (text: string) => text.trim() !== '' || t('field.required') };

  const submit = form.handleSubmit(async ({ username, password }) => {
    try {
      await signIn(username.trim(), password.trim());
      onDone();
    } catch (error) {
      form.setError('root', { message: describeError(error) });
    }
  });

  return (
    <AuthDialog title={t('login_title')} description={t('login_text')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {errors.root?.message !== undefined && <Notice kind="error">{errors.root.message}</Notice>}
        <Field
          {...form.register('username', required)}
          label={t('username')}
          icon="user"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
        />
        <PasswordField
          {...form.register('password', required)}
          label={t('password')}
          icon="lock"
          autoComplete="current-password"
          showLabel={t('password_show')}
          hideLabel={t('password_hide')}
          error={errors.password?.message}
        />
        <Button type="submit" size="large" wide busy={isSubmitting} className="mt-2">
          {t('login')}
        </Button>
        <p className="text-center text-sm text-muted">
          {t('login_no_account')}{' '}
          <button
            type="button"
            onClick={onRegister}
            className="touch-target inline-block px-1 py-2 font-semibold text-gold hover:underline"
          >
            {t('register')}
          </button>
        </p>
      </form>
    </AuthDialog>
  );
}
