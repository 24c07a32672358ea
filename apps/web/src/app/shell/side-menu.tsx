import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lanesQuery } from '../../features/games/index.ts';
import { areaOrder, areas } from '../../shared/areas.ts';
import { ArtIcon } from '../../shared/art-icon.tsx';
import { useLanguage } from '../../shared/language.ts';
import { useIsSignedIn } from '../../shared/session.ts';
import { useSite } from '../../shared/site.ts';
import { memberLinks } from './links.ts';

/** How much room there is: a drawer and a wide screen show names, a rail the icons with their names beneath. */
export type SideMenuForm = 'full' | 'rail';

/** Where one can go: home, the areas, the member's pages, customer service. */
export function SideMenu({ form }: { form: SideMenuForm }) {
  const t = useTranslate();
  const isSignedIn = useIsSignedIn();
  const { customerService } = useSite();
  return (
    <nav aria-label={t('main_menu')} className={cx('flex flex-col', form === 'full' ? 'gap-5 p-3' : 'gap-2 p-1.5')}>
      <ul className="flex flex-col gap-0.5">
        <Item
          form={form}
          link={{ to: '/', activeOptions: { exact: true, includeSearch: false } }}
          icon={<ArtIcon name="HOME" size={28} />}
        >
          {t('home')}
        </Item>
        <AreaItems form={form} />
      </ul>
      {isSignedIn && (
        <Group form={form} title={t('my_records')}>
          {memberLinks.map(({ to, icon, label }) => (
            <Item
              key={to}
              form={form}
              link={{ to }}
              icon={<Icon name={icon} size={22} className="mx-[3px] text-muted" />}
            >
              {t(label)}
            </Item>
          ))}
        </Group>
      )}
      {customerService.length > 0 && (
        <Group form={form} title={t('customer_service')}>
          {customerService.map(({ csType, title, path }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener noreferrer" className={itemClass(form)}>
                <Icon name="external" size={22} className="mx-[3px] text-muted" />
                <span className="truncate">{title || csType}</span>
              </a>
            </li>
          ))}
        </Group>
      )}
    </nav>
  );
}

function AreaItems({ form }: { form: SideMenuForm }) {
  const t = useTranslate();
  const locale = useLocale();
  const { data } = useQuery(lanesQuery(useLanguage()));
  const counts = new Map(data?.lanes.map(({ gameCategory, games }) => [gameCategory, games]));
  return areaOrder
    .filter((category) => !data || counts.has(category))
    .map((category) => (
      <Item
        key={category}
        form={form}
        link={{ to: '/$area', params: { area: areas[category].path } }}
        icon={<ArtIcon name={category} size={28} />}
        note={counts.has(category) ? formatCount(counts.get(category) ?? 0, locale) : undefined}
      >
        {t(areas[category].label)}
      </Item>
    ));
}

function Group({ form, title, children }: { form: SideMenuForm; title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      {form === 'full' && <h2 className="mb-1 px-3 text-xs font-semibold text-muted">{title}</h2>}
      <ul className={cx('flex flex-col gap-0.5', form === 'rail' && 'border-t border-line pt-2')}>{children}</ul>
    </section>
  );
}

type ItemProps = { form: SideMenuForm; link: LinkProps; icon: ReactNode; note?: string | undefined; children: string };

function Item({ form, link, icon, note, children }: ItemProps) {
  return (
    <li>
      <Link {...link} className={itemClass(form)} activeProps={{ className: activeClass }}>
        {icon}
        <span className={form === 'full' ? 'truncate' : 'line-clamp-2 max-w-full'}>{children}</span>
        {form === 'full' && note !== undefined && (
          <span className="ms-auto text-xs font-medium text-muted tabular">{note}</span>
        )}
      </Link>
    </li>
  );
}

function itemClass(form: SideMenuForm): string {
  return cx(
    'relative flex rounded-md font-semibold transition-colors duration-150 hover:bg-surface-2 active:bg-surface-3',
    form === 'full'
      ? 'h-11 items-center gap-3 px-3 text-sm'
      : 'h-15 flex-col items-center justify-center gap-0.5 px-1 text-center text-[10.5px] leading-tight',
  );
}

const activeClass =
  'bg-linear-to-r from-gold/20 to-transparent text-gold before:absolute before:inset-y-2.5 before:start-0 before:w-1 before:rounded-full before:bg-gold rtl:bg-linear-to-l';
