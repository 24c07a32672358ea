import type { ExtraVerification, SignedIn } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Notice } from '@champa/ui';
import { useState } from 'react';
import type { SignOutReason } from '../../../entities/member/index.ts';
import { useSite } from '../../../entities/site/index.ts';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import { LinkButton } from '../../../kit/forms/link-button.tsx';
import { type Arrival, begin } from '../api/session.ts';
import type { LoginOutcome } from '../model/login-outcome.ts';
import { AuthDialog } from './auth-dialog.tsx';
import { DynamicLoginForm } from './dynamic-login-form.tsx';
import { ExtraVerificationForm } from './extra-verification-form.tsx';
import { FreePlayButton } from './free-play-button.tsx';
import { PasswordLoginForm } from './password-login-form.tsx';
import { QuickWays } from './quick-ways.tsx';
import { SmsLoginForm } from './sms-login-form.tsx';

type LoginDialogProps = {
  /** Why the last session ended, where it was by the member's own rule. */
  reason?: SignOutReason | undefined;
  /** Where to go after a visit to a provider. */
  returnTo: string;
  /** Signs in to the agent centre, which only agents may enter. */
  agentArea: boolean;
  onClose: () => void;
  onDone: () => void;
  /** Signed in, but the password must be changed. */
  onChangePassword: () => void;
  onRegister: () => void;
  onForgot: () => void;
  /** Entered with a trial account. */
  onFreePlay: () => void;
};

const reasons = {
  session_time: 'ended_session_time',
  self_excluded: 'ended_self_excluded',
} as const satisfies Record<SignOutReason, MessageId>;

type HalfDone = { extra: ExtraVerification; keep: (signedIn: SignedIn) => void };

export function LoginDialog(props: LoginDialogProps) {
  const { reason, returnTo, agentArea, onClose, onDone, onChangePassword, onRegister, onForgot, onFreePlay } = props;
  const t = useTranslate();
  const { whitelabel } = useSite();
  const [way, setWay] = useState<'username' | 'mobile'>('username');
  const [isByCode, setByCode] = useState(false);
  const [halfDone, setHalfDone] = useState<HalfDone | null>(null);

  const arrive = ({ mustChangePassword }: Arrival): void => (mustChangePassword ? onChangePassword() : onDone());
  const outcome: LoginOutcome = {
    agentArea,
    onSignedIn: async (signedIn) => arrive(await begin(signedIn)),
    onExtra: (extra, keep) => setHalfDone({ extra, keep }),
  };

  if (halfDone) {
    return (
      <AuthDialog title={t('extra_title')} description={t('error.EXTRA_VERIFICATION_REQUIRED')} onClose={onClose}>
        <ExtraVerificationForm
          extra={halfDone.extra}
          onProven={async (signedIn) => {
            halfDone.keep(signedIn);
            await outcome.onSignedIn(signedIn);
          }}
          onBack={() => setHalfDone(null)}
        />
      </AuthDialog>
    );
  }

  return (
    <AuthDialog
      title={t(agentArea ? 'agent_login_title' : 'login_title')}
      description={t(agentArea ? 'agent_login_text' : 'login_text')}
      onClose={onClose}
    >
      {reason && (
        <div className="mb-4">
          <Notice kind="info">{t(reasons[reason])}</Notice>
        </div>
      )}
      {whitelabel['SMSLOGIN'] === true && (
        <FormTabs
          label={t('login_way')}
          tabs={[
            { value: 'username', label: t('username') },
            { value: 'mobile', label: t('mobile_number') },
          ]}
          chosen={way}
          onChoose={setWay}
        />
      )}
      {way === 'mobile' ? (
        <SmsLoginForm {...outcome} />
      ) : isByCode ? (
        <>
          <DynamicLoginForm {...outcome} />
          <LinkButton onClick={() => setByCode(false)} className="mx-auto mt-1 block">
            {t('password_instead')}
          </LinkButton>
        </>
      ) : (
        <PasswordLoginForm
          {...outcome}
          onForgot={onForgot}
          onCode={whitelabel['DYNAMICPASS'] === true ? () => setByCode(true) : null}
        />
      )}
      <QuickWays returnTo={returnTo} agentArea={agentArea} onSignedIn={outcome.onSignedIn} />
      {whitelabel['FREEPLAY'] === true && <FreePlayButton onDone={onFreePlay} />}
      <p className="mt-2 text-center text-sm text-muted">
        {t('login_no_account')} <LinkButton onClick={onRegister}>{t('register')}</LinkButton>
      </p>
    </AuthDialog>
  );
}
