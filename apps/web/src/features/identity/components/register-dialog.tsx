import type { RegisterSettings } from '@champa/contract';
import type { RegisterKind } from '@champa/contract/register-rules';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton, StateView } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { registerSettingsQuery } from '../../../entities/member/index.ts';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import { LinkButton } from '../../../kit/forms/link-button.tsx';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { type Invitation, invitationQuery, type NewCredentials } from '../api/registration.ts';
import { begin } from '../api/session.ts';
import { AuthDialog } from './auth-dialog.tsx';
import { NewCredentialsView } from './new-credentials.tsx';
import { QuickWays } from './quick-ways.tsx';
import { RegisterForm } from './register-form.tsx';

type RegisterDialogProps = { onClose: () => void; onDone: () => void; onLogin: () => void };

export function RegisterDialog({ onClose, onDone, onLogin }: RegisterDialogProps) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(registerSettingsQuery);
  const { data: invitation } = useQuery(invitationQuery);
  const [made, setMade] = useState<NewCredentials | null>(null);

  async function enter({ signedIn }: NewCredentials): Promise<void> {
    await begin(signedIn);
    onDone();
  }

  if (made) {
    return (
      <AuthDialog title={t('one_click_title')} description={t('register_text')} onClose={() => void enter(made)}>
        <NewCredentialsView credentials={made} onSeen={() => enter(made)} />
      </AuthDialog>
    );
  }
  return (
    <AuthDialog title={t('register_title')} description={t('register_text')} onClose={onClose}>
      {data && invitation !== undefined && (data.username || data.mobile) ? (
        <>
          <RegisterWays settings={data} invitation={invitation} onDone={onDone} onMade={setMade} />
          <QuickWays returnTo="/" agentArea={false} />
          <p className="mt-2 text-center text-sm text-muted">
            {t('register_have_account')} <LinkButton onClick={onLogin}>{t('login')}</LinkButton>
          </p>
        </>
      ) : data && !data.username && !data.mobile ? (
        <StateView art="error" title={t('error.REGISTRATION_CLOSED')} />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </AuthDialog>
  );
}

type RegisterWaysProps = {
  settings: RegisterSettings;
  invitation: Invitation;
  onDone: () => void;
  onMade: (credentials: NewCredentials) => void;
};

/** Registration by username or by mobile number; the choice is shown only where the brand has both. */
function RegisterWays({ settings, invitation, onDone, onMade }: RegisterWaysProps) {
  const t = useTranslate();
  const [kind, setKind] = useState<RegisterKind>(settings.username ? 'username' : 'mobile');
  return (
    <>
      {settings.username && settings.mobile && (
        <FormTabs
          label={t('register_title')}
          tabs={[
            { value: 'username', label: t('username') },
            { value: 'mobile', label: t('mobile_number') },
          ]}
          chosen={kind}
          onChoose={setKind}
        />
      )}
      <RegisterForm
        key={kind}
        settings={settings}
        kind={kind}
        invitation={invitation}
        onDone={onDone}
        onMade={onMade}
      />
    </>
  );
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      {['username', 'password', 'confirm', 'code'].map((field) => (
        <Skeleton key={field} className="mt-6 mb-2.5 h-12 rounded-md" />
      ))}
      <Skeleton className="h-6 w-3/4 rounded-sm" />
      <Skeleton className="h-13 rounded-md" />
      <Skeleton className="mt-4 h-11 rounded-md" />
      <Skeleton className="h-6 w-1/2 self-center rounded-sm" />
    </div>
  );
}
