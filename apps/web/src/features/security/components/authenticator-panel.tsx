import { useTranslate } from '@champa/i18n/react';
import { useState } from 'react';
import { refreshOverview } from '../../../entities/member/index.ts';
import { AuthenticatorRemoval } from './authenticator-removal.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { PanelFrame, WithOverview } from './panel-frame.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The authenticator app: turning it on, its recovery codes, turning it off. */
export function AuthenticatorPanel({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();

  async function finish(): Promise<void> {
    await refreshOverview();
    onDone();
  }

  if (recoveryCodes) {
    return (
      <PanelFrame title={t('recovery_codes')} text={t('recovery_codes_text')}>
        <RecoveryCodes codes={recoveryCodes} onKept={() => void finish()} />
      </PanelFrame>
    );
  }
  return (
    <PanelFrame title={t('security_authenticator')} text={t('authenticator_text')}>
      <WithOverview>
        {({ authenticator, loginPassword }) =>
          authenticator ? (
            <AuthenticatorRemoval />
          ) : (
            <AuthenticatorSetup hasPassword={loginPassword} onConfirmed={setRecoveryCodes} />
          )
        }
      </WithOverview>
    </PanelFrame>
  );
}
