import type { ExtraVerification } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Notice, showToast, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '../../../kit/api/api.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { linkedAccountsQuery, type VisitOutcome, visitQuery, whereVisitBegan } from '../api/quick-sign-in.ts';
import { begin, extraVerificationOf } from '../api/session.ts';
import { AuthDialog } from './auth-dialog.tsx';
import { ExtraVerificationForm } from './extra-verification-form.tsx';
import { NewcomerForm } from './newcomer-form.tsx';

type ProviderDialogProps = {
  /** The result of the visit to the provider; it can be used once. */
  outcome: string;
  onClose: () => void;
  /** Signed in or linked; goes back to where the visit began. */
  onDone: (path: string) => void;
  onChangePassword: () => void;
  /** Another attempt to sign in. */
  onLogin: () => void;
};

/** The result of a visit to a sign-in provider: a known account is signed in, a newcomer registers. */
export function ProviderDialog({ outcome, onClose, onDone, onChangePassword, onLogin }: ProviderDialogProps) {
  const t = useTranslate();
  const describe = useDescribeError();
  const { data, error } = useQuery(visitQuery(outcome));
  const extra = extraVerificationOf(error);

  const loadNextPage = useEffectEvent((ended: VisitOutcome) => {
    if (ended.kind === 'signedIn') return ended.mustChangePassword ? onChangePassword() : onDone(ended.returnTo);
    if (ended.kind === 'newcomer') return undefined;
    showToast('success', t('link_done', { provider: ended.provider }));
    void queryClient.invalidateQueries({ queryKey: linkedAccountsQuery.queryKey });
    return onDone(ended.returnTo);
  });
  useEffect(() => {
    if (data) loadNextPage(data);
  }, [data]);

  if (data?.kind === 'newcomer') {
    const { newcomer, returnTo } = data;
    return (
      <AuthDialog
        title={t('newcomer_title')}
        description={t('newcomer_text', { provider: newcomer.provider })}
        onClose={onClose}
      >
        <NewcomerForm newcomer={newcomer} onDone={() => onDone(returnTo)} />
      </AuthDialog>
    );
  }
  if (extra) return <Extra extra={extra} onClose={onClose} onDone={() => onDone(whereVisitBegan())} onBack={onLogin} />;
  if (error) {
    return (
      <AuthDialog title={t('provider_failed_title')} description={t('login_text')} onClose={onClose}>
        <div className="flex flex-col gap-4">
          <Notice kind="error">{describe(error)}</Notice>
          <Button size="large" wide onClick={onLogin}>
            {t('login')}
          </Button>
        </div>
      </AuthDialog>
    );
  }
  return (
    <AuthDialog title={t('provider_title')} description={t('provider_text')} onClose={onClose}>
      <div className="flex flex-col gap-5" aria-busy="true">
        <Skeleton className="h-12 rounded-md" />
        <Skeleton className="h-13 rounded-md" />
      </div>
    </AuthDialog>
  );
}

type ExtraProps = { extra: ExtraVerification; onClose: () => void; onDone: () => void; onBack: () => void };

/** The provider has identified the member, but their authenticator is still asked for. */
function Extra({ extra, onClose, onDone, onBack }: ExtraProps) {
  const t = useTranslate();
  return (
    <AuthDialog title={t('extra_title')} description={t('error.EXTRA_VERIFICATION_REQUIRED')} onClose={onClose}>
      <ExtraVerificationForm
        extra={extra}
        onProven={async (signedIn) => {
          await begin(signedIn);
          onDone();
        }}
        onBack={onBack}
      />
    </AuthDialog>
  );
}
