import { useTranslate } from '@champa/i18n/react';
import { Icon, Notice, Spinner } from '@champa/ui';
import type { ChangeEvent } from 'react';
import { MOST_PICTURES } from '../model/comment.ts';
import type { Pictures } from '../model/use-pictures.ts';

/** The pictures of an application: looked at, sent, taken out again. */
export function PicturePicker({ pictures: { chosen, refusal, add, remove } }: { pictures: Pictures }) {
  const t = useTranslate();
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    event.target.value = ''; // the same file may be chosen again
    if (file) add(file);
  };
  return (
    <div className="flex flex-col gap-2.5">
      <p className="text-[13px] font-semibold text-muted">
        {t('apply_pictures', { count: chosen.length, most: MOST_PICTURES })}
      </p>
      <ul className="flex flex-wrap gap-3">
        {chosen.map(({ address, id }, place) => (
          <li key={address} className="relative size-24">
            <img
              src={address}
              alt={t('apply_picture', { number: place + 1 })}
              width={96}
              height={96}
              className="size-24 rounded-md object-cover ring-1 ring-line"
            />
            {id === null && (
              <span
                role="progressbar"
                aria-label={t('apply_uploading', { number: place + 1 })}
                className="absolute inset-0 grid place-items-center rounded-md bg-black/55 text-white"
              >
                <Spinner />
              </span>
            )}
            <button
              type="button"
              aria-label={t('apply_remove_picture', { number: place + 1 })}
              onClick={() => remove(address)}
              className="touch-target absolute! -end-2 -top-2 grid size-7 place-items-center rounded-full bg-surface-1 text-text shadow-card ring-1 ring-line-strong hover:text-ember"
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
        {chosen.length < MOST_PICTURES && (
          <li>
            <label className="relative grid size-24 place-items-center rounded-md border border-dashed border-line-strong text-muted transition-colors focus-within:outline-2 focus-within:outline-gold hover:border-gold hover:text-gold">
              <Icon name="camera" size={28} />
              <input
                type="file"
                accept="image/png,image/jpeg"
                aria-label={t('apply_add_picture')}
                onChange={take}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
            </label>
          </li>
        )}
      </ul>
      <p className="text-[13px] text-muted">{t('apply_picture_rules')}</p>
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
    </div>
  );
}
