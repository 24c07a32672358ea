import { useTranslate } from '@champa/i18n/react';
import { Icon, Plumeria } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MemberIcon, useMember } from '../../../entities/member/index.ts';

/** The member's icon and name, with a link to their profile. */
export function MemberCard({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const member = useMember();
  return (
    <section className="garden-face relative overflow-hidden rounded-md p-4 sm:p-5">
      <Plumeria size={150} className="absolute -end-16 -bottom-16 rotate-12 opacity-40" />
      <div className="relative flex items-center gap-4">
        <MemberIcon size={64} />
        <div className="min-w-0 flex-1">
          <p className="min-h-7 truncate text-lg font-bold">{member && (member.nickname || member.account)}</p>
          <p className="min-h-5 text-[13px] text-garden-muted tabular">{member && t('member_id', { id: member.id })}</p>
        </div>
        <Link
          to="/member/profile"
          className="touch-target inline-flex h-9 shrink-0 items-center gap-2 rounded-full bg-white/12 px-3.5 text-[13px] font-semibold ring-1 ring-white/20 transition-colors hover:bg-white/20"
        >
          <Icon name="user" size={16} />
          {t('profile_edit')}
        </Link>
      </div>
      <div className="relative">{children}</div>
    </section>
  );
}
