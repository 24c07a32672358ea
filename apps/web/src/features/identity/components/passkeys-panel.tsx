import type { Passkey } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, IconButton, Notice, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { passkeysQuery, type ProofKind } from '../api/quick-sign-in.ts';
import { useWays } from '../model/use-ways.ts';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The member's passkeys: add, rename, remove. */
export function PasskeysPanel() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(passkeysQuery);
  const canMake = useWays().passkeys;
  const [open, setOpen] = useState<Open | null>(null);
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (!data) return <PasskeysSkeleton />;
  return (
    <div className="flex flex-col gap-4">
      {data.list.length === 0 ? (
        <NoPasskey />
      ) : (
        <ul className="flex flex-col gap-2.5">
          {data.list.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={(kind) => setOpen({ kind, passkey })} />
          ))}
        </ul>
      )}
      {canMake ? (
        <Button size="large" className="sm:self-start" onClick={() => setOpen({ kind: 'add' })}>
          <Icon name="plus" />
          {t('passkey_add')}
        </Button>
      ) : (
        <Notice kind="info">{t('passkeys_unsupported')}</Notice>
      )}
      {open && <OpenDialog open={open} proof={data.proof} onClose={() => setOpen(null)} />}
    </div>
  );
}

function OpenDialog({ open, proof, onClose }: { open: Open; proof: ProofKind; onClose: () => void }) {
  switch (open.kind) {
    case 'add':
      return <AddPasskeyDialog proof={proof} onClose={onClose} />;
    case 'rename':
      return <RenamePasskeyDialog passkey={open.passkey} onClose={onClose} />;
    case 'remove':
      return <RemovePasskeyDialog passkey={open.passkey} proof={proof} onClose={onClose} />;
  }
}

function NoPasskey() {
  const t = useTranslate();
  return (
    <div className="flex items-center gap-4 rounded-md border border-dashed border-line p-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-md bg-surface-2 text-gold">
        <Icon name="key" size={26} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{t('passkeys_empty')}</p>
        <p className="mt-0.5 text-sm text-muted">{t('passkeys_empty_text')}</p>
      </div>
    </div>
  );
}

type PasskeyRowProps = { passkey: Passkey; onOpen: (kind: 'rename' | 'remove') => void };

function PasskeyRow({ passkey, onOpen }: PasskeyRowProps) {
  const t = useTranslate();
  const times = useTimeFormat();
  const { label, createdAt, usedAt, isSynced } = passkey;
  return (
    <li className="flex items-center gap-3.5 rounded-md bg-surface-2/60 p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-surface-3/70 text-gold">
        <Icon name="key" />
      </span>
      <div className="min-w-0 flex-1 text-[13px] text-muted">
        <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold break-words text-text">
          {label}
          {isSynced && (
            <span className="rounded-full bg-jade/12 px-2 py-0.5 text-xs font-semibold text-jade">
              {t('passkey_synced')}
            </span>
          )}
        </p>
        <p className="mt-0.5 tabular">{t('passkey_created', { time: times.full(createdAt) })}</p>
        <p className="tabular">
          {usedAt === null ? t('passkey_unused') : t('passkey_used', { time: times.full(usedAt) })}
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton icon="pencil" label={t('passkey_rename')} onClick={() => onOpen('rename')} />
        <IconButton icon="trash" label={t('passkey_remove')} onClick={() => onOpen('remove')} />
      </div>
    </li>
  );
}

function PasskeysSkeleton() {
  return (
    <div className="flex flex-col gap-2.5" aria-busy="true">
      <Skeleton className="h-24 rounded-md" />
      <Skeleton className="h-13 w-48 rounded-md" />
    </div>
  );
}
