import type { Withdrawal } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon, Notice } from '@champa/ui';
import { useEffect, useRef, useState } from 'react';
import { addProof } from '../../../entities/withdrawal/index.ts';
import { PictureChoice } from '../../../kit/upload/picture-choice.tsx';
import { UploadProgress } from '../../../kit/upload/upload-progress.tsx';
import { useUpload } from '../../../kit/upload/use-upload.ts';

/** The contract's limit (`WITHDRAWAL_PROOFS`). */
const MOST = 3;

/** The pictures of a dispute: previewed here, sent at once, three at most. */
export function ProofUpload({ withdrawal: { id, proofs } }: { withdrawal: Withdrawal }) {
  const t = useTranslate();
  const [shown, setShown] = useState<string[]>([]);
  const { percent, refusal, accept, send, cancel } = useUpload();
  const made = useRef<string[]>([]);
  useEffect(() => () => made.current.forEach((address) => URL.revokeObjectURL(address)), []);

  async function take(file: File): Promise<void> {
    if (!accept(file) || !(await send((options) => addProof(id, file, options)))) return;
    made.current = [...made.current, URL.createObjectURL(file)];
    setShown(made.current);
  }

  return (
    <div className="flex flex-col gap-3 rounded-md bg-surface-2/60 p-4">
      <p className="text-sm font-semibold">{t('dispute_pictures', { count: proofs, most: MOST })}</p>
      <div className="flex flex-wrap gap-3">
        {shown.map((address, index) => (
          <img
            key={address}
            src={address}
            alt={t('dispute_picture', { number: index + 1 })}
            width={88}
            height={88}
            className="size-22 rounded-md object-cover ring-1 ring-line"
          />
        ))}
        {proofs < MOST && percent === null && (
          <PictureChoice
            label={t('dispute_add_picture')}
            onPick={(file) => void take(file)}
            className="grid size-22 place-items-center border-dashed text-muted hover:text-gold"
          >
            <Icon name="plus" size={28} />
          </PictureChoice>
        )}
      </div>
      {percent !== null && <UploadProgress percent={percent} onCancel={cancel} />}
      <p className="text-[13px] text-muted">{t('dispute_picture_rules')}</p>
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
    </div>
  );
}
