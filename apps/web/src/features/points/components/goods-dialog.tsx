import type { Goods } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, buttonClass, Notice } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { securityOverviewQuery } from '../../../entities/member/index.ts';
import { useCount, useName, useOpenPopup } from '../../../entities/site/index.ts';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import type { useShopper } from '../model/use-shopper.ts';
import { RedeemForm } from './redeem-form.tsx';

type GoodsDialogProps = { goods: Goods; shopper: ReturnType<typeof useShopper>; onClose: () => void };

/** Goods in detail, with a button to redeem them. */
export function GoodsDialog({ goods, shopper, onClose }: GoodsDialogProps) {
  const t = useTranslate();
  const nameOf = useName();
  const [isRedeeming, setRedeeming] = useState(false);
  const name = nameOf(goods.name);
  return (
    <Dialog
      title={isRedeeming ? t('points_redeem_of', { name }) : name}
      closeLabel={t('close')}
      onClose={onClose}
      room="form"
    >
      {isRedeeming ? (
        <RedeemForm goods={goods} points={shopper.points ?? 0} onDone={onClose} />
      ) : (
        <Details goods={goods} shopper={shopper} onRedeem={() => setRedeeming(true)} />
      )}
    </Dialog>
  );
}

type DetailsProps = Pick<GoodsDialogProps, 'goods' | 'shopper'> & { onRedeem: () => void };

function Details({ goods, shopper, onRedeem }: DetailsProps) {
  const t = useTranslate();
  const nameOf = useName();
  const count = useCount();
  const { picture, price, stock, vipLevel, perMember } = goods;
  const lines = nameOf(goods.details).split('\n').filter(Boolean);
  return (
    <div className="flex flex-col gap-4">
      <div className="aspect-4/3 overflow-hidden rounded-md bg-surface-2">
        {picture && (
          <Picture picture={picture} alt="" sizes="(min-width: 640px) 424px, 92vw" isFirst className="h-full!" />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2 text-2xl font-extrabold text-gold tabular">
          <ArtIcon name="VENDORS" size={28} />
          {t('points_count', { count: count(price) })}
        </p>
        <p className="text-sm text-muted tabular">
          {stock === 0 ? t('points_sold_out') : t('points_left', { count: stock })}
        </p>
      </div>
      <div className="flex flex-col gap-1.5 text-sm">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {perMember !== null && <p className="text-muted">{t('points_per_member', { count: perMember })}</p>}
        {vipLevel > 0 && (
          <p className="flex items-center gap-2 font-semibold">
            <ArtIcon name="VIP" size={20} />
            {t('points_vip_only', { level: vipLevel })}
          </p>
        )}
      </div>
      <Way goods={goods} shopper={shopper} onRedeem={onRedeem} />
    </div>
  );
}

/** The next step: signing in, a payment password, more points, or redeeming. */
function Way({ goods: { price, stock, vipLevel }, shopper, onRedeem }: DetailsProps) {
  const t = useTranslate();
  const count = useCount();
  const openPopup = useOpenPopup();
  const security = useQuery({ ...securityOverviewQuery, enabled: shopper.isMember });
  if (!shopper.isSignedIn) {
    return (
      <>
        <p className="text-center text-sm text-muted">{t('points_sign_in')}</p>
        <Button size="large" wide onClick={() => openPopup('login')}>
          {t('login')}
        </Button>
      </>
    );
  }
  if (!shopper.isMember) {
    return (
      <Button size="large" wide onClick={() => openPopup('true-account')}>
        {t('points_redeem')}
      </Button>
    );
  }
  if (security.data && !security.data.paymentPassword) {
    return (
      <>
        <Notice kind="info">{t('points_needs_password')}</Notice>
        <Link to="/member/securityCenter" search={{ panel: 'paymentPassword' }} className={buttonClass({ wide: true })}>
          {t('payment_password_set')}
        </Link>
      </>
    );
  }
  const missing = shopper.points === undefined ? 0 : price - shopper.points;
  const isHindered = stock === 0 || shopper.level < vipLevel || missing > 0 || shopper.points === undefined;
  return (
    <>
      {missing > 0 && <Notice kind="info">{t('points_missing', { points: count(missing) })}</Notice>}
      <Button size="large" wide disabled={isHindered} onClick={onRedeem}>
        {stock === 0 ? t('points_sold_out') : t('points_redeem')}
      </Button>
    </>
  );
}
