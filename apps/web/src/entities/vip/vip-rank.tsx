import type { VipState } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useIsSignedIn } from '../../kit/api/session.ts';
import { ArtIcon } from '../../kit/pictures/art-icon.tsx';
import { memberQuery } from '../member/index.ts';
import { useName } from '../site/index.ts';

/** The member's rank; undefined where the brand has none, and until loaded. */
function useVip(): VipState | undefined {
  const isSignedIn = useIsSignedIn();
  const info = useQuery({ ...memberQuery, enabled: isSignedIn }).data;
  return info?.hasVip ? info : undefined;
}

/** Level and name in a line; renders nothing without VIP. */
export function VipLabel({ className }: { className?: string }) {
  const t = useTranslate();
  const nameOf = useName();
  const vip = useVip();
  if (!vip || vip.vipRankLevel === null) return null;
  const name = vip.vipLabelName && nameOf(vip.vipLabelName);
  return (
    <span className={className}>
      {t('vip_level', { level: vip.vipRankLevel })}
      {name && ` · ${name}`}
    </span>
  );
}

/** The member's rank, as a link to its privileges; renders nothing without VIP. */
export function VipLink() {
  const t = useTranslate();
  if (!useVip()) return null;
  return (
    <Link
      to="/member/vip"
      className="mt-4 flex min-h-14 items-center gap-3 rounded-md bg-white/12 px-3.5 py-2 ring-1 ring-white/20 transition-colors hover:bg-white/20"
    >
      <ArtIcon name="VIP" size={32} />
      <span className="min-w-0 flex-1">
        <VipLabel className="block truncate text-sm font-bold" />
        <span className="block text-[13px] text-garden-muted">{t('vip_see')}</span>
      </span>
      <Icon name="chevronEnd" size={18} />
    </Link>
  );
}
