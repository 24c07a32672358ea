import { useTranslate } from '@champa/i18n/react';
import { showToast } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { memberQuery } from '../../../entities/member/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { changeAccount } from '../api/session.ts';

type HandOverDialogProps = (
  | { kind: 'done' }
  | { kind: 'question'; ticket: string; wanted: string; current: string }
  | { kind: 'failed'; error: unknown; current: string | null }
) & { onClose: () => void };

/** What became of a hand-over ticket in the address. */
export function HandOverDialog(props: HandOverDialogProps) {
  switch (props.kind) {
    case 'done':
      return <Welcome onClose={props.onClose} />;
    case 'question':
      return <Question {...props} />;
    default:
      return <Failure {...props} />;
  }
}

/** Whoever is signed in by an address sees as whom. */
function Welcome({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const { data } = useQuery(memberQuery);
  const account = data?.member.account;
  useEffect(() => {
    if (account === undefined) return;
    showToast('info', t('hand_over_done', { account }));
    onClose();
  }, [account, onClose, t]);
  return null;
}

type QuestionProps = { ticket: string; wanted: string; current: string; onClose: () => void };

/** Staying is the default: it has the focus, and Escape stays. */
function Question({ ticket, wanted, current, onClose }: QuestionProps) {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  if (failure) return <Failure error={failure.error} current={current} onClose={onClose} />;
  return (
    <ConfirmDialog
      icon="user"
      title={t('hand_over_title', { account: wanted })}
      message={t('hand_over_text', { account: current })}
      cancelLabel={t('hand_over_stay')}
      confirmLabel={t('hand_over_change')}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={() => {
        setBusy(true);
        changeAccount(ticket).catch((error: unknown) => setFailure({ error }));
      }}
    />
  );
}

function Failure({ error, current, onClose }: { error: unknown; current: string | null; onClose: () => void }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const stays = current === null ? '' : ` ${t('hand_over_stays', { account: current })}`;
  return (
    <ConfirmDialog
      icon="alert"
      title={t('hand_over_failed')}
      message={`${describeError(error)}${stays}`}
      confirmLabel={t('understood')}
      onConfirm={onClose}
      onCancel={onClose}
    />
  );
}
