import { type AdminLotteryGame, adminLotteryHoliday, adminLotteryHolidayRemoval } from '@champa/contract';
import { Alert, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { DateInput, Link, required, useTranslate } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { Section } from '../../kit/section.tsx';
import { call } from '../../providers/api.ts';
import { useFaults } from './faults.ts';
import { useNameOf } from './name.ts';
import { useWhole } from './whole.ts';

/** Days on which the game is not drawn. */
export function Days() {
  const game = useWhole();
  const translate = useTranslate();
  const [planned, setPlanned] = useState<readonly string[]>([]);
  if (!game) return null;
  if (game.schedule.kind === 'house')
    return <Typography variant="body2">{translate('resources.lotteryGames.no_holidays_of_house')}</Typography>;
  return (
    <Section title="resources.lotteryGames.holidays" acts={<MarkDay game={game} told={setPlanned} />}>
      {planned.length > 0 && <Planned draws={planned} />}
      {game.holidays.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('resources.lotteryGames.no_holidays')}
        </Typography>
      )}
      <Table size="small" sx={{ maxWidth: 640 }}>
        <TableBody>
          {game.holidays.map(({ day, movedTo }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {day}
              </TableCell>
              <TableCell>
                {movedTo
                  ? translate('resources.lotteryGames.moved_to', { day: movedTo })
                  : translate('resources.lotteryGames.no_draw')}
              </TableCell>
              <TableCell padding="none" align="right">
                <ReasonButton
                  label="resources.lotteryGames.draw_after_all"
                  danger={false}
                  effect="resources.lotteryGames.draw_after_all_effect"
                  name={day}
                  operation={adminLotteryHolidayRemoval}
                  act={(reason) =>
                    call(adminLotteryHolidayRemoval, { params: { code: game.id, day }, body: { reason } })
                  }
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

/** Draws of the day that take bets already: they are not taken back by themselves. */
function Planned({ draws }: { draws: readonly string[] }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('resources.lotteryGames.planned')}{' '}
      {draws.map((id) => (
        <Link key={id} to={`/lotteryDraws/${id}/show`} sx={{ mr: 1 }}>
          {id}
        </Link>
      ))}
    </Alert>
  );
}

type Typed = { day: string; movedTo: string };
const asTyped = (text: string): string => text;

function MarkDay({ game, told }: { game: AdminLotteryGame; told: (draws: readonly string[]) => void }) {
  const nameOf = useNameOf();
  const faults = useFaults();
  const act = async ({ day, movedTo, reason }: Typed & { reason: string }): Promise<void> => {
    const body = { movedTo: movedTo || null, reason };
    told((await call(adminLotteryHoliday, { params: { code: game.id, day }, body })).planned);
  };
  return (
    <FormButton<Typed>
      label="resources.lotteryGames.mark_day"
      effect="resources.lotteryGames.mark_day_effect"
      name={nameOf(game.names)}
      operation={adminLotteryHoliday}
      defaults={{ day: '', movedTo: '' }}
      faultsOf={faults()}
      act={act}
    >
      <DateInput source="day" label="resources.lotteryGames.day" validate={required()} parse={asTyped} fullWidth />
      {game.schedule.kind === 'monthly' && (
        <DateInput source="movedTo" label="resources.lotteryGames.moved_to_label" parse={asTyped} fullWidth />
      )}
    </FormButton>
  );
}
