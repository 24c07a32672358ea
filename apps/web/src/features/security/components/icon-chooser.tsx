import type { MemberIcon } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, showToast, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { chooseIcon, IconPicture, iconQuery } from '../../../entities/member/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { IconUpload } from './icon-upload.tsx';

/** The member's icon: one of the gallery, or their own picture. */
export function IconChooser() {
  const { data, isError, refetch } = useQuery(iconQuery);
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <ChooserSkeleton />;
  return (
    <div className="flex flex-col gap-4">
      <IconUpload icon={data.icon} />
      <Gallery choice={data} />
    </div>
  );
}

function Gallery({ choice }: { choice: MemberIcon }) {
  const t = useTranslate();
  const describe = useDescribeError();
  const [wanted, setWanted] = useState<string>();
  const chosen = wanted ?? choice.name;

  async function choose(name: string): Promise<void> {
    if (wanted !== undefined || name === choice.name) return;
    setWanted(name);
    await chooseIcon(name).catch((error: unknown) => showToast('error', describe(error)));
    setWanted(undefined);
  }

  return (
    <ul aria-label={t('profile_gallery')} className="flex flex-wrap gap-2.5">
      {choice.gallery.map(({ name, icon }, index) => (
        <li key={name}>
          <button
            type="button"
            aria-label={t('profile_gallery_icon', { number: index + 1 })}
            aria-pressed={name === chosen}
            onClick={() => void choose(name)}
            className={cx(
              'grid size-14 place-items-center rounded-full transition-transform active:scale-95',
              name === chosen ? 'ring-3 ring-gold' : 'opacity-80 hover:opacity-100',
            )}
          >
            <IconPicture icon={icon} size={52} className="ring-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChooserSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-30 rounded-md md:h-24" />
      <Skeleton className="h-47 rounded-md md:h-30.5" />
    </div>
  );
}
