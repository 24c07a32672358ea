import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon, Notice, Skeleton } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSite } from '../../../entities/site/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { addressOn, linesQuery } from '../api/lines.ts';
import type { MeasuredLine } from '../model/lines.ts';

/** The brand's lines, the fastest first (specification, section 1: line detection). */
export function LinesDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const { domainRoute } = useSite();
  // A brand without lines has no entry in the menu; the dialog's URL opens it anyway.
  const addresses = domainRoute.length > 0 ? domainRoute : [window.location.origin];
  const { data, isFetching, refetch } = useQuery(linesQuery(addresses));
  const [failure, setFailure] = useState<unknown>(null);

  async function goTo(origin: string): Promise<void> {
    try {
      window.location.assign(await addressOn(origin));
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <Dialog title={t('lines_title')} description={t('lines_text')} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {failure !== null && <Notice kind="error">{describeError(failure)}</Notice>}
        {data && !isFetching ? (
          <ul className="flex flex-col gap-2">
            {data.map((line, index) => (
              <li key={line.origin}>
                <LineItem line={line} isFastest={index === 0} onChoose={() => void goTo(line.origin)} />
              </li>
            ))}
          </ul>
        ) : (
          <div role="status" aria-label={t('lines_measuring')} className="flex flex-col gap-2">
            {addresses.map((address) => (
              <Skeleton key={address} className="h-16 rounded-md" />
            ))}
          </div>
        )}
        <Button kind="outline" disabled={isFetching} onClick={() => void refetch()}>
          <Icon name="refresh" size={18} />
          {t('lines_again')}
        </Button>
      </div>
    </Dialog>
  );
}

type LineItemProps = { line: MeasuredLine; isFastest: boolean; onChoose: () => void };

function LineItem({ line: { origin, ms }, isFastest, onChoose }: LineItemProps) {
  const t = useTranslate();
  const { host } = new URL(origin);
  const isHere = origin === window.location.origin;
  return (
    <button
      type="button"
      aria-label={isHere ? undefined : t('lines_go', { host })}
      aria-current={isHere ? 'true' : undefined}
      disabled={isHere || ms === null}
      onClick={onChoose}
      className={cx(
        'flex min-h-16 w-full items-center gap-3 rounded-md border bg-surface-2 px-4 text-start enabled:hover:bg-surface-3',
        isHere ? 'border-gold' : 'border-line',
      )}
    >
      <Icon name="signal" size={20} className={ms === null ? 'text-muted' : 'text-jade'} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{host}</span>
        {(isHere || (isFastest && ms !== null)) && (
          <span className="block text-xs text-muted">
            {[isHere && t('lines_here'), isFastest && ms !== null && t('lines_fastest')].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
      <span className="shrink-0 text-sm text-muted tabular-nums">
        {ms === null ? t('lines_silent') : t('lines_ms', { ms: String(ms) })}
      </span>
    </button>
  );
}
