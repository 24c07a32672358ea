import { useTranslate } from '@champa/i18n/react';
import { Button, Field, Notice } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { type FormEvent, useState } from 'react';
import { excludeSelf, useLimitChange } from '../../../entities/limit/index.ts';
import { expectSignOut } from '../../../entities/member/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useMonths } from '../model/use-months.ts';
import { Consequences } from './consequences.tsx';

type ExclusionDialogProps = { months: number | null; account: string; onClose: () => void };

/** Explains self-exclusion. The member types their own username, so that no accidental press starts it. */
export function ExclusionDialog({ months, account, onClose }: ExclusionDialogProps) {
  const t = useTranslate();
  const length = useMonths();
  const describeError = useDescribeError();
  const change = useLimitChange();
  const [typed, setTyped] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== account.toLowerCase()) return setFieldError(t('exclusion_name_wrong'));
    // It ends the session, and the login dialog says why.
    expectSignOut('self_excluded');
    change.mutate(excludeSelf(months), { onError: () => expectSignOut(null) });
  };
  return (
    <Dialog title={t('exclusion_confirm_title', { length: length(months) })} closeLabel={t('close')} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {change.error && <Notice kind="error">{describeError(change.error)}</Notice>}
        <Consequences
          points={[
            t('exclusion_no_play'),
            t('exclusion_sessions'),
            t('break_open_games'),
            t('exclusion_money'),
            t('exclusion_no_way_back'),
          ]}
        />
        <Field
          label={t('exclusion_name', { account })}
          icon="user"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFieldError(undefined);
          }}
          error={fieldError}
        />
        <Button type="submit" kind="danger" size="large" wide busy={change.isPending}>
          {t('exclusion_take')}
        </Button>
      </form>
    </Dialog>
  );
}
