import type { MemberInfo } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon, Plumeria } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { ContractBadge, useHasContracts } from '../../../entities/contract/index.ts';
import { UnreadBadge } from '../../../entities/message/index.ts';
import { MissionBadge } from '../../../entities/mission/index.ts';
import { RewardBadge } from '../../../entities/reward/index.ts';
import { PageTitle, useOpenPopup, useSite } from '../../../entities/site/index.ts';
import { type MemberPageName, offeredGroups, pathOf } from '../model/member-pages.ts';
import { MemberHead } from './member-head.tsx';
import { memberGroupLabels, memberPageFaces } from './member-page-faces.ts';

type MemberCentreProps = {
  member: MemberInfo;
  page: MemberPageName | undefined;
  /**
   * Where Back leads: on phones to the list of all pages; from a part of a page to the page, on every screen. Null: the
   * part has a back button of its own.
   */
  back: 'pages' | 'page' | null;
  onBack: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The member centre over the page: its menu and the chosen page; on phones one at a time. */
export function MemberCentre({ member, page, back, onBack, onClose, children }: MemberCentreProps) {
  const t = useTranslate();
  const title = page === undefined ? t('member_centre') : t(memberPageFaces[page].label);
  return (
    <>
      <PageTitle title={title} />
      {/* The background of the overlay where the visit began with its address. */}
      <div className="garden-face relative min-h-[70dvh] overflow-hidden rounded-lg" aria-hidden="true">
        <Plumeria size={240} className="absolute -end-16 -bottom-16 rotate-12 opacity-80" />
      </div>
      <Dialog
        title={title}
        description={t('member_id', { id: member.id })}
        closeLabel={t('close')}
        onClose={onClose}
        room="centre"
      >
        <div className="grid content-start gap-6 max-md:min-h-[calc(100dvh-130px)] md:h-[min(680px,calc(100dvh-190px))] md:grid-cols-[220px_minmax(0,1fr)] md:content-stretch">
          {page === undefined && <MemberHead member={member} />}
          <nav
            aria-label={t('member_centre')}
            className={cx('md:overflow-y-auto', page !== undefined && 'max-md:hidden')}
          >
            <PageMenu page={page} />
          </nav>
          {/* A focusable scroll area: the keyboard can scroll it where it contains nothing focusable. */}
          <div
            role="group"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={cx('min-w-0 md:-mx-2 md:overflow-y-auto md:px-2', page === undefined && 'max-md:hidden')}
          >
            {back !== null && (
              <Button kind="plain" className={cx('-ms-3 mb-2', back === 'pages' && 'md:hidden')} onClick={onBack}>
                <Icon name="arrowStart" size={18} />
                {back === 'page' ? title : t('member_all_pages')}
              </Button>
            )}
            {children}
          </div>
        </div>
      </Dialog>
    </>
  );
}

const item =
  'flex min-h-12 w-full scroll-my-11 md:min-h-11 items-center gap-3 rounded-sm px-3 text-start text-sm font-semibold -outline-offset-2 transition-colors hover:bg-surface-2';

function PageMenu({ page = 'securityCenter' }: { page: MemberPageName | undefined }) {
  const t = useTranslate();
  const { whitelabel } = useSite();
  const hasContracts = useHasContracts();
  return (
    <div className="flex flex-col gap-4">
      {offeredGroups(whitelabel).map(({ group, pages }) => (
        <section key={group} aria-label={t(memberGroupLabels[group])}>
          <h3 className="mb-1 px-3 text-xs font-bold tracking-wide text-muted uppercase">
            {t(memberGroupLabels[group])}
          </h3>
          <ul className="flex flex-col gap-0.5 max-md:overflow-hidden max-md:rounded-md max-md:bg-surface-2">
            {pages.map((name) => (
              <PageItem key={name} name={name} isCurrent={name === page} />
            ))}
            {group === 'account' && hasContracts && <ContractItem />}
          </ul>
        </section>
      ))}
    </div>
  );
}

function PageItem({ name, isCurrent }: { name: MemberPageName; isCurrent: boolean }) {
  const t = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  // The menu is longer than its column, so the current entry scrolls into view.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { label, icon } = memberPageFaces[name];
  const to = pathOf(name);
  return (
    <li>
      <Link
        ref={link}
        to={to}
        replace={to.startsWith('/member')}
        resetScroll={false}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(item, isCurrent && 'md:bg-surface-2 md:text-gold')}
      >
        <Icon name={icon} size={18} className="text-muted" />
        <span className="flex-1">{t(label)}</span>
        {name === 'messageV2' && <UnreadBadge />}
        {name === 'rewardCenter' && <RewardBadge />}
        {name === 'missionLeaderboard' && <MissionBadge />}
        <Icon name="chevronEnd" size={16} className="text-muted md:hidden" />
      </Link>
    </li>
  );
}

function ContractItem() {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  return (
    <li>
      <button type="button" onClick={() => openPopup('contract')} className={item}>
        <Icon name="receipt" size={18} className="text-muted" />
        <span className="flex-1">{t('contract_requests')}</span>
        <ContractBadge />
        <Icon name="chevronEnd" size={16} className="text-muted md:hidden" />
      </button>
    </li>
  );
}
