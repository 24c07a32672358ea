import type { Newcomer } from '@champa/contract';
import { withoutPasswords } from '@champa/contract/register-rules';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { registerSettingsQuery } from '../../../entities/member/index.ts';
import { invitationQuery } from '../api/registration.ts';
import { RegisterForm } from './register-form.tsx';

/** The registration of a newcomer from a sign-in provider: all fields but a password. */
export function NewcomerForm({ newcomer, onDone }: { newcomer: Newcomer; onDone: () => void }) {
  const t = useTranslate();
  const { data, isError } = useQuery(registerSettingsQuery);
  const { data: invitation } = useQuery(invitationQuery);
  if (isError) return <StateView art="error" title={t('load_failed')} />;
  if (!data || invitation === undefined) return <Skeleton className="h-60 rounded-md" />;
  return (
    <RegisterForm
      settings={withoutPasswords(data)}
      kind={data.username ? 'username' : 'mobile'}
      invitation={invitation}
      newcomer={newcomer}
      onDone={onDone}
    />
  );
}
