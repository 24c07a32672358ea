import { adminDashboardFeed, type DashboardHappening } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Box, Card, CardContent, Chip, List, ListItem, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useTranslate } from 'react-admin';
import { useFormats } from '../kit/formats.ts';
import { call, follow } from '../providers/api.ts';

const AGAIN_AFTER_MS = 5_000;
const MOST = 40;
const KEY = ['dashboard', 'happenings'];

type Known = { at: string; largeWin: string; list: DashboardHappening[] };

/** What has just happened, followed while the page is looked at. */
function useHappenings(): Known | undefined {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<Known> => {
      const known = client.getQueryData<Known>(KEY);
      if (!known) return call(adminDashboardFeed, { query: {} });
      const { at, largeWin, list } = await follow(adminDashboardFeed, { query: { since: known.at } });
      const isKnown = new Set(known.list.map(({ id }) => id));
      return { at, largeWin, list: [...list.filter(({ id }) => !isKnown.has(id)), ...known.list].slice(0, MOST) };
    },
    refetchInterval: AGAIN_AFTER_MS,
  });
  return data;
}

/** Large wins, deposits and payouts, and those that failed, as they happen. */
export function Happenings() {
  const translate = useTranslate();
  const { money } = useFormats();
  const known = useHappenings();
  if (!known) return null;
  return (
    <Card component="section" aria-labelledby="dashboard-happenings" sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography variant="h6" component="h2" id="dashboard-happenings">
          {translate('dashboard.happenings')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('dashboard.happenings_hint', { amount: money(parseAmount(known.largeWin)) })}
        </Typography>
        {known.list.length === 0 ? (
          <Typography sx={{ mt: 1 }}>{translate('dashboard.happenings_none')}</Typography>
        ) : (
          <Box
            role="region"
            aria-label={translate('dashboard.happenings')}
            tabIndex={0}
            sx={{ mt: 1, maxHeight: 320, overflowY: 'auto' }}
          >
            <List dense disablePadding>
              {known.list.map((one) => (
                <Happening key={one.id} one={one} />
              ))}
            </List>
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

const colours = {
  win: 'warning',
  deposit: 'success',
  payout: 'info',
  deposit_failed: 'error',
  payout_failed: 'error',
} as const;

function Happening({
  one: { kind, at, memberId, username, amount, currency, about, caseId },
}: {
  one: DashboardHappening;
}) {
  const translate = useTranslate();
  const { money, time } = useFormats();
  return (
    <ListItem
      disableGutters
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr auto', sm: '4.5rem 9rem 1fr 1fr auto' }, columnGap: 2 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {time.clock(at)}
      </Typography>
      <Chip
        size="small"
        variant="outlined"
        color={colours[kind]}
        label={translate(`dashboard.happening.${kind}`)}
        sx={{ justifySelf: 'start' }}
      />
      <Link to={`/members/${memberId}/show`}>{username}</Link>
      <Typography variant="body2" color="textSecondary" noWrap title={about}>
        {about}
      </Typography>
      <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {kind === 'win' ? (
          `${money(parseAmount(amount))} ${currency}`
        ) : (
          <Link to={`/${kind.startsWith('deposit') ? 'deposits' : 'withdrawals'}/${caseId}/show`}>
            {`${money(parseAmount(amount))} ${currency}`}
          </Link>
        )}
      </Box>
    </ListItem>
  );
}
