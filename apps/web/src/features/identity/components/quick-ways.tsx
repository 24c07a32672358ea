import type { SignedIn, SignInProvider } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice, Skeleton } from '@champa/ui';
import { useState } from 'react';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { askForPasskey, leaveFor, signInByPasskey } from '../api/quick-sign-in.ts';
import { askPasskey, hasPasskeys } from '../model/passkey-browser.ts';
import { usePasskeyAutofill } from '../model/use-passkey-autofill.ts';
import { useWays } from '../model/use-ways.ts';
import { ProviderMark } from './provider-mark.tsx';

type QuickWaysProps = {
  /** Where to go after a visit to a provider. */
  returnTo: string;
  agentArea: boolean;
  /** Signed in by a passkey; without this, passkeys are not offered. */
  onSignedIn?: (signedIn: SignedIn) => Promise<void>;
};

/** Ways of signing in without typing: a passkey of this device, an account of a provider. */
export function QuickWays({ returnTo, agentArea, onSignedIn }: QuickWaysProps) {
  const t = useTranslate();
  const describe = useDescribeError();
  const { isPending, passkeys, providers } = useWays();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isAlone = providers.length === 1;
  const hasPasskey = passkeys && onSignedIn !== undefined;

  usePasskeyAutofill(hasPasskey, (response) =>
    run('passkey', async () => onSignedIn?.(await signInByPasskey(response, agentArea))),
  );

  async function run(name: string, work: () => Promise<unknown>): Promise<void> {
    setBusy(name);
    setFailure(null);
    await work().catch(setFailure);
    setBusy(null);
  }

  const byPasskey = () =>
    run('passkey', async () => {
      const response = await askPasskey(await askForPasskey());
      if (response) await onSignedIn?.(await signInByPasskey(response, agentArea));
    });
  // Stays busy until the browser leaves the page.
  const byProvider = (provider: SignInProvider) => run(provider.id, () => leaveFor(provider, { agentArea, returnTo }));

  if (isPending) return <QuickWaysSkeleton hasPasskey={onSignedIn !== undefined && hasPasskeys()} />;
  if (!hasPasskey && providers.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-2.5">
      <p className="flex items-center gap-3 text-[13px] text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('quick_or')}
      </p>
      {failure !== null && <Notice kind="error">{describe(failure)}</Notice>}
      {hasPasskey && (
        <Button kind="outline" size="large" wide busy={busy === 'passkey'} onClick={() => void byPasskey()}>
          <Icon name="key" />
          {t('passkey_sign_in')}
        </Button>
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2.5 empty:hidden">
        {providers.map((provider) => (
          <li key={provider.id}>
            <Button
              kind="outline"
              size={isAlone ? 'large' : 'medium'}
              wide
              busy={busy === provider.id}
              className={isAlone ? '' : 'max-sm:px-2 max-sm:text-[13px]'}
              aria-label={t('provider_sign_in', { provider: provider.label })}
              onClick={() => void byProvider(provider)}
            >
              <ProviderMark kind={provider.kind} />
              {isAlone ? t('provider_sign_in', { provider: provider.label }) : provider.label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Reserves their space: the dialog is at the lower edge of phones, and late content would push it up. */
function QuickWaysSkeleton({ hasPasskey }: { hasPasskey: boolean }) {
  return (
    <div className="mt-4 flex flex-col gap-2.5">
      <Skeleton className="h-5 rounded-sm" />
      {hasPasskey && <Skeleton className="h-13 rounded-md" />}
      <Skeleton className="h-11 rounded-md" />
    </div>
  );
}
