import type { WalletTotals } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, cx, Icon, Money, Notice, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shownWallets, walletsQuery } from '../../../entities/transfer/index.ts';
import { usePreference } from '../../../kit/browser/preference.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { RecallButton } from './recall-button.tsx';
import { useWalletNote, WalletRow } from './wallet-row.tsx';

/** All wallets: the main one, those of studios, and the total. */
export function WalletPage() {
  const t = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery(walletsQuery);
  return (
    <section aria-label={t('wallets')} className="flex flex-col gap-4">
      {data ? (
        <Wallets wallets={data} isAsking={isFetching} onAsk={() => void refetch()} />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <WalletsSkeleton />
      )}
    </section>
  );
}

type WalletsProps = { wallets: WalletTotals; isAsking: boolean; onAsk: () => void };

function Wallets({ wallets, isAsking, onAsk }: WalletsProps) {
  const t = useTranslate();
  const [isHidden, setHidden] = usePreference('hideBalance');
  const shown = shownWallets(wallets);
  const eyeLabel = t(isHidden ? 'balance_show' : 'balance_hide');
  return (
    <>
      <div className="garden-face rounded-lg px-5 py-6 text-center">
        <p className="text-sm text-garden-muted">{t('wallets_total')}</p>
        <p className="flex items-center justify-center gap-1 ps-12">
          <Money value={wallets.total} masked={isHidden} className="text-3xl font-extrabold text-garden-text" />
          <button
            type="button"
            aria-label={eyeLabel}
            title={eyeLabel}
            onClick={() => setHidden(!isHidden)}
            className="grid size-11 place-items-center rounded-md text-garden-text hover:bg-white/10 active:bg-white/20"
          >
            <Icon name={isHidden ? 'eyeOff' : 'eye'} />
          </button>
        </p>
        <button
          type="button"
          disabled={isAsking}
          onClick={onAsk}
          className="mt-1 inline-flex h-11 items-center gap-2 rounded-md px-3 text-[13px] font-semibold text-garden-text hover:underline disabled:no-underline"
        >
          <Icon name="refresh" size={16} className={cx(isAsking && 'animate-spin')} />
          {t('wallets_refresh')}
        </button>
      </div>
      {!wallets.isCertain && <Notice kind="info">{t('wallets_total_uncertain')}</Notice>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Link to="/member/transferFund" resetScroll={false} className={buttonClass({ size: 'large', wide: true })}>
          <Icon name="refresh" size={18} />
          {t('move_submit')}
        </Link>
        <RecallButton />
      </div>
      <MainWallet wallets={shown} />
      <StudioWallets wallets={shown} />
    </>
  );
}

function MainWallet({ wallets: { cash, bonus, locked } }: { wallets: WalletTotals }) {
  const t = useTranslate();
  return (
    <section aria-label={t('wallet_main')} className="rounded-md bg-surface-2 px-4 py-3">
      <h3 className="text-sm font-bold">{t('wallet_main')}</h3>
      <ul className="divide-y divide-line">
        <li>
          <WalletRow icon="wallet" name={t('wallet_cash')} balance={cash} />
        </li>
        <li>
          <WalletRow icon="gift" name={t('wallet_bonus')} balance={bonus} />
        </li>
        <li>
          <WalletRow icon="lock" name={t('wallet_locked')} note={t('wallet_locked_text')} balance={locked} />
        </li>
      </ul>
    </section>
  );
}

function StudioWallets({ wallets: { vendors } }: { wallets: WalletTotals }) {
  const t = useTranslate();
  const noteOf = useWalletNote();
  return (
    <section aria-label={t('wallets_of_studios')} className="rounded-md bg-surface-2 px-4 py-3">
      <h3 className="text-sm font-bold">{t('wallets_of_studios')}</h3>
      <p className="text-[13px] text-muted">{t(vendors.length === 0 ? 'wallets_none' : 'wallets_of_studios_text')}</p>
      <ul className="divide-y divide-line">
        {vendors.map((wallet) => (
          <li key={wallet.vendor}>
            <WalletRow
              icon="play"
              name={wallet.name}
              note={noteOf(wallet)}
              balance={wallet.balance}
              isDim={wallet.state !== 'known'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WalletsSkeleton() {
  return (
    <>
      <Skeleton className="h-36 rounded-lg" />
      <Skeleton className="h-13 rounded-md" />
      <Skeleton className="h-60 rounded-md" />
      <Skeleton className="h-44 rounded-md" />
    </>
  );
}
