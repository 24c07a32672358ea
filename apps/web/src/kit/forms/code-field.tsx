import { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Field } from '@champa/ui';
import { ConfirmDialog } from '@champa/ui/confirm-dialog';
import { type ComponentProps, useState } from 'react';
import { useDescribeError } from '../api/describe-error.ts';
import { leadingOnly } from '../browser/leading-only.ts';
import { useCountdown } from './use-countdown.ts';

const SEND_GAP_MS = 1000;

/** A code was sent; the next can be requested when this one has expired. */
export type Sent = { expiredMinutes: number };

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'label'> & {
  /** The label, where a form asks for two codes. */
  label?: string;
  /** Whom the code is sent to, as typed. Another receiver need not wait until the first one's code has expired. */
  to?: string;
  /** Requests a code; `null` where the form must be corrected first. */
  onSend: () => Promise<Sent | null>;
};

/** A code of six digits, with a button that sends it and waits until the code has expired. */
export function CodeField({ onSend, label, to = '', ...field }: CodeFieldProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const { secondsLeft, start } = useCountdown();
  const [sentTo, setSentTo] = useState(to);
  const wait = sentTo === to ? secondsLeft : 0;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [maySend] = useState(() => leadingOnly(SEND_GAP_MS, Date.now));

  async function send(): Promise<void> {
    if (!maySend(to)) return;
    setBusy(true);
    setSentTo(to);
    try {
      const sent = await onSend();
      if (sent) start(sent.expiredMinutes * 60);
    } catch (error) {
      start(secondsToWait(error));
      setFailure(serverMessage(error) ?? describeError(error));
    }
    setBusy(false);
  }

  return (
    <>
      <Field
        {...field}
        label={label ?? t('verification_code')}
        icon="inbox"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        trailing={
          <button
            type="button"
            disabled={isBusy || wait > 0}
            aria-busy={isBusy || undefined}
            onClick={() => void send()}
            className="touch-target -me-1.5 h-9 shrink-0 rounded-sm px-2 text-sm font-semibold text-gold tabular hover:bg-surface-3 disabled:text-muted"
          >
            {wait > 0 ? t('code_wait', { seconds: wait }) : t('code_send')}
          </button>
        }
      />
      {failure !== null && (
        <ConfirmDialog
          icon="alert"
          title={t('code_failed')}
          message={failure}
          confirmLabel={t('understood')}
          onConfirm={() => setFailure(null)}
          onCancel={() => setFailure(null)}
        />
      )}
    </>
  );
}

/** An earlier code is still valid; the server says for how long. */
function secondsToWait(error: unknown): number {
  if (!(error instanceof ApiError) || error.code !== 'CODE_ALREADY_SENT') return 0;
  return Number(error.value['retryAfterSeconds'] ?? 0);
}

/** The server's message in the visitor's language; undefined where the answer did not come from the server. */
function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status === 0 || error.code === 'UNAVAILABLE') return undefined;
  return error.message || undefined;
}
