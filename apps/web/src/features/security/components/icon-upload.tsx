import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice, showToast } from '@champa/ui';
import { useState } from 'react';
import { IconPicture, uploadIcon } from '../../../entities/member/index.ts';
import { PictureChoice } from '../../../kit/upload/picture-choice.tsx';
import { UploadProgress } from '../../../kit/upload/upload-progress.tsx';
import { useUpload } from '../../../kit/upload/use-upload.ts';
import { cutSquare, type SquarePicture } from '../model/picture-file.ts';

const SHOWN = 88;

/** The present icon, and an upload to replace it by the member's own picture: choose, preview, send. */
export function IconUpload({ icon }: { icon: string }) {
  const t = useTranslate();
  const [picture, setPicture] = useState<SquarePicture>();
  const { percent, refusal, refuse, accept, send, cancel } = useUpload();

  async function take(file: File): Promise<void> {
    setPicture(undefined);
    if (!accept(file)) return;
    await cutSquare(file).then(setPicture, () => refuse(t('error.PICTURE_UNREADABLE')));
  }

  async function use({ sent }: SquarePicture): Promise<void> {
    if (!(await send((options) => uploadIcon(sent, options)))) return;
    setPicture(undefined);
    showToast('success', t('profile_icon_done'));
  }

  return (
    <div className="flex flex-col gap-3 rounded-md bg-surface-2/60 p-4">
      <div className="flex flex-wrap items-center gap-4">
        {picture ? (
          <img
            src={picture.shown}
            alt={t('profile_icon_preview')}
            width={SHOWN}
            height={SHOWN}
            className="rounded-full ring-2 ring-gold"
          />
        ) : (
          <IconPicture icon={icon} size={SHOWN} />
        )}
        <div className="min-w-40 flex-1">
          {percent === null ? (
            <div className="flex flex-wrap gap-2.5">
              {picture && (
                <>
                  <Button onClick={() => void use(picture)}>{t('profile_icon_use')}</Button>
                  <Button kind="plain" onClick={() => setPicture(undefined)}>
                    {t('cancel')}
                  </Button>
                </>
              )}
              <PictureChoice
                onPick={(file) => void take(file)}
                className="inline-flex h-11 items-center gap-2 bg-surface-2/60 px-4 text-sm font-semibold hover:bg-surface-2"
              >
                <Icon name="camera" size={18} />
                {t('profile_icon_choose')}
              </PictureChoice>
            </div>
          ) : (
            <UploadProgress percent={percent} onCancel={cancel} />
          )}
        </div>
      </div>
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
    </div>
  );
}
