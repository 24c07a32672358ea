import {
  type AdminLotteryDraw,
  type AdminLotteryExposure,
  type AdminLotteryGame,
  adminLotteryExposure,
  adminLotteryGame,
  adminLotteryHotNumber,
} from '@champa/contract';
import { symbolWord } from '@champa/i18n/lottery-words';
import { parseAmount } from '@champa/money';
import {
  Box,
  LinearProgress,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { useAsked } from '../../kit/use-asked.ts';
import { useLanguage } from '../../providers/language.ts';
import { HotChip, MarkButton } from '../lottery-games/hot.tsx';
import { usePlayName } from '../lottery-games/name.ts';

/** Bets come in by the second while a draw is open. */
const EVERY_MS = 4000;

type Line = AdminLotteryExposure['lines'][number];

/** What the house pays for each number, as bets come in. */
export function Exposure({ draw }: { draw: AdminLotteryDraw }) {
  const translate = useTranslate();
  const { money } = useFormats();
  const [play, setPlay] = useState('');
  const { answer: game } = useAsked(adminLotteryGame, { params: { code: draw.gameCode } }, null);
  const { answer, again } = useAsked(
    adminLotteryExposure,
    { params: { id: draw.id }, query: play === '' ? {} : { play } },
    EVERY_MS,
  );
  return (
    <CaseSection title="resources.lotteryDraws.exposure" isWide>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {answer &&
            translate('resources.lotteryDraws.exposure_of', {
              stake: money(parseAmount(answer.stake)),
              limit: money(parseAmount(answer.limit)),
              currency: answer.currency,
            })}
        </Typography>
        {game && <PlayChoice game={game} play={play} choose={setPlay} />}
      </Box>
      {answer?.lines.length === 0 && (
        <Typography variant="body2">{translate('resources.lotteryDraws.no_exposure')}</Typography>
      )}
      {game && answer && answer.lines.length > 0 && <Lines game={game} lines={answer.lines} again={again} />}
    </CaseSection>
  );
}

type PlayChoiceProps = { game: AdminLotteryGame; play: string; choose: (play: string) => void };

function PlayChoice({ game, play, choose }: PlayChoiceProps) {
  const translate = useTranslate();
  const playName = usePlayName();
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={translate('resources.lotteryGames.play')}
      value={play}
      onChange={({ target }) => choose(target.value)}
      sx={{ minWidth: 200 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('champa.all')}</MenuItem>
      {game.plays
        .filter(({ id, offered }) => offered && !id.endsWith('.orders'))
        .map(({ id }) => (
          <MenuItem key={id} value={id}>
            {playName(id)}
          </MenuItem>
        ))}
    </TextField>
  );
}

type LinesProps = { game: AdminLotteryGame; lines: readonly Line[]; again: () => Promise<void> };

function Lines({ game, lines, again }: LinesProps) {
  const translate = useTranslate();
  const mayMark = useMay(adminLotteryHotNumber);
  return (
    <Box
      role="region"
      aria-label={translate('resources.lotteryDraws.exposure')}
      tabIndex={0}
      sx={{ overflowX: 'auto' }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {['play', 'number'].map((column) => (
              <TableCell key={column}>{translate(`resources.lotteryGames.${column}`)}</TableCell>
            ))}
            {['stake', 'risk', 'net'].map((column) => (
              <TableCell key={column} align="right">
                {translate(`resources.lotteryDraws.${column}`)}
              </TableCell>
            ))}
            <TableCell>{translate('resources.lotteryDraws.used')}</TableCell>
            {mayMark && <TableCell />}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <LineRow key={line.id} line={line}>
              {mayMark && (
                <TableCell padding="none">
                  {line.hot === null && line.number !== '*' && (
                    <MarkButton game={game} number={{ play: line.play, number: line.number }} done={again} />
                  )}
                </TableCell>
              )}
            </LineRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function LineRow({ line, children }: { line: Line; children: React.ReactNode }) {
  const { money } = useFormats();
  const translate = useTranslate();
  const language = useLanguage();
  const playName = usePlayName();
  const net = parseAmount(line.net);
  const number = line.number === '*' ? translate('resources.lotteryDraws.all_numbers') : line.number;
  const row = line.row === null ? '' : ` · ${translate('resources.lotteryDraws.row', { row: line.row + 1 })}`;
  const amount = { align: 'right', sx: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } } as const;
  return (
    <TableRow>
      <TableCell sx={{ minWidth: 140 }}>
        {playName(line.play)}
        {row}
      </TableCell>
      <TableCell sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {symbolWord(number, language) ?? number} {line.hot && <HotChip pays={line.hot} />}
      </TableCell>
      <TableCell {...amount}>{money(parseAmount(line.stake))}</TableCell>
      <TableCell {...amount}>{money(parseAmount(line.risk))}</TableCell>
      <TableCell {...amount}>
        <Box component="span" sx={{ color: net < 0n ? 'error.main' : 'success.main' }}>
          {money(net)}
        </Box>
      </TableCell>
      <TableCell sx={{ minWidth: 140 }}>
        <Used percent={line.used} />
      </TableCell>
      {children}
    </TableRow>
  );
}

function Used({ percent }: { percent: number }) {
  const translate = useTranslate();
  const colour = percent >= 90 ? 'error' : percent >= 60 ? 'warning' : 'success';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <LinearProgress
        variant="determinate"
        color={colour}
        value={Math.min(percent, 100)}
        aria-label={translate('resources.lotteryDraws.used')}
        sx={{ flex: 1, height: 6, borderRadius: 1 }}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 40, textAlign: 'right' }}>
        {percent} %
      </Typography>
    </Box>
  );
}
