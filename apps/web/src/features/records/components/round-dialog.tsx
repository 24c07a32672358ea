import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, showToast } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replayAddress, RoundPanel, roundQuery } from '../../../entities/record/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { openBlankWindow } from '../../../kit/browser/blank-window.ts';

/** One round of the member, with a button for its replay. */
export function RoundDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(roundQuery(id));
  return (
    <RoundPanel
      round={data}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      action={data && <ReplayButton id={data.id} />}
    />
  );
}

/** Opens the vendor's replay of the round. The press opens the window, because the browser would block a later one. */
function ReplayButton({ id }: { id: string }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    const opened = openBlankWindow();
    if (!opened) return showToast('error', t('popup_blocked'));
    setBusy(true);
    try {
      opened.show(await replayAddress(id));
    } catch (error) {
      opened.close();
      showToast('error', describeError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="outline" wide busy={isBusy} onClick={() => void show()}>
      <Icon name="play" size={18} />
      {t('round_replay')}
    </Button>
  );
}
