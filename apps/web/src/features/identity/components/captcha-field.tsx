import { useTranslate } from '@champa/i18n/react';
import { Field, IconButton, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { leadingOnly } from '../../../kit/browser/leading-only.ts';
import { captchaQuery } from '../api/codes.ts';

const REFRESH_GAP_MS = 1000;

type CaptchaFieldProps = Omit<ComponentProps<typeof Field>, 'label'> & {
  /** The picture's key; another key shows another picture. */
  captchaKey: string;
  onRefresh: () => void;
};

/** A picture of letters to type. A new picture can be requested once a second. */
export function CaptchaField({ captchaKey, onRefresh, ...field }: CaptchaFieldProps) {
  const t = useTranslate();
  const { data, isError } = useQuery(captchaQuery(captchaKey));
  const [mayRefresh] = useState(() => leadingOnly(REFRESH_GAP_MS, Date.now));
  return (
    <div className="flex flex-col gap-2.5">
      <Field
        {...field}
        label={t('captcha_letters')}
        icon="licence"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="flex items-center gap-2">
        {data === undefined ? (
          <Skeleton className="h-16 w-[178px] rounded-md" />
        ) : (
          <img
            src={`data:image/png;base64,${data}`}
            alt={t('captcha_picture')}
            width={178}
            height={64}
            className="rounded-md"
          />
        )}
        <IconButton icon="refresh" label={t('captcha_refresh')} onClick={() => mayRefresh('captcha') && onRefresh()} />
        {isError && <p className="text-[13px] text-ember">{t('load_failed')}</p>}
      </div>
    </div>
  );
}
