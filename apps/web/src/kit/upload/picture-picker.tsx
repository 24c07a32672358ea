import { useTranslate } from '@champa/i18n/react';
import { Icon, Notice } from '@champa/ui';
import { ProgressBar } from '../lists/progress-bar.tsx';
import { PictureChoice } from './picture-choice.tsx';
import type { Pictures } from './use-pictures.ts';

type PicturePickerProps = { pictures: Pictures; most: number };

/** The pictures that go with a form: preview, upload, remove. */
export function PicturePicker({ pictures: { chosen, refusal, add, remove }, most }: PicturePickerProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-2.5">
      <p className="text-[13px] font-semibold text-muted">{t('apply_pictures', { count: chosen.length, most })}</p>
      <ul className="flex flex-wrap gap-3">
        {chosen.map(({ address, percent, id }, index) => (
          <li key={address} className="relative size-24">
            <img
              src={address}
              alt={t('apply_picture', { number: index + 1 })}
              width={96}
              height={96}
              className="size-24 rounded-md object-cover ring-1 ring-line"
            />
            {id === null && (
              <div className="absolute inset-0 flex flex-col justify-end gap-1 rounded-md bg-black/60 p-1.5 text-center text-xs font-semibold text-white tabular">
                {t('upload_percent', { percent })}
                <ProgressBar
                  percent={percent}
                  label={t('apply_uploading', { number: index + 1 })}
                  text={t('upload_percent', { percent })}
                />
              </div>
            )}
            <button
              type="button"
              aria-label={t('apply_remove_picture', { number: index + 1 })}
              onClick={() => remove(address)}
              className="touch-target absolute! -end-2 -top-2 grid size-7 place-items-center rounded-full bg-surface-1 text-text shadow-card ring-1 ring-line-strong hover:text-ember"
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
        {chosen.length < most && (
          <li>
            <PictureChoice
              label={t('apply_add_picture')}
              onPick={add}
              className="grid size-24 place-items-center border-dashed text-muted hover:text-gold"
            >
              <Icon name="camera" size={28} />
            </PictureChoice>
          </li>
        )}
      </ul>
      <p className="text-[13px] text-muted">{t('apply_picture_rules')}</p>
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
    </div>
  );
}
