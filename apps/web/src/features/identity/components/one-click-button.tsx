import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { useState } from 'react';
import { type NewCredentials, registerByOnePress } from '../api/registration.ts';

type OneClickButtonProps = {
  /** Whether the terms are accepted; says so beside their box where not. */
  mayPress: () => Promise<boolean>;
  pass: () => Promise<string>;
  /** The code of the agent by whose address the visitor came. */
  invitation: string;
  onMade: (credentials: NewCredentials) => void;
  onFailure: (error: unknown) => void;
};

/** An account by one press, under a name and a password that are made for it. */
export function OneClickButton({ mayPress, pass, invitation, onMade, onFailure }: OneClickButtonProps) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);

  async function make(): Promise<void> {
    if (!(await mayPress())) return;
    setBusy(true);
    try {
      onMade(await registerByOnePress(await pass(), invitation));
    } catch (error) {
      onFailure(error);
      setBusy(false);
    }
  }

  return (
    <Button kind="outline" size="large" wide busy={isBusy} onClick={() => void make()}>
      {t('one_click_submit')}
    </Button>
  );
}
