import type { PhoneProvider } from '@champa/contract';
import { PHONE_PROVIDER_WAIT_SECONDS } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice } from '@champa/ui';
import { useState } from 'react';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useCountdown } from '../../../kit/forms/use-countdown.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { type PhoneProof, verifyNumber } from '../model/phone-window.ts';

type PhoneProofFieldProps = {
  provider: PhoneProvider;
  /** The number in its international form; null where it must be corrected first. */
  number: () => Promise<string | null>;
  proof: PhoneProof | null;
  onProof: (proof: PhoneProof | null) => void;
  error?: string | undefined;
};

/** In place of a code: verifies the number with the brand's phone sign-in provider, at most once a minute. */
export function PhoneProofField({ provider, number, proof, onProof, error }: PhoneProofFieldProps) {
  const t = useTranslate();
  const describe = useDescribeError();
  const language = useLanguage();
  const { secondsLeft, start } = useCountdown();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function verify(): Promise<void> {
    const phone = await number();
    if (phone === null) return;
    setFailure(null);
    onProof(null);
    const word = verifyNumber(provider, phone, language);
    if (!word) return setFailure(t('popup_blocked'));
    start(PHONE_PROVIDER_WAIT_SECONDS);
    setBusy(true);
    try {
      onProof({ firebaseChannel: provider.channel, firebaseIdToken: await word });
    } catch (cause) {
      setFailure(describe(cause));
    }
    setBusy(false);
  }

  const wrong = failure ?? error;
  return (
    <div className="flex flex-col gap-2.5">
      {proof && <Notice kind="success">{t('phone_verified')}</Notice>}
      {!proof && wrong !== undefined && <Notice kind="error">{wrong}</Notice>}
      <Button kind="outline" size="large" wide busy={isBusy} disabled={secondsLeft > 0} onClick={() => void verify()}>
        <Icon name="check" />
        {secondsLeft > 0 ? t('code_wait', { seconds: secondsLeft }) : t('phone_verify')}
      </Button>
    </div>
  );
}
