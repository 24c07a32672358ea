import type { PointsConfig } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { formatDecimal, parseAmount } from '@champa/money';
import { Button, Icon, Plumeria, useMoneyFormat } from '@champa/ui';
import { useCount, useOpenPopup } from '../../../entities/site/index.ts';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import type { useShopper } from '../model/use-shopper.ts';

type MallHeadProps = {
  shopper: ReturnType<typeof useShopper>;
  config: PointsConfig | undefined;
  onConvert: () => void;
};

/** The member's points and their value; for visitors, an introduction. */
export function MallHead({ shopper, config, onConvert }: MallHeadProps) {
  const t = useTranslate();
  return (
    <header className="garden-face relative overflow-hidden rounded-lg px-5 py-6 sm:px-8 sm:py-8">
      <Plumeria
        size={260}
        className="absolute -end-20 -bottom-24 rotate-12 opacity-60 max-sm:-end-10 max-sm:-bottom-16 max-sm:size-36 max-sm:opacity-30"
      />
      <Plumeria size={110} className="absolute end-[24%] -top-10 -rotate-12 opacity-40 max-sm:hidden" />
      <div className="relative flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="flex min-w-0 items-center gap-4 sm:gap-6">
          <span className="grid size-16 shrink-0 place-items-center rounded-full bg-white/12 ring-1 ring-white/25 backdrop-blur-sm sm:size-22">
            <ArtIcon name="VENDORS" size={44} />
          </span>
          <div className="min-w-0">
            <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{t('point_mall')}</h1>
            {shopper.isMember ? (
              <Balance points={shopper.points} config={config} />
            ) : (
              <p className="mt-1.5 max-w-xl text-sm text-garden-muted sm:text-base">{t('point_mall_text')}</p>
            )}
          </div>
        </div>
        {shopper.isMember ? (
          // It has its place before the terms have loaded; most brands offer it.
          config?.convert.isOffered !== false && (
            <Button size="large" disabled={config === undefined} onClick={onConvert} className="max-sm:w-full">
              <Icon name="coin" />
              {t('points_convert')}
            </Button>
          )
        ) : (
          <Entrance isSignedIn={shopper.isSignedIn} />
        )}
      </div>
    </header>
  );
}

function Balance({ points, config }: { points: number | undefined; config: PointsConfig | undefined }) {
  const t = useTranslate();
  const count = useCount();
  const money = useMoneyFormat();
  const worth = points === undefined || !config?.convert.isOffered ? undefined : worthOf(points, config);
  return (
    <>
      <p className="mt-1 text-[13px] text-garden-muted">{t('points_yours')}</p>
      <p role="status" className="min-h-11 text-4xl font-extrabold tracking-tight tabular">
        {points === undefined ? '' : count(points)}
      </p>
      <p className="min-h-5 text-[13px] text-balance text-garden-muted tabular max-sm:min-h-10">
        {worth !== undefined && `${t('points_worth', { amount: money(worth) })} · `}
        {t('points_never_expire')}
      </p>
    </>
  );
}

function Entrance({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  // A trial account sees that it needs a full one.
  if (isSignedIn) {
    return (
      <Button size="large" onClick={() => openPopup('true-account')} className="max-sm:w-full">
        {t('points_redeem')}
      </Button>
    );
  }
  return (
    <div className="flex gap-3 max-sm:w-full">
      <Button size="large" onClick={() => openPopup('register')} className="max-sm:flex-1">
        {t('register')}
      </Button>
      <Button
        size="large"
        kind="plain"
        onClick={() => openPopup('login')}
        className="bg-white/12 text-white ring-1 ring-white/25 hover:bg-white/20 max-sm:flex-1"
      >
        {t('login')}
      </Button>
    </div>
  );
}

/** The value in money of the whole steps of the points. */
function worthOf(points: number, { convert }: PointsConfig): string {
  return formatDecimal(BigInt(Math.floor(points / convert.points)) * parseAmount(convert.amount));
}
