import { useTranslate } from '@champa/i18n/react';
import { Button, Field } from '@champa/ui';
import { useState } from 'react';
import { findRecipient, PartyCard, type SearchProps } from '../../../entities/transfer/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';

/** An agent types the name of a member of their line, and sees who it is before going on. */
export function RecipientSearch({ found, onFind, error }: SearchProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  async function find(): Promise<void> {
    if (name.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    await findRecipient(name.trim()).then(onFind, setFailure);
    setBusy(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <Field
        label={t('transfer_recipient_name')}
        icon="user"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setFailure(undefined);
          onFind(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter must not also submit the form around this field.
          event.preventDefault();
          void find();
        }}
        error={failure === undefined ? (found ? undefined : error) : describeError(failure)}
        trailing={
          <Button kind="plain" size="small" busy={isBusy} className="-me-2" onClick={() => void find()}>
            {t('transfer_find')}
          </Button>
        }
      />
      {found && <PartyCard party={found} />}
    </div>
  );
}
