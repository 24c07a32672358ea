import { loadAllMessages, useTranslate } from '@champa/i18n/react';
import { buttonClass, Icon } from '@champa/ui';
import { createFileRoute, Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useMember } from '../../entities/member/index.ts';
import { promotionsQuery } from '../../entities/promotion/index.ts';
import { noticesQuery, useOpenPopup } from '../../entities/site/index.ts';
import { ActivityBadge } from '../../features/activities/index.ts';
import { PromotionsPage } from '../../features/content/dialogs.ts';
import { parsePromotionsSearch, type PromotionsSearch } from '../../features/content/index.ts';
import { language } from '../../kit/text/language.ts';

export const Route = createFileRoute('/_site/promotions')({
  // The page parses it, so that the first screen does not load its rules.
  validateSearch: (search: PromotionsSearch) => search,
  loader: async ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(promotionsQuery(language.current()));
    void queryClient.prefetchQuery(noticesQuery(language.current()));
    await loadAllMessages();
  },
  component: Promotions,
});

function Promotions() {
  const { category, id } = parsePromotionsSearch(Route.useSearch());
  const navigate = useNavigate({ from: Route.fullPath });
  const openPopup = useOpenPopup();
  const member = useMember();
  const isMember = member !== undefined && !member.isTrial;
  // A promotion's ID is in the query or in the hash (specification, section 2).
  const hash = useLocation({ select: (location) => location.hash });
  const fromHash = parsePromotionsSearch({ id: hash }).id;
  // The dialog gets a history entry of its own above the list, so that Back closes it and does not reopen it.
  const openWanted = async (wanted: string) => {
    await navigate({ search: { category }, hash: '', replace: true, resetScroll: false });
    openPopup('promo-details', wanted);
  };
  return (
    <PromotionsPage
      category={category}
      onCategory={(chosen) => void navigate({ search: { category: chosen }, replace: true, resetScroll: false })}
      wanted={id ?? fromHash}
      onWanted={(wanted) => void openWanted(wanted)}
      onOpen={(chosen) => openPopup('promo-details', chosen)}
      badge={(of) => <ActivityBadge id={of} />}
      aside={
        <>
          <PrizesLink />
          {isMember && <ApplicationsLink />}
        </>
      }
    />
  );
}

function PrizesLink() {
  const t = useTranslate();
  return (
    <Link to="/prizes" className={buttonClass({ kind: 'plain', size: 'small' })}>
      {t('prizes')}
      <Icon name="chevronEnd" size={16} />
    </Link>
  );
}

function ApplicationsLink() {
  const t = useTranslate();
  return (
    <Link to="/member/applications" className={buttonClass({ kind: 'plain', size: 'small' })}>
      {t('applications')}
      <Icon name="chevronEnd" size={16} />
    </Link>
  );
}
