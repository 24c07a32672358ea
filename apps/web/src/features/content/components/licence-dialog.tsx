import { useTranslate } from '@champa/i18n/react';
import { Skeleton } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { noticesQuery, useSite } from '../../../entities/site/index.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { localText } from '../../../kit/text/local-text.ts';
import { ContentEmpty } from './content-states.tsx';

/** The gaming licence: its picture, large, and its data as in the footer. */
export function LicenceDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const language = useLanguage();
  const { licence, brand } = useSite();
  const { data } = useQuery(noticesQuery(language));
  const banners = data?.banners.filter(({ groupName }) => groupName === 'w_license') ?? [];
  return (
    <Dialog title={t('gaming_licence')} closeLabel={t('close')} onClose={onClose} room="page">
      <div className="flex flex-col gap-5">
        {!data && <Skeleton className="aspect-[45/32] w-full rounded-md" />}
        {banners.map((banner) => (
          <figure key={banner.id}>
            <Picture
              picture={banner}
              alt={banner.title}
              sizes="(min-width: 720px) 664px, 92vw"
              className="rounded-md"
            />
            {banner.text !== '' && <figcaption className="mt-2 text-xs text-muted">{banner.text}</figcaption>}
          </figure>
        ))}
        {licence && (
          <>
            <dl className="grid gap-3 sm:grid-cols-2">
              <Fact name={t('licence_authority')} value={licence.authority} />
              <Fact name={t('licence_number')} value={licence.number} />
            </dl>
            <p className="text-sm text-muted">{localText(licence.statement, language, brand)}</p>
          </>
        )}
        {data && banners.length === 0 && !licence && <ContentEmpty />}
      </div>
    </Dialog>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="rounded-md bg-surface-2 px-4 py-3">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
