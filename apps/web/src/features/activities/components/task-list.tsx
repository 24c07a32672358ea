import type { ActivityStep, ActivityTask } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { ProgressBar } from '../../../kit/lists/progress-bar.tsx';
import { percentOf, useFigureWords, usePromiseWords, wholeOf } from '../model/words.ts';

/** The tasks, with the member's progress in each. */
export function TaskList({ tasks }: { tasks: readonly ActivityTask[] }) {
  const t = useTranslate();
  return (
    <ul aria-label={t('activity_tasks')} className="flex flex-col gap-3">
      {tasks.map((task) => (
        <Task key={task.code} task={task} />
      ))}
    </ul>
  );
}

function Task({ task }: { task: ActivityTask }) {
  const t = useTranslate();
  const figure = useFigureWords();
  const promised = usePromiseWords();
  const { title, value, goal, unit, steps, every, promise } = task;
  const progressText =
    goal === null
      ? figure(value, unit)
      : t('activity_progress', { value: figure(value, unit), goal: figure(goal, unit) });
  return (
    <li className="rounded-md bg-surface-3/60 p-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 text-sm font-bold">{title}</span>
        <span className="shrink-0 text-sm font-extrabold text-gold tabular">{promised(promise)}</span>
      </p>
      {goal !== null && (
        <>
          <ProgressBar percent={percentOf(task)} label={title} text={progressText} className="mt-2" />
          <p className="mt-1 text-[13px] text-muted tabular">{progressText}</p>
        </>
      )}
      {every && (
        <p className="mt-1 text-[13px] text-muted tabular">
          {t('activity_every', { amount: figure(every.amount, unit), promise: promised(promise) })}
          {every.paid > 0 && ` · ${t('activity_every_paid', { paid: every.paid })}`}
        </p>
      )}
      {steps.length > 0 && <Steps steps={steps} unit={unit} />}
    </li>
  );
}

const stepLooks = {
  paid: { label: 'activity_step_paid', face: 'bg-jade/15 text-jade', icon: 'check' },
  reached: { label: 'activity_step_reached', face: 'bg-gold/15 text-gold', icon: 'gift' },
  ahead: { label: 'activity_step_ahead', face: 'bg-surface-3 text-text', icon: 'gift' },
} as const satisfies Record<ActivityStep['state'], { label: MessageId; face: string; icon: 'check' | 'gift' }>;

type StepsProps = { steps: readonly ActivityStep[]; unit: ActivityTask['unit'] };

/** The reward of each step. */
export function Steps({ steps, unit }: StepsProps) {
  const t = useTranslate();
  const figure = useFigureWords();
  const promised = usePromiseWords();
  return (
    <ol className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(100px,1fr))] gap-2">
      {steps.map(({ at, state, promise }) => {
        const { label, face, icon } = stepLooks[state];
        return (
          <li key={at} className={cx('flex flex-col items-center gap-0.5 rounded-sm px-1 py-2 text-center', face)}>
            <Icon name={icon} size={18} />
            <span className="text-[13px] leading-5 font-bold tabular">{promised(promise)}</span>
            {/* A single day has its own wording. */}
            <span className="text-xs tabular">
              {unit === 'days' ? t('activity_day_at', { count: wholeOf(at) }) : figure(at, unit)}
            </span>
            <span className="sr-only">{t(label)}</span>
          </li>
        );
      })}
    </ol>
  );
}
