import type { AgentApplication } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon, type IconName, Notice, Skeleton } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { applicationQuery } from '../../../entities/team/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { ApplicationForm } from './application-form.tsx';

/** How a member becomes an agent: they apply, staff decide, and they read the decision. */
export function ApplicationPage() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(applicationQuery);
  return (
    <section className="card-face rounded-lg p-5 sm:p-7">
      <h1 className="text-2xl font-extrabold tracking-tight">{t('agent_apply_title')}</h1>
      {data ? (
        <Standing application={data.application} />
      ) : isError ? (
        <LoadFailure onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="mt-4 h-96 rounded-md" />
      )}
    </section>
  );
}

function Standing({ application }: { application: AgentApplication | null }) {
  const t = useTranslate();
  const times = useTimeFormat();
  const [isAgain, setAgain] = useState(false);
  if (!application || isAgain) return <ApplicationForm last={application} onSent={() => setAgain(false)} />;
  const { state, reason, appliedAt, plan } = application;
  if (state === 'waiting')
    return (
      <Outcome icon="history" colour="gold" title={t('agent_apply_waiting')}>
        <p>{t('agent_apply_waiting_text', { time: times.full(appliedAt) })}</p>
        <p className="mt-3 rounded-md bg-surface-2 px-4 py-3 text-start whitespace-pre-line">{plan}</p>
      </Outcome>
    );
  if (state === 'approved')
    return (
      <Outcome icon="check" colour="jade" title={t('agent_apply_approved')}>
        <p>{t('agent_apply_approved_text')}</p>
        {/* A full reload, so that the frame learns that the member is an agent. */}
        <Button className="mt-5" onClick={() => window.location.assign('/agentHome')}>
          {t('agent_apply_enter')}
        </Button>
      </Outcome>
    );
  return (
    <Outcome icon="close" colour="ember" title={t('agent_apply_rejected')}>
      {reason !== '' && <Notice kind="info">{t('agent_apply_reason', { reason })}</Notice>}
      <Button className="mt-5" onClick={() => setAgain(true)}>
        {t('agent_apply_again')}
      </Button>
    </Outcome>
  );
}

const colours = { gold: 'bg-gold/15 text-gold', jade: 'bg-jade/15 text-jade', ember: 'bg-ember/12 text-ember' };
type OutcomeProps = { icon: IconName; colour: keyof typeof colours; title: string; children: ReactNode };

function Outcome({ icon, colour, title, children }: OutcomeProps) {
  return (
    <div role="status" className="mx-auto flex max-w-md flex-col items-center py-6 text-center">
      <span className={cx('grid size-16 place-items-center rounded-full', colours[colour])}>
        <Icon name={icon} size={30} />
      </span>
      <p className="mt-4 text-lg font-bold">{title}</p>
      <div className="mt-2 w-full text-sm text-muted">{children}</div>
    </div>
  );
}
