import { ApiError } from '@champa/api-client';
import type { Promotion, PromotionAction } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Skeleton, StateView } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { promotionQuery } from '../../../entities/promotion/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { useIsSignedIn } from '../../../kit/api/session.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { RichText } from '../../../kit/text/rich-text.tsx';
import { isId } from '../model/linkage.ts';
import { pictureOf } from '../model/promotion-list.ts';
import { period } from '../model/promotion-time.ts';

type PromotionDialogProps = {
  /** The promotion's ID, from the address. */
  about: string | undefined;
  onAction: (action: PromotionAction) => void;
  onClose: () => void;
  activity: ActivitySlots;
};

/** What a member who can take part sees: their state, and an action in place of the promotion's own button. */
export type ActivitySlots = {
  panel: (id: string) => ReactNode;
  action: (id: string, otherwise: ReactNode) => ReactNode;
};

const actionLabels = {
  REGISTER: 'register',
  LOGIN: 'login',
  DOWN: 'download_app',
  DEPOSIT: 'deposit',
  MISSIONS: 'missions_open_event',
  VIP: 'member_vip',
} as const satisfies Record<PromotionAction, MessageId>;

/** A promotion in full, with its action. */
export function PromotionDialog({ about = '', onAction, onClose, activity }: PromotionDialogProps) {
  const t = useTranslate();
  const isSensible = isId(about);
  const { data, error, refetch } = useQuery({ ...promotionQuery(about, useLanguage()), enabled: isSensible });
  const isGone = !isSensible || (error instanceof ApiError && error.code === 'NOT_FOUND');
  return (
    <Dialog
      title={data?.promotion.title ?? t('promotion')}
      closeLabel={t('close')}
      onClose={onClose}
      height="full"
      room="page"
    >
      {data ? (
        <Details promotion={data.promotion} content={data.content} onAction={onAction} activity={activity} />
      ) : isGone ? (
        <StateView art="empty" title={t('promotion_gone')} />
      ) : error ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <DetailsSkeleton />
      )}
    </Dialog>
  );
}

type DetailsProps = Pick<PromotionDialogProps, 'onAction' | 'activity'> & { promotion: Promotion; content: string };

function Details({ promotion, content, onAction, activity }: DetailsProps) {
  const t = useTranslate();
  const isSignedIn = useIsSignedIn();
  const times = useTimeFormat();
  const picture = pictureOf(promotion, 2);
  const action = isSignedIn ? promotion.actions.member : promotion.actions.visitor;
  return (
    <div className="flex flex-col gap-4">
      {picture && (
        <div>
          <Picture picture={picture} alt="" sizes="(min-width: 720px) 664px, 92vw" isFirst className="rounded-md" />
        </div>
      )}
      <p className="flex items-center gap-2 text-[13px] text-muted tabular">
        <Icon name="calendar" size={16} />
        {period(promotion, times, t)}
      </p>
      {activity.panel(promotion.id)}
      <RichText html={content} />
      <div className="sticky bottom-0 -mx-1 bg-linear-to-t from-surface-1 from-70% px-1 pt-5 empty:hidden">
        {activity.action(
          promotion.id,
          action && (
            <Button size="large" wide onClick={() => onAction(action)}>
              {t(actionLabels[action])}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}

function DetailsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="aspect-2/1 rounded-md" />
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-32 rounded-md" />
      <Skeleton className="h-13 rounded-md" />
    </div>
  );
}
