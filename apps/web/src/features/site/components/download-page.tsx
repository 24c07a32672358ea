import { useTranslate } from '@champa/i18n/react';
import { StateView } from '@champa/ui';
import { PageTitle, useSite } from '../../../entities/site/index.ts';
import { inOrder } from '../model/downloads.ts';
import { DownloadCard } from './download-card.tsx';
import { PhoneArt } from './phone-art.tsx';

/** The app for every device: its link, a code to scan, and how to install it. */
export function DownloadPage() {
  const t = useTranslate();
  const { brand, resources } = useSite();
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('down_title')} description={t('down_text', { name: brand.name })} />
      <header className="garden-face relative flex items-center overflow-hidden rounded-lg px-6 py-8 sm:px-10 sm:py-10">
        <div className="relative z-10 max-w-xl">
          <h1 className="text-2xl font-extrabold tracking-tight text-balance sm:text-4xl">{t('down_title')}</h1>
          <p className="mt-3 text-sm text-garden-muted sm:text-base">{t('down_text', { name: brand.name })}</p>
          <p className="mt-4 text-xs text-garden-muted max-sm:hidden">{t('down_scan')}</p>
        </div>
        <PhoneArt />
      </header>
      {resources.length === 0 ? (
        <StateView art="empty" title={t('no_data')} text={t('down_empty')} className="card-face rounded-lg" />
      ) : (
        <ul className="grid gap-4 sm:gap-5 lg:grid-cols-2">
          {inOrder(resources).map((resource) => (
            <li key={`${resource.resourceType} ${resource.url}`}>
              <DownloadCard resource={resource} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
