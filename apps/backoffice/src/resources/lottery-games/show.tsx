import { type AdminLotteryGame, type AdminLotterySchedule, adminLotteryChains } from '@champa/contract';
import { Box } from '@mui/material';
import { FunctionField, SimpleShowLayout, TextField, useTranslate } from 'react-admin';
import { SwitchField, TimeField, WordField } from '../../kit/fields.tsx';
import { useMay } from '../../kit/may.ts';
import { RowsOf } from '../../kit/rows-of.tsx';
import { Tab, TabbedShow } from '../../kit/tabbed-show.tsx';
import { listOnly, Way, Ways } from '../../kit/ways.tsx';
import { ChangeColumns } from './changes.tsx';
import { Days } from './days.tsx';
import { ChangeButton } from './facts-form.tsx';
import { HotNumbers } from './hot.tsx';
import { Limits } from './limits.tsx';
import { Plays } from './plays.tsx';
import { PutBackButton } from './put-back.tsx';
import { Seeds } from './seeds.tsx';
import { PlayStateField } from './state.tsx';
import { GamePause } from './switch.tsx';
import { useDays } from './use-days.ts';
import { useWhole } from './whole.ts';

/** One game: what it is, what it pays, what it risks, when it draws, and what was done to it. */
export function GameShow() {
  const mayChains = useMay(adminLotteryChains);
  return (
    <TabbedShow
      acts={
        <>
          <GamePause />
          <ChangeButton />
        </>
      }
    >
      <Tab label="resources.lotteryGames.facts">
        <Facts />
      </Tab>
      <Tab label="resources.lotteryGames.odds" path="odds">
        <Plays />
      </Tab>
      <Tab label="resources.lotteryGames.limits" path="limits">
        <Limits />
      </Tab>
      <Tab label="resources.lotteryGames.hot" path="hot">
        <HotNumbers />
      </Tab>
      <Tab label="resources.lotteryGames.holidays" path="days">
        <Days />
      </Tab>
      {mayChains && (
        <Tab label="resources.lotteryGames.seeds" path="seeds">
          <Seeds />
        </Tab>
      )}
      <Tab label="resources.lotteryGames.changes" path="changes">
        <RowsOf list="lotteryGameChanges">{[...ChangeColumns(), <PutBackButton key="act" label={false} />]}</RowsOf>
      </Tab>
    </TabbedShow>
  );
}

function Facts() {
  const game = useWhole();
  const translate = useTranslate();
  const schedule = useSchedule();
  if (!game) return null;
  const asEnglish = translate('resources.lotteryGames.as_english');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
      <SimpleShowLayout sx={{ p: 0 }}>
        <TextField source="names.en" label="English" />
        <TextField source="names.lo" label="ລາວ" emptyText={asEnglish} />
        <TextField source="names.cn" label="中文" emptyText={asEnglish} />
        <TextField source="id" />
        <WordField
          source="vassalage"
          word={({ vassalage }: AdminLotteryGame) => translate(`resources.lotteryGames.areas.${vassalage}`)}
        />
        <WordField
          source="family"
          word={({ family }: AdminLotteryGame) => translate(`resources.lotteryGames.families.${family}`)}
        />
        <TextField source="sort" />
      </SimpleShowLayout>
      <SimpleShowLayout sx={{ p: 0 }}>
        <PlayStateField source="state" words="resources.lotteryGames.states" />
        {game.pauseReason !== '' && <TextField source="pauseReason" />}
        <WordField
          source="source"
          word={({ source }: AdminLotteryGame) => translate(`resources.lotteryGames.sources.${source}`)}
        />
        <FunctionField source="schedule" render={({ schedule: of }: AdminLotteryGame) => schedule(of)} />
        <TimeField source="closesAt" />
        <TimeField source="plannedUntil" />
        <SwitchField source="canCancel" />
        {game.changedAt && <TimeField source="changedAt" />}
        {game.changedBy && <TextField source="changedBy" />}
        <Ways>
          <Way to={listOnly('lotteryDraws', { game: game.id })} word="resources.lotteryGames.its_draws" />
          <Way
            to={listOnly('lotteryDraws', { game: game.id, queue: 'open' })}
            word="resources.lotteryGames.its_open_draws"
          />
        </Ways>
      </SimpleShowLayout>
    </Box>
  );
}

/** When a game draws, in words. */
function useSchedule(): (schedule: AdminLotterySchedule) => string {
  const translate = useTranslate();
  const daysOf = useDays();
  return ({ kind, zone, minutes, days, at, opens, closes, locks }) => {
    const place = { zone, minutes, at, opens, closes, locks, days: daysOf(kind, days).join(', ') };
    return translate(`resources.lotteryGames.schedules.${kind}`, place);
  };
}
