import { adminAlertAcknowledgement, adminAlerts, type DashboardAlert } from '@champa/contract';
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../kit/formats.ts';
import { ReasonButton } from '../kit/reason-button.tsx';
import { call } from '../providers/api.ts';
import { useAsked } from '../kit/use-asked.ts';

/** What is over its threshold now, and what to do; on request, what is over. */
export function Alerts() {
  const translate = useTranslate();
  const [isPast, setIsPast] = useState(false);
  const { answer, again } = useAsked(adminAlerts, {});
  if (answer === undefined) return null;
  return (
    <Card component="section" aria-labelledby="dashboard-alerts" sx={{ minWidth: 0 }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h6" component="h2" id="dashboard-alerts" sx={{ mr: 'auto' }}>
            {translate('dashboard.alerts')}
          </Typography>
          {answer.closed.length > 0 && (
            <Button onClick={() => setIsPast(!isPast)}>
              {translate(`dashboard.${isPast ? 'alerts_hide' : 'alerts_past'}`)}
            </Button>
          )}
        </Box>
        {answer.open.length === 0 && (
          <Typography color="textSecondary">{translate('dashboard.alerts_none')}</Typography>
        )}
        {answer.open.map((alert) => (
          <OpenAlert key={alert.id} alert={alert} again={again} />
        ))}
        {isPast && <Past alerts={answer.closed} />}
      </CardContent>
    </Card>
  );
}

function OpenAlert({ alert, again }: { alert: DashboardAlert; again: () => Promise<void> }) {
  const translate = useTranslate();
  const { time } = useFormats();
  const what = useWhat();
  const acknowledge = async (reason: string): Promise<void> => {
    await call(adminAlertAcknowledgement, { params: { id: alert.id }, body: { reason } });
    await again();
  };
  return (
    <Alert
      severity={alert.acknowledgedBy === null ? 'error' : 'warning'}
      sx={{ '& .MuiAlert-message': { minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' } }}
    >
      <Typography component="p" sx={{ fontWeight: 600 }}>
        {what(alert)}
      </Typography>
      <Typography component="p" variant="body2">
        {translate(`dashboard.todo.${alert.kind}`)}
      </Typography>
      <Typography component="p" variant="body2">
        {translate('dashboard.since', { time: time.minute(alert.firstSeenAt) })}
        {alert.acknowledgedBy !== null && ` · ${translate('dashboard.dealt_by', { name: alert.acknowledgedBy })}`}
      </Typography>
      {alert.acknowledgedBy === null && (
        <ReasonButton
          label="dashboard.acknowledge"
          effect="dashboard.acknowledge_effect"
          danger={false}
          name={what(alert)}
          operation={adminAlertAcknowledgement}
          act={acknowledge}
        />
      )}
    </Alert>
  );
}

function Past({ alerts }: { alerts: readonly DashboardAlert[] }) {
  const translate = useTranslate();
  const { time } = useFormats();
  const what = useWhat();
  return (
    <Box
      role="region"
      aria-label={translate('dashboard.alerts_past')}
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 300 }}
    >
      <Table size="small">
        <TableBody>
          {alerts.map((alert) => (
            <TableRow key={alert.id}>
              <TableCell>{what(alert)}</TableCell>
              <TableCell>
                {time.minute(alert.firstSeenAt)} – {time.minute(alert.closedAt ?? alert.lastSeenAt)}
              </TableCell>
              <TableCell>{alert.acknowledgedBy ?? '–'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function useWhat(): (alert: DashboardAlert) => string {
  const translate = useTranslate();
  return ({ kind, subject, value, threshold }) =>
    translate(`dashboard.alert.${kind}`, {
      subject: translate(`dashboard.checks.${subject}`, { _: subject }),
      value,
      threshold,
    });
}
