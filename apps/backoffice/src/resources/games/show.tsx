import type { AdminGame } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { areaWord } from '@champa/i18n/staff-words';
import { Box, Stack, Typography } from '@mui/material';
import {
  EditButton,
  FunctionField,
  Show,
  SimpleShowLayout,
  TextField,
  TopToolbar,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { ChipsField, StateField, SwitchField, TimeField, WordField } from '../../kit/fields.tsx';
import { useCountryNames } from '../../kit/countries-input.tsx';
import { useFormats } from '../../kit/formats.ts';
import { useLanguage } from '../../providers/language.ts';
import { Cover, MarksField } from './fields.tsx';
import { GameSwitch } from './switch.tsx';

/** One game: its names, what the lobby makes of it, and what its vendor offers. */
export function GameShow() {
  return (
    <Show
      component="div"
      actions={
        <TopToolbar>
          <GameSwitch />
          <EditButton />
        </TopToolbar>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
        <Stack spacing={2}>
          <Names />
          <Offer />
        </Stack>
        <Lobby />
      </Box>
    </Show>
  );
}

function Names() {
  const game = useRecordContext<AdminGame>();
  const translate = useTranslate();
  const asEnglish = translate('resources.games.as_english');
  return (
    <CaseSection title="resources.games.names">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {game && <Cover game={game} width={180} />}
        <SimpleShowLayout sx={{ p: 0 }}>
          <TextField source="name" />
          <TextField source="nameLo" emptyText={asEnglish} />
          <TextField source="nameCn" emptyText={asEnglish} />
          <ChipsField source="tags" word={(tag) => tag} />
        </SimpleShowLayout>
      </Box>
    </CaseSection>
  );
}

function Lobby() {
  const game = useRecordContext<AdminGame>();
  const translate = useTranslate();
  const language = useLanguage();
  const changedBy = ({ changedBy: by }: AdminGame): string => by ?? translate('resources.games.by_import');
  return (
    <CaseSection title="resources.games.lobby">
      <SimpleShowLayout sx={{ p: 0 }}>
        <StateField source="state" words="resources.games.states" />
        <WordField source="category" word={({ category }: AdminGame) => areaWord(category, language)} />
        <TextField source="classify" emptyText="–" />
        <MarksField source="marks" />
        <TimeField source="addedAt" />
        {game?.changedAt && <TimeField source="changedAt" />}
        {game?.changedAt && <WordField source="changedBy" word={changedBy} />}
      </SimpleShowLayout>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('resources.games.new_hint')}
      </Typography>
    </CaseSection>
  );
}

function Offer() {
  const translate = useTranslate();
  const { money } = useFormats();
  const countryNames = useCountryNames();
  const limits = ({ stakeLimits }: AdminGame): string =>
    (stakeLimits ?? [])
      .map(({ fromLevel, most }) =>
        translate('resources.games.limit_of_level', { level: fromLevel, most: money(parseAmount(most)) }),
      )
      .join('; ') || '–';
  return (
    <CaseSection title="resources.games.offer">
      <SimpleShowLayout sx={{ p: 0 }}>
        <WordField source="vendorName" word={({ vendorName }: AdminGame) => vendorName} />
        <TextField source="gameCode" />
        <SwitchField source="trial" />
        <TextField source="rtp" emptyText="–" />
        <TextField source="minBet" emptyText="–" />
        <TextField source="lines" emptyText="–" />
        <FunctionField source="stakeLimits" render={limits} />
        <FunctionField source="notIn" render={({ notIn }: AdminGame) => countryNames(notIn ?? []) || '–'} />
      </SimpleShowLayout>
    </CaseSection>
  );
}
