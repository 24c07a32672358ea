import type { MemberInfo } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Money, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { MemberIcon } from '../../../entities/member/index.ts';
import { useOpenPopup } from '../../../entities/site/index.ts';
import { VipLabel } from '../../../entities/vip/index.ts';
import { balanceQuery } from '../../../entities/wallet/index.ts';
import { usePreference } from '../../../kit/browser/preference.ts';

/** The head of the member centre on phones: the member, their rank and balance, and the deposit. */
export function MemberHead({ member }: { member: MemberInfo }) {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  const { data } = useQuery(balanceQuery);
  const [isHidden] = usePreference('hideBalance');
  return (
    <section
      aria-label={member.nickname || member.account}
      className="garden-face mb-4 flex flex-col gap-4 rounded-lg p-4 text-garden-text md:hidden"
    >
      <div className="flex items-center gap-3">
        <MemberIcon size={48} />
        <div className="min-w-0 flex-1">
          <p className="truncate text-base font-extrabold">{member.nickname || member.account}</p>
          <p className="h-5 truncate text-[13px] text-garden-muted">
            <VipLabel />
          </p>
        </div>
      </div>
      {/* A balance of hundreds of millions has the line to itself. */}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <p className="text-[13px] text-garden-muted">{t('balance')}</p>
          <p className="h-8 text-xl leading-8 font-extrabold min-[390px]:text-2xl">
            {data ? <Money value={data.balance} masked={isHidden} /> : <Skeleton className="h-7 w-32" />}
          </p>
        </div>
        <Button className="shrink-0" onClick={() => openPopup('deposit')}>
          <Icon name="plus" size={18} />
          {t('deposit')}
        </Button>
      </div>
    </section>
  );
}
