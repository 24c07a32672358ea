import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice } from '@champa/ui';
import type { Opened } from '../../../entities/team/index.ts';
import { useCopy } from '../../../kit/browser/use-copy.ts';

type OpenedCardProps = { opened: Opened; origin: string; onAgain: () => void };

/** The credentials for the first sign-in of an account, shown this once. */
export function OpenedCard({ opened: { username, password }, origin, onAgain }: OpenedCardProps) {
  const t = useTranslate();
  const copy = useCopy();
  const address = `${origin}/login`;
  const rows = [
    { id: 'username', label: t('username'), text: username },
    { id: 'password', label: t('password'), text: password ?? t('opening_chosen') },
    { id: 'address', label: t('opening_address'), text: address },
  ];
  const all = [address, username, ...(password === null ? [] : [password])].join('\n');
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col items-center pt-2 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-jade/15 text-jade">
          <Icon name="check" size={32} />
        </span>
        <p className="mt-3 text-lg font-bold">{t('opening_done')}</p>
      </div>
      <Notice kind="info">{t('opening_done_text')}</Notice>
      <dl className="grid gap-3 rounded-md bg-surface-2 p-4">
        {rows.map(({ id, label, text }) => (
          <div key={id}>
            <dt className="text-[13px] text-muted">{label}</dt>
            <dd className="isolate-text text-lg font-bold break-all select-all">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="large" onClick={() => copy(all)}>
          <Icon name="copy" />
          {t('opening_copy')}
        </Button>
        <Button kind="outline" size="large" onClick={onAgain}>
          {t('opening_again')}
        </Button>
      </div>
    </div>
  );
}
