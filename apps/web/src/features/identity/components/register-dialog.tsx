import { useTranslate } from '@champa/i18n/react';
import { Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { registerSettingsQuery } from '../api/session.ts';
import { AuthDialog } from './auth-dialog.tsx';
import { RegisterForm } from './register-form.tsx';

type RegisterDialogProps = { onClose: () => void; onDone: () => void; onLogin: () => void };

export function RegisterDialog({ onClose, onDone, onLogin }: RegisterDialogProps) {
  const t = useTranslate();
  const { data, isError } = useQuery(registerSettingsQuery);
  return (
    <AuthDialog title={t('register_title')} description={t('register_text')} onClose={onClose}>
      {data?.username ? (
        <RegisterForm fields={data.fields} onDone={onDone} onLogin={onLogin} />
      ) : data || isError ? (
        <StateView art="error" title={t(data ? 'error.REGISTRATION_CLOSED' : 'load_failed')} />
      ) : (
        <FormSkeleton />
      )}
    </AuthDialog>
  );
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      {['username', 'password', 'confirm', 'code'].map((field) => (
        <Skeleton key={field} className="mt-6 h-12 rounded-md" />
      ))}
      <Skeleton className="mt-6 h-13 rounded-md" />
    </div>
  );
}
