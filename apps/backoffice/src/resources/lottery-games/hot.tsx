import {
  type AdminLotteryGame,
  type AdminLotteryHotNumber,
  adminLotteryHotNumber,
  type HotPays,
} from '@champa/contract';
import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { maxLength, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { Section } from '../../kit/section.tsx';
import { call } from '../../providers/api.ts';
import { useFaults } from './faults.ts';
import { usePlayName } from './name.ts';
import { useWhole } from './whole.ts';

/** Numbers that pay less, or on which nobody may stake. */
export function HotNumbers() {
  const game = useWhole();
  const translate = useTranslate();
  if (!game) return null;
  return (
    <Section title="resources.lotteryGames.hot" acts={<MarkButton game={game} />}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate(game.hot.length === 0 ? 'resources.lotteryGames.no_hot' : 'resources.lotteryGames.hot_hint')}
      </Typography>
      {game.hot.length > 0 && <Marks game={game} />}
    </Section>
  );
}

function Marks({ game }: { game: AdminLotteryGame }) {
  const translate = useTranslate();
  const playName = usePlayName();
  const { time } = useFormats();
  return (
    <Box role="region" aria-label={translate('resources.lotteryGames.hot')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['play', 'number', 'pays', 'by', 'at', 'reason'].map((column) => (
              <TableCell key={column}>{translate(`resources.lotteryGames.hot_columns.${column}`)}</TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {game.hot.map((mark) => (
            <TableRow key={mark.id}>
              <TableCell>{playName(mark.play)}</TableCell>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{mark.number}</TableCell>
              <TableCell>
                <HotChip pays={mark.pays} />
              </TableCell>
              <TableCell>{mark.by}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{time.full(mark.at)}</TableCell>
              <TableCell>{mark.reason}</TableCell>
              <TableCell padding="none">
                <LiftButton code={game.id} mark={mark} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

export function HotChip({ pays }: { pays: 'nothing' | 'half' }) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={pays === 'nothing' ? 'error' : 'warning'}
      label={translate(`resources.lotteryGames.pays.${pays}`)}
    />
  );
}

function LiftButton({ code, mark: { play, number } }: { code: string; mark: AdminLotteryHotNumber }) {
  const playName = usePlayName();
  return (
    <ReasonButton
      label="resources.lotteryGames.lift"
      danger={false}
      effect="resources.lotteryGames.lift_effect"
      name={`${playName(play)}: ${number}`}
      operation={adminLotteryHotNumber}
      act={(reason) => call(adminLotteryHotNumber, { params: { code }, body: { play, number, pays: 'full', reason } })}
    />
  );
}

type Mark = { play: string; number: string; pays: HotPays };
type MarkButtonProps = {
  game: Pick<AdminLotteryGame, 'id' | 'plays'>;
  /** The number that is marked from its row. */ number?: Pick<Mark, 'play' | 'number'>;
  done?: () => Promise<void>;
};

/** Lowers what a number pays, or closes it. */
export function MarkButton({ game: { id: code, plays }, number, done }: MarkButtonProps) {
  const playName = usePlayName();
  const faults = useFaults();
  const mayMark = useMay(adminLotteryHotNumber);
  if (!mayMark) return null;
  const own = plays.filter(({ id }) => !id.endsWith('.orders'));
  const act = async (body: Mark & { reason: string }): Promise<void> => {
    await call(adminLotteryHotNumber, { params: { code }, body });
    await done?.();
  };
  return (
    <FormButton<Mark>
      label="resources.lotteryGames.mark"
      danger
      effect="resources.lotteryGames.mark_effect"
      name={number ? `${playName(number.play)}: ${number.number}` : ''}
      operation={adminLotteryHotNumber}
      defaults={{ pays: 'half', ...number }}
      faultsOf={faults()}
      act={act}
    >
      <SelectInput
        source="play"
        label="resources.lotteryGames.play"
        choices={own.map(({ id }) => ({ id, name: playName(id) }))}
        translateChoice={false}
        validate={required()}
        fullWidth
      />
      <TextInput
        source="number"
        label="resources.lotteryGames.number"
        validate={[required(), maxLength(20)]}
        fullWidth
      />
      <SelectInput
        source="pays"
        label="resources.lotteryGames.pays_label"
        choices={['half', 'nothing'].map((id) => ({ id, name: `resources.lotteryGames.pays.${id}` }))}
        validate={required()}
        fullWidth
      />
    </FormButton>
  );
}
