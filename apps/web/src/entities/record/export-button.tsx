import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import type { RecordExport } from '@champa/contract';
import { Button, Icon, Notice, showToast } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDescribeError } from '../../kit/api/describe-error.ts';
import { beginExport, type ExportIntent, exportIntent, exportQuery, type ExportWish, saveExport } from './exports.ts';

type ExportButtonProps = { wish: ExportWish; isPossible: boolean };

/** Starts an export of what is shown, and shows its progress. The export goes on when the dialog is closed. */
export function ExportButton({ wish, isPossible }: ExportButtonProps) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const [begun, setBegun] = useState<{ of: string; id: string } | null>(null);
  const [isShown, setShown] = useState(false);
  // Pressing again after a network failure repeats the same intent.
  const intent = useRef<ExportIntent | null>(null);
  const of = JSON.stringify(wish);
  const id = begun?.of === of ? begun.id : null;

  const press = () => {
    if (id !== null) return setShown(true);
    if (JSON.stringify(intent.current?.wish) !== of) intent.current = exportIntent(wish);
    setBusy(true);
    beginExport(intent.current!)
      .then((made) => {
        intent.current = null;
        setBegun({ of, id: made.id });
        setShown(true);
      })
      .catch((error: unknown) => showToast('error', describeError(error)))
      .finally(() => setBusy(false));
  };

  return (
    <>
      <Button kind="outline" size="small" busy={isBusy} disabled={!isPossible} onClick={press}>
        <Icon name="download" size={16} />
        {t(id === null ? 'save_csv' : 'export_show')}
      </Button>
      {id !== null && isShown && <ExportDialog id={id} onClose={() => setShown(false)} />}
    </>
  );
}

function ExportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate();
  const locale = useLocale();
  const describeError = useDescribeError();
  const { data } = useQuery(exportQuery(id));
  const [isBusy, setBusy] = useState(false);
  const save = (file: RecordExport) => {
    setBusy(true);
    saveExport(file)
      .catch((error: unknown) => showToast('error', describeError(error)))
      .finally(() => setBusy(false));
  };
  return (
    <Dialog title={t('export_title')} description={data?.fileName} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {data?.state === 'failed' ? (
          <Notice kind="error">{t('export_failed')}</Notice>
        ) : data?.state === 'done' ? (
          <Notice kind="success">{t('export_ready', { rows: formatCount(data.rows, locale) })}</Notice>
        ) : (
          <Progress file={data} />
        )}
        <Button wide size="large" busy={isBusy} disabled={data?.state !== 'done'} onClick={() => data && save(data)}>
          <Icon name="download" size={18} />
          {t('export_download')}
        </Button>
        <p className="text-[13px] text-muted">{t('export_note')}</p>
      </div>
    </Dialog>
  );
}

function Progress({ file }: { file: RecordExport | undefined }) {
  const t = useTranslate();
  const locale = useLocale();
  const rows = file?.rows ?? 0;
  const total = file?.total ?? null;
  const percent = total === null || total === 0 ? 0 : Math.min(100, Math.floor((rows * 100) / total));
  const progressText =
    total === null
      ? t('export_begun', { rows: formatCount(rows, locale) })
      : t('export_working', { rows: formatCount(rows, locale), total: formatCount(total, locale) });
  return (
    <div className="rounded-md bg-surface-2 px-3.5 py-3">
      <div
        role="progressbar"
        aria-label={t('export_title')}
        aria-valuenow={percent}
        aria-valuetext={progressText}
        className="h-2 overflow-hidden rounded-full bg-surface-3"
      >
        <div
          style={{ inlineSize: `${percent}%` }}
          className="h-full rounded-full bg-gold-fill transition-[inline-size] duration-200"
        />
      </div>
      <p className="mt-1.5 text-xs text-muted tabular">{progressText}</p>
    </div>
  );
}
