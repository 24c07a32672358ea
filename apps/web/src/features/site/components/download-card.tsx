import { CODE_SIZE } from '@champa/contract/constants';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, cx, Icon } from '@champa/ui';
import { useId } from 'react';
import { useSite } from '../../../entities/site/index.ts';
import { QrCode } from '../../../kit/pictures/qr-code.tsx';
import { guides, type Resource, scannedAddress } from '../model/downloads.ts';
import { PlatformMark } from './platform-mark.tsx';

/** One way to install or open the site: the button, the code to scan, and the steps. */
export function DownloadCard({ resource }: { resource: Resource }) {
  const t = useTranslate();
  const titleId = useId();
  const { mainDomain } = useSite();
  const { resourceType, url, labelName } = resource;
  const { title, text, steps } = guides[resourceType];
  return (
    <article aria-labelledby={titleId} className="card-face flex h-full flex-col gap-6 rounded-lg p-5 sm:p-6">
      <div className="flex items-start gap-5 max-sm:flex-col">
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-3">
            <span className="garden-face grid size-12 shrink-0 place-items-center rounded-md">
              <PlatformMark type={resourceType} />
            </span>
            <h2 id={titleId} className="text-lg font-bold tracking-tight">
              {t(title)}
            </h2>
          </div>
          <p className="mt-3 text-sm text-muted">{t(text)}</p>
          <a
            href={url}
            className={cx(buttonClass({ size: 'large' }), 'mt-5')}
            {...(resourceType === 'WEB' && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon name={resourceType === 'WEB' ? 'external' : 'download'} />
            {resourceType === 'WEB' ? t('down_open') : t('download_named', { name: labelName })}
          </a>
        </div>
        <div className="max-sm:self-center">
          <QrCode text={scannedAddress(url, mainDomain)} size={CODE_SIZE} />
        </div>
      </div>
      <section aria-label={t('down_guide')} className="mt-auto border-t border-line pt-5">
        <h3 className="text-sm font-bold">{t('down_guide')}</h3>
        <ol className="mt-3 flex flex-col gap-3">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3 text-sm">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-gold/15 text-xs font-bold text-gold tabular"
              >
                {index + 1}
              </span>
              <span className="pt-0.5 text-muted">{t(step)}</span>
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}
