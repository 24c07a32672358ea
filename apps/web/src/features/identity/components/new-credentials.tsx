import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice } from '@champa/ui';
import { useState } from 'react';
import { useCopy } from '../../../kit/browser/use-copy.ts';
import type { NewCredentials } from '../api/registration.ts';

type NewCredentialsProps = { credentials: NewCredentials; onSeen: () => Promise<void> };

/** The generated name and password of a new account, shown this once. */
export function NewCredentialsView({ credentials, onSeen }: NewCredentialsProps) {
  const t = useTranslate();
  const copy = useCopy();
  const [isBusy, setBusy] = useState(false);
  const { username, password } = credentials;

  return (
    <div className="flex flex-col gap-4">
      <Notice kind="info">{t('one_click_text')}</Notice>
      <dl className="grid gap-3 rounded-md bg-surface-2 p-4">
        <Credential label={t('username')} value={username} />
        <Credential label={t('password')} value={password} />
      </dl>
      <Button kind="outline" size="large" wide onClick={() => copy(`${username}\n${password}`)}>
        <Icon name="copy" />
        {t('one_click_copy')}
      </Button>
      <Button
        size="large"
        wide
        busy={isBusy}
        onClick={() => {
          setBusy(true);
          void onSeen();
        }}
      >
        {t('one_click_seen')}
      </Button>
    </div>
  );
}

function Credential({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-[13px] text-muted">{label}</dt>
      <dd className="text-lg font-bold break-all select-all">{value}</dd>
    </div>
  );
}
