import { sessionMinutes } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Notice, showToast } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { type FormEvent, useState } from 'react';
import { type LimitChange, removeSession, setSession, useLimitChange } from '../../../entities/limit/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useDuration } from '../model/use-duration.ts';
import { ChoiceChips } from './choice-chips.tsx';

const presets = [30, 60, 120, 180, 240, 480];

type SessionDialogProps = { present: number | null; onClose: () => void };

/** Sets or removes the time limit of a session. */
export function SessionDialog({ present, onClose }: SessionDialogProps) {
  const t = useTranslate();
  const duration = useDuration();
  const describeError = useDescribeError();
  const change = useLimitChange();
  const [typed, setTyped] = useState(present === null ? '' : String(present));
  const [fieldError, setFieldError] = useState<string>();
  const minutes = readMinutes(typed);
  const waits = minutes !== null && present !== null && minutes > present;

  const send = (made: LimitChange, message: string) =>
    change.mutate(made, {
      onSuccess: () => {
        showToast('success', message);
        onClose();
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (minutes === null) return setFieldError(t('limit_minutes_range', sessionMinutes));
    send(setSession(minutes), waits ? t('limit_saved_later') : t('limit_saved'));
  };
  const type = (text: string) => {
    setTyped(text);
    setFieldError(undefined);
  };

  return (
    <Dialog title={t('limit_session')} description={t('limit_session_text')} closeLabel={t('close')} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {change.error && <Notice kind="error">{describeError(change.error)}</Notice>}
        <ChoiceChips
          label={t('limit_session')}
          choices={presets.map((value) => ({ value, label: duration(value) }))}
          chosen={minutes}
          onChoose={(value) => type(String(value))}
        />
        <Field
          label={t('limit_minutes')}
          icon="history"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          onChange={(event) => type(event.target.value)}
          error={fieldError}
          hint={waits ? t('limit_waits', { limit: duration(present) }) : t('limit_session_at_once')}
        />
        <Button type="submit" size="large" wide busy={change.isPending}>
          {t('limit_save')}
        </Button>
        {present !== null && (
          <Button
            kind="plain"
            wide
            disabled={change.isPending}
            onClick={() => send(removeSession, t('limit_saved_later'))}
          >
            {t('limit_remove')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

function readMinutes(text: string): number | null {
  const minutes = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return minutes >= sessionMinutes.min && minutes <= sessionMinutes.max ? minutes : null;
}
