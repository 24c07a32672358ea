import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { useState } from 'react';
import { type Letters, type NewCredentials, registerByOnePress } from '../api/registration.ts';

type OneClickButtonProps = {
  /** Whether the terms are accepted and the letters typed; if not, an error is shown beside their field. */
  mayPress: () => Promise<boolean>;
  pass: () => Promise<string>;
  /** The code of the agent whose address the visitor came by. */
  invitation: string;
  letters: () => Letters;
  onMade: (credentials: NewCredentials) => void;
  onFailure: (error: unknown) => void;
};

/** Registers by one press, with a generated name and password. */
export function OneClickButton({ mayPress, pass, invitation, letters, onMade, onFailure }: OneClickButtonProps) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);

  async function make(): Promise<void> {
    if (!(await mayPress())) return;
    setBusy(true);
    try {
      onMade(await registerByOnePress(await pass(), invitation, letters()));
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
