import type { ActivityAction as Action } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import type { ReactNode } from 'react';
import { useAct } from '../model/use-act.ts';
import { useActivity } from '../model/use-activity.ts';

const labels = {
  sign_up: 'activity_do_sign_up',
  join: 'activity_do_join',
  claim: 'activity_do_claim',
  check_in: 'activity_do_check_in',
} as const satisfies Record<Exclude<Action, 'apply'>, MessageId>;

type ActivityActionProps = {
  id: string;
  /** What the promotion's own button does, where taking part asks for nothing. */
  otherwise: ReactNode;
};

/** What the member can do about a promotion now. An application has its own form. */
export function ActivityAction({ id, otherwise }: ActivityActionProps) {
  const activity = useActivity(id);
  if (!activity) return activity === null && otherwise;
  if (activity.state === 'close' || activity.state === 'prohibited' || activity.action === 'apply') return null;
  if (activity.action === null) return otherwise;
  return <ActButton activity={{ ...activity, action: activity.action }} />;
}

function ActButton({ activity }: { activity: Parameters<typeof useAct>[0] & { action: Exclude<Action, 'apply'> } }) {
  const t = useTranslate();
  const { isBusy, act } = useAct(activity);
  return (
    <Button size="large" wide busy={isBusy} onClick={act}>
      {t(labels[activity.action])}
    </Button>
  );
}
