import type { LinkedAccount, SignInProvider } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, showToast, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { leaveToLink, linkedAccountsQuery, unlink } from '../api/quick-sign-in.ts';
import { ProvenDialog } from './proven-dialog.tsx';
import { ProviderMark } from './provider-mark.tsx';

type Open = { kind: 'link'; provider: SignInProvider } | { kind: 'unlink'; account: LinkedAccount };

/** The member's linked accounts: link and unlink. */
export function LinkedAccountsPanel() {
  const t = useTranslate();
  const times = useTimeFormat();
  const { data, isError, refetch } = useQuery(linkedAccountsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-18 rounded-md" />;
  const close = () => setOpen(null);
  return (
    <>
      {data.list.length + data.open.length === 0 && <p className="text-sm text-muted">{t('linked_empty')}</p>}
      <ul className="flex flex-col gap-2.5">
        {data.list.map((account) => (
          <Row
            key={account.provider.id}
            provider={account.provider}
            text={t('linked_since', { name: account.name, time: times.full(account.linkedAt) })}
          >
            <Button kind="danger" size="small" onClick={() => setOpen({ kind: 'unlink', account })}>
              {t('unlink_account')}
            </Button>
          </Row>
        ))}
        {data.open.map((provider) => (
          <Row key={provider.id} provider={provider} text={t('link_none')}>
            <Button kind="outline" size="small" onClick={() => setOpen({ kind: 'link', provider })}>
              {t('link_account')}
            </Button>
          </Row>
        ))}
      </ul>
      {open?.kind === 'link' && (
        <ProvenDialog
          title={t('link_title', { provider: open.provider.label })}
          description={t('link_text', { provider: open.provider.label })}
          submitLabel={t('link_account')}
          kind={data.proof}
          onClose={close}
          // Stays busy until the browser leaves the page.
          onProven={(proof) =>
            leaveToLink(open.provider, proof, window.location.pathname + window.location.search).then(
              () => new Promise<void>(() => undefined),
            )
          }
        />
      )}
      {open?.kind === 'unlink' && (
        <ProvenDialog
          title={t('unlink_title', { provider: open.account.provider.label })}
          description={t('unlink_text')}
          submitLabel={t('unlink_account')}
          isDanger
          kind={data.proof}
          onClose={close}
          onProven={async (proof) => {
            await unlink(open.account, proof);
            showToast('success', t('link_removed', { provider: open.account.provider.label }));
            close();
          }}
        />
      )}
    </>
  );
}

function Row({ provider, text, children }: { provider: SignInProvider; text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3.5 rounded-md bg-surface-2/60 p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-surface-3/70 text-gold">
        <ProviderMark kind={provider.kind} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{provider.label}</p>
        <p className="text-[13px] break-words text-muted tabular">{text}</p>
      </div>
      {children}
    </li>
  );
}
