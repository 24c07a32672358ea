import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice } from '@champa/ui';
import { useState } from 'react';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { playFree } from '../api/session.ts';

/** Opens a trial account with play money. */
export function FreePlayButton({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function enter(): Promise<void> {
    setBusy(true);
    try {
      await playFree();
      onDone();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  }

  return (
    <div className="mt-3 flex flex-col gap-3">
      {failure !== null && <Notice kind="error">{describeError(failure)}</Notice>}
      <Button kind="outline" size="large" wide busy={isBusy} onClick={() => void enter()}>
        <Icon name="play" />
        {t('free_play')}
      </Button>
    </div>
  );
}
