import type { Dashboard } from '@champa/contract';
import { Box, Card, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { changeOf } from './change.ts';
import { type Figure, figures, useWritten, type Written } from './figures.ts';
import { Meaning } from './meaning.tsx';

type Compared = {
  figure: string;
  now: Written | null;
  before: Written | null;
  weekBefore: Written | null;
  times?: string;
};

/** A card for each figure: how it is now, against the days before and the week before. */
export function FigureCards({ dashboard }: { dashboard: Dashboard }) {
  const write = useWritten();
  const { figures: now, before, weekBefore, online } = dashboard;
  const written = (value: string | number | null): Written | null => (value === null ? null : write(value));
  const of = (figure: Figure): Compared => ({
    figure,
    now: written(now[figure]),
    before: written(before.figures[figure]),
    weekBefore: written(weekBefore.figures[figure]),
  });
  const times: Partial<Record<Figure, number>> = { deposits: now.depositCount, withdrawals: now.withdrawalCount };
  const isToday = dashboard.range.to === dashboard.today;
  const cards: Compared[] = [
    ...(isToday
      ? [
          {
            figure: 'online',
            now: written(online.now),
            before: written(online.before),
            weekBefore: written(online.weekBefore),
          },
        ]
      : []),
    ...figures.map((figure) => ({
      ...of(figure),
      ...(times[figure] !== undefined && { times: write(times[figure]).text }),
    })),
  ];
  const isSame = before.range.from === weekBefore.range.from;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(210px, 1fr))' },
        gap: 1.5,
        p: 0,
        m: 0,
        listStyle: 'none',
      }}
    >
      {cards.map((card) => (
        <FigureCard
          key={card.figure}
          card={card}
          isOneDay={dashboard.range.from === dashboard.range.to}
          isSame={isSame}
        />
      ))}
    </Box>
  );
}

/** `isSame`: the days before are those of the week before. */
function FigureCard({ card, isOneDay, isSame }: { card: Compared; isOneDay: boolean; isSame: boolean }) {
  const translate = useTranslate();
  const { figure, now, before, weekBefore, times } = card;
  return (
    <Card component="li" sx={{ p: 1.5, minWidth: 0, position: 'relative' }} data-figure={figure}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="body2" component="h2" color="textSecondary">
          {translate(`dashboard.figures.${figure}`)}
        </Typography>
        <Meaning figure={figure} />
      </Box>
      <Typography
        component="p"
        sx={{ fontSize: { xs: '1.05rem', sm: '1.35rem' }, fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}
      >
        {now?.text ?? '–'}
        {times !== undefined && (
          <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 0.75 }}>
            × {times}
          </Typography>
        )}
      </Typography>
      <Comparison title={isOneDay ? 'before_day' : 'before'} now={now} then={before} />
      {!isSame && <Comparison title="week_before" now={now} then={weekBefore} />}
    </Card>
  );
}

/** How much more it is than it was; what it was on hover and tap. */
function Comparison({ title, now, then }: { title: string; now: Written | null; then: Written | null }) {
  const translate = useTranslate();
  return (
    <Tooltip title={translate('dashboard.same_time')} enterTouchDelay={0}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: '0.8rem', color: 'text.secondary', mt: 0.25 }}
      >
        <span>{translate(`dashboard.${title}`)}</span>
        <span>{then?.text ?? translate('dashboard.unknown')}</span>
        {now && then && <Change now={now} then={then} />}
      </Box>
    </Tooltip>
  );
}

function Change({ now, then }: { now: Written; then: Written }) {
  const translate = useTranslate();
  const change = changeOf(now.value, then.value);
  if (change === null) return null;
  const size = String(change < 0n ? -change : change);
  const said = change === 0n ? 'same' : change > 0n ? 'up' : 'down';
  const sign = { same: '=', up: '▲', down: '▼' }[said];
  return (
    <Box component="span" sx={{ color: 'text.primary', whiteSpace: 'nowrap' }}>
      <span aria-hidden>
        {sign} {change === 0n ? '' : `${size} %`}
      </span>
      <Box component="span" sx={visuallyHidden}>
        {translate(`dashboard.${said}`, { percent: size })}
      </Box>
    </Box>
  );
}

/** For screen readers alone. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;
