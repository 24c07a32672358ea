import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, buttonClass } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type Act, useAct } from '../model/use-act.ts';
import { useActivity } from '../model/use-activity.ts';
import { type NextPage, nextPage } from '../model/next-page.ts';

const labels = {
  sign_up: 'activity_do_sign_up',
  join: 'activity_do_join',
  claim: 'activity_do_claim',
  check_in: 'activity_do_check_in',
} as const satisfies Record<Act, MessageId>;

type ActivityActionProps = {
  id: string;
  /** The promotion's own button, for promotions that need no sign-up. */
  otherwise: ReactNode;
};

/** The action open to the member in a promotion. An application has its own form. */
export function ActivityAction({ id, otherwise }: ActivityActionProps) {
  const activity = useActivity(id);
  if (!activity) return activity === null && otherwise;
  if (activity.state === 'close' || activity.state === 'prohibited' || activity.action === 'apply') return null;
  if (activity.action !== null) return <ActButton activity={{ ...activity, action: activity.action }} />;
  const page = nextPage(activity);
  if (page && (page.link.to === '/prizes/$game' || !otherwise)) return <NextPageButton page={page} />;
  return otherwise;
}

function ActButton({ activity }: { activity: Parameters<typeof useAct>[0] }) {
  const t = useTranslate();
  const { isBusy, act } = useAct(activity);
  return (
    <Button size="large" wide busy={isBusy} onClick={act}>
      {t(labels[activity.action])}
    </Button>
  );
}

function NextPageButton({ page: { link, label } }: { page: NextPage }) {
  const t = useTranslate();
  return (
    <Link {...link} className={buttonClass({ size: 'large', wide: true })}>
      {t(label)}
    </Link>
  );
}
