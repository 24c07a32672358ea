import type { HelpTopic } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { helpQuery, Logo, useOpenPopup, useSite } from '../../entities/site/index.ts';
import { networkNames, networks, SocialMark } from '../../features/site/index.ts';
import { useToday } from '../../kit/days/today.ts';
import { useLanguage } from '../../kit/text/language.ts';
import { localText } from '../../kit/text/local-text.ts';
import { FooterVendors } from './footer-vendors.tsx';
import { memberPages } from './links.ts';

export function FooterContent() {
  return (
    <div className="mx-auto flex max-w-[1360px] flex-col gap-10 px-4 py-10 sm:px-8">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <About />
        <HelpLinks />
      </div>
      <FooterVendors />
      <Licence />
      <Rights />
    </div>
  );
}

function About() {
  const t = useTranslate();
  const language = useLanguage();
  const { brand, about, social } = useSite();
  const pages = networks.flatMap((network) => {
    const address = social[network];
    return address === undefined ? [] : [{ network, address }];
  });
  return (
    <div>
      <Logo />
      <p className="mt-4 max-w-md text-muted">
        {localText(about, language, brand) ?? t('footer_about', { name: brand.name })}
      </p>
      {pages.length > 0 && (
        <ul aria-label={t('follow_us')} className="mt-5 flex flex-wrap gap-2">
          {pages.map(({ network, address }) => (
            <li key={network}>
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={networkNames[network]}
                title={networkNames[network]}
                className="grid size-11 place-items-center rounded-full bg-surface-2 text-muted transition-colors hover:bg-surface-3 hover:text-text"
              >
                <SocialMark network={network} size={19} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const helpGroups = [
  ['guide', 'footer_guide'],
  ['help', 'footer_help'],
  ['legal', 'footer_legal'],
] as const;

function HelpLinks() {
  const t = useTranslate();
  const language = useLanguage();
  const { data, isPending } = useQuery({
    ...helpQuery(language),
    staleTime: Infinity,
  });
  // About as high as the content, so that the vendors below do not move.
  if (isPending) return <Skeleton className="h-[520px] rounded-md sm:h-72" />;
  return (
    <nav aria-label={t('footer_help')} className="grid grid-cols-2 content-start gap-x-6 gap-y-6 sm:grid-cols-3">
      {helpGroups.map(([group, label]) => (
        <HelpGroup key={group} title={t(label)} topics={data?.topics.filter((topic) => topic.group === group) ?? []} />
      ))}
    </nav>
  );
}

function HelpGroup({ title, topics }: { title: string; topics: readonly HelpTopic[] }) {
  if (topics.length === 0) return null;
  return (
    <div>
      <h2 className="mb-1 font-bold">{title}</h2>
      <ul>
        {topics.map(({ term, title: name }) => (
          <li key={term}>
            <Link to="/help" hash={term} className="flex min-h-11 items-center text-muted hover:text-text">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Licence() {
  const t = useTranslate();
  const language = useLanguage();
  const openPopup = useOpenPopup();
  const { licence, brand } = useSite();
  if (!licence) return null;
  return (
    <section aria-label={t('gaming_licence')} className="rounded-md bg-surface-2/60 p-4 sm:p-5">
      <p className="text-muted">{localText(licence.statement, language, brand)}</p>
      <button
        type="button"
        onClick={() => openPopup('licence')}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-gold hover:underline"
      >
        {t('footer_licence', { authority: licence.authority, number: licence.number })}
      </button>
    </section>
  );
}

function Rights() {
  const t = useTranslate();
  const { brand } = useSite();
  const year = useToday(brand.timeZone).slice(0, 4);
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6 text-xs text-muted sm:flex-row sm:items-center">
      <span className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-ember text-[13px] font-extrabold text-ember">
        {t('age_mark')}
      </span>
      <p className="flex-1">
        {t('footer_responsible')}{' '}
        <Link
          {...memberPages.limits}
          className="inline-flex min-h-11 items-center font-semibold text-gold hover:underline"
        >
          {t('limits')}
        </Link>
      </p>
      <p>{t('footer_rights', { name: brand.name, year })}</p>
    </div>
  );
}
