import type { LotteryTicket } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, showToast } from '@champa/ui';
import { useCancelTicket } from '../../../entities/draw/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useOpenDraws } from '../model/use-open-draws.ts';

/** Takes a ticket back while its draw is open; renders nothing afterwards. */
export function TakeBackButton({ ticket }: { ticket: LotteryTicket }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const cancel = useCancelTicket();
  const isOpen = useOpenDraws([ticket.draw]).length > 0 && ticket.state === 'open';
  if (!isOpen) return null;
  return (
    <Button
      kind="outline"
      size="small"
      busy={cancel.isPending}
      onClick={() => cancel.mutate(ticket.id, { onError: (error) => showToast('error', describeError(error)) })}
    >
      {t('lottery_cancel')}
    </Button>
  );
}
