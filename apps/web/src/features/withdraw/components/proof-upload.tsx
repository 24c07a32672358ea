import type { Withdrawal } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon, Notice } from '@champa/ui';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { refusePicture } from '../../../shared/picture-file.ts';
import { addProof } from '../api/withdrawals.ts';

/** As the contract says (`WITHDRAWAL_PROOFS`). */
const MOST = 3;

/** Pictures that show that nothing has arrived: looked at here, sent at once, three at most. */
export function ProofUpload({ withdrawal: { id, proofs } }: { withdrawal: Withdrawal }) {
  const t = useTranslate();
  const describe = useDescribeError();
  const [shown, setShown] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const made = useRef<string[]>([]);
  useEffect(() => () => made.current.forEach((address) => URL.revokeObjectURL(address)), []);

  async function take(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = ''; // the same file may be chosen again
    if (!file) return;
    const refused = refusePicture(file);
    setRefusal(refused ? t(refused) : undefined);
    if (refused) return;
    setBusy(true);
    try {
      await addProof(id, file);
      made.current = [...made.current, URL.createObjectURL(file)];
      setShown(made.current);
    } catch (error) {
      setRefusal(describe(error));
    }
    setBusy(false);
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
        {proofs < MOST && (
          <label className="relative grid size-22 place-items-center rounded-md border border-dashed border-line-strong text-muted transition-colors focus-within:outline-2 focus-within:outline-gold hover:border-gold hover:text-gold">
            <Icon name={isBusy ? 'refresh' : 'plus'} size={28} className={isBusy ? 'animate-spin' : ''} />
            <input
              type="file"
              accept="image/png,image/jpeg"
              aria-label={t('dispute_add_picture')}
              disabled={isBusy}
              onChange={(event) => void take(event)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
        )}
      </div>
      <p className="text-[13px] text-muted">{t('dispute_picture_rules')}</p>
      {refusal !== undefined && <Notice kind="error">{refusal}</Notice>}
    </div>
  );
}
