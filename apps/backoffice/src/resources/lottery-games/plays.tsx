import { type AdminLotteryGame, type AdminLotteryPlay, adminLotteryPlay } from '@champa/contract';
import { symbolWord } from '@champa/i18n/lottery-words';
import { findPlay, isAboveStakes, oddsKey, parseOdds, percentOf, returnsOfPlay } from '@champa/lottery';
import { Alert, Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { BooleanInput, FormDataConsumer, TextInput, useTranslate } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { useFaults } from './faults.ts';
import { usePlayName } from './name.ts';
import { useUnlessChanged } from './unless-changed.ts';
import { useWhole } from './whole.ts';

/** Every play with its odds and what they return. */
export function Plays() {
  const game = useWhole();
  const translate = useTranslate();
  const playName = usePlayName();
  if (!game) return null;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.lotteryGames.odds_hint')}
      </Typography>
      <Box role="region" aria-label={translate('resources.lotteryGames.odds')} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('resources.lotteryGames.play')}</TableCell>
              <TableCell>{translate('resources.lotteryGames.offered')}</TableCell>
              <TableCell align="right">{translate('resources.lotteryGames.own_odds')}</TableCell>
              <TableCell align="right">{translate('resources.lotteryGames.returns')}</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {game.plays.map((play) => (
              <TableRow key={play.id}>
                <TableCell component="th" scope="row" sx={{ minWidth: 140 }}>
                  {playName(play.id)}
                </TableCell>
                <TableCell>
                  <Chip
                    size="small"
                    variant="outlined"
                    color={play.offered ? 'success' : 'default'}
                    label={translate(play.offered ? 'ra.boolean.true' : 'ra.boolean.false')}
                  />
                </TableCell>
                <TableCell align="right">
                  <Odds play={play} />
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                  {returnsText(play.returns)}
                </TableCell>
                <TableCell padding="none">
                  <ChangeButton game={game} play={play} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}

function returnsText({ least, most }: { least: string; most: string }): string {
  return least === most ? `${most} %` : `${least} – ${most} %`;
}

const FEW = 3;

/** The odds that apply, those of the brand marked; of a play with many prizes how many are the brand’s own. */
function Odds({ play: { tiers } }: { play: AdminLotteryPlay }) {
  const translate = useTranslate();
  const tierName = useTierName();
  const own = tiers.filter((tier) => tier.own !== null);
  if (tiers.every(({ own: set, market }) => set === null && market === null))
    return <>{translate('resources.lotteryGames.on_scale')}</>;
  if (tiers.length > FEW)
    return <>{translate('resources.lotteryGames.own_of', { own: own.length, all: tiers.length })}</>;
  return (
    <>
      {tiers.map(({ id, own: set, market }) => (
        <Box key={id} sx={{ whiteSpace: 'nowrap', ...(set !== null && { fontWeight: 600 }) }}>
          {tiers.length > 1 && `${tierName(id)} `}
          {set ?? market?.odds ?? translate('resources.lotteryGames.on_scale')}
        </Box>
      ))}
    </>
  );
}

/** The name of a prize: a number is its own name. */
function useTierName(): (id: string) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return (id) => symbolWord(id, language) ?? translate(`resources.lotteryGames.tiers.${id}`, { _: id });
}

type Typed = { offered: boolean; odds: Record<string, string> };

/** An input's name: a form takes a number in it for a place in a list. */
const inputOf = (tier: string): string => `of_${tier}`;

function ChangeButton({ game, play }: { game: AdminLotteryGame; play: AdminLotteryPlay }) {
  const playName = usePlayName();
  const tierName = useTierName();
  const translate = useTranslate();
  const faults = useFaults();
  const unlessChanged = useUnlessChanged(game);
  const { id: code } = game;
  const odds = Object.fromEntries(play.tiers.map(({ id, own }) => [inputOf(id), own ?? '']));
  const save = ({ offered, odds: typed, reason }: Typed & { reason: string }) =>
    unlessChanged((edition) =>
      call(adminLotteryPlay, {
        params: { code, play: play.id },
        body: {
          offered,
          odds: Object.fromEntries(play.tiers.map(({ id }) => [id, typed[inputOf(id)]?.trim() || null])),
          edition,
          reason,
        },
      }),
    );
  return (
    <FormButton<Typed>
      label="resources.lotteryGames.change_odds"
      effect="resources.lotteryGames.change_odds_effect"
      name={playName(play.id)}
      operation={adminLotteryPlay}
      defaults={{ offered: play.offered, odds }}
      faultsOf={faults((field) => field.replace(/^odds\./, 'odds.of_'))}
      act={save}
    >
      <BooleanInput source="offered" label="resources.lotteryGames.offered" />
      {play.tiers.map(({ id, market }) => (
        <TextInput
          key={id}
          source={`odds.${inputOf(id)}`}
          label={play.tiers.length > 1 ? tierName(id) : 'resources.lotteryGames.own_odds'}
          helperText={
            market
              ? translate('resources.lotteryGames.market_odds', market)
              : translate('resources.lotteryGames.empty_is_scale')
          }
          inputMode="decimal"
          parse={(text: string) => text}
          fullWidth
        />
      ))}
      <FormDataConsumer<Typed>>
        {({ formData }) => <LiveReturn game={game} play={play} typed={formData.odds ?? {}} />}
      </FormDataConsumer>
    </FormButton>
  );
}

type LiveProps = { game: AdminLotteryGame; play: AdminLotteryPlay; typed: Record<string, string> };

/** What the typed odds return in the long run, by the engine that pays them. */
function LiveReturn({ game, play, typed }: LiveProps) {
  const translate = useTranslate();
  const rules = findPlay(game.family, play.id);
  const odds = ownOdds(play, typed);
  if (!rules || !odds) return null;
  const { least, most } = returnsOfPlay(rules, odds, game.limits.own ?? 0);
  const isTooMuch = isAboveStakes(most);
  const returns = returnsText({ least: percentOf(least), most: percentOf(most) });
  return (
    <Alert severity={isTooMuch ? 'error' : 'info'} icon={false} sx={{ mb: 2 }} aria-live="polite">
      {translate('resources.lotteryGames.returns_then', { returns })}
      {isTooMuch && ` ${translate('resources.lotteryGames.faults.above_stakes')}`}
    </Alert>
  );
}

/** Null while something that is typed is no odds. */
function ownOdds(play: AdminLotteryPlay, typed: Record<string, string>): Record<string, bigint> | null {
  try {
    return Object.fromEntries(
      play.tiers.flatMap(({ id }) => {
        const text = typed[inputOf(id)]?.trim();
        return text ? [[oddsKey(play.id, id), parseOdds(text)]] : [];
      }),
    );
  } catch {
    return null;
  }
}
