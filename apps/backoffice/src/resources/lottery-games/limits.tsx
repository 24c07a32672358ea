import { type AdminLotteryGame, AdminLotteryLimits, adminLotteryLimits } from '@champa/contract';
import { isDecimal, parseAmount } from '@champa/money';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { maxValue, minValue, NumberInput, required, TextInput, useTranslate } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { useFormats } from '../../kit/formats.ts';
import { Section } from '../../kit/section.tsx';
import { call } from '../../providers/api.ts';
import { useFaults } from './faults.ts';
import { useNameOf } from './name.ts';
import { useUnlessChanged } from './unless-changed.ts';
import { useWhole } from './whole.ts';

type Limits = typeof AdminLotteryLimits._zod.output;

const caps = ['number', 'play', 'draw'] as const;

/** What may be staked, and what the house may come to pay. */
export function Limits() {
  const game = useWhole();
  if (!game) return null;
  return (
    <Section title="resources.lotteryGames.limits" acts={<ChangeButton game={game} />}>
      <Stakes game={game} />
      <Caps game={game} />
    </Section>
  );
}

function Stakes({ game: { limits, scale, mode, currency } }: { game: AdminLotteryGame }) {
  const translate = useTranslate();
  const { money, count } = useFormats();
  const amount = (text: string): string => `${money(parseAmount(text))} ${currency}`;
  const rows = [
    ['minBet', amount(limits.minBet)],
    ['maxBet', amount(limits.maxBet)],
    ['maxOfMember', amount(limits.maxOfMember)],
    ['maxDraws', count(limits.maxDraws)],
    ['own', scale && limits.own !== null ? `${limits.own} (${scale.from} – ${scale.to})` : '–'],
    ['mode', mode],
  ] as const;
  return (
    <Table size="small" sx={{ maxWidth: 640, mb: 2 }}>
      <TableBody>
        {rows.map(([field, value]) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
              {translate(`resources.lotteryGames.fields.${field}`)}
            </TableCell>
            <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Caps({ game: { limits } }: { game: AdminLotteryGame }) {
  const translate = useTranslate();
  const { money } = useFormats();
  return (
    <Box
      role="region"
      aria-label={translate('resources.lotteryGames.for_one_draw')}
      tabIndex={0}
      sx={{ overflowX: 'auto', maxWidth: 640 }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.lotteryGames.for_one_draw')}</TableCell>
            <TableCell align="right">{translate('resources.lotteryGames.most_stake')}</TableCell>
            <TableCell align="right">{translate('resources.lotteryGames.most_risk')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {caps.map((cap) => (
            <TableRow key={cap}>
              <TableCell component="th" scope="row">
                {translate(`resources.lotteryGames.caps.${cap}`)}
              </TableCell>
              <TableCell align="right">{money(parseAmount(limits[cap].stake))}</TableCell>
              <TableCell align="right">{money(parseAmount(limits[cap].risk))}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('resources.lotteryGames.caps_hint')}
      </Typography>
    </Box>
  );
}

function ChangeButton({ game }: { game: AdminLotteryGame }) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const faults = useFaults();
  const unlessChanged = useUnlessChanged(game);
  const { id: code, names, limits, currency, scale } = game;
  const save = (typed: Limits & { reason: string }) =>
    unlessChanged((edition) => call(adminLotteryLimits, { params: { code }, body: { ...typed, edition } }));
  return (
    <FormButton<Limits>
      label="resources.lotteryGames.change_limits"
      effect="resources.lotteryGames.change_limits_effect"
      name={nameOf(names)}
      operation={adminLotteryLimits}
      defaults={limits}
      faultsOf={faults()}
      act={save}
    >
      {(['minBet', 'maxBet', 'maxOfMember'] as const).map((field) => (
        <AmountInput key={field} source={field} label={`resources.lotteryGames.fields.${field}`} currency={currency} />
      ))}
      <NumberInput
        source="maxDraws"
        label="resources.lotteryGames.fields.maxDraws"
        step={1}
        validate={[required(), minValue(1), maxValue(100)]}
        fullWidth
      />
      {scale && (
        <NumberInput
          source="own"
          label="resources.lotteryGames.fields.own"
          helperText={`${scale.from} – ${scale.to}`}
          min={scale.from}
          max={scale.to}
          step={scale.step}
          validate={[required(), minValue(scale.from), maxValue(scale.to)]}
          fullWidth
        />
      )}
      {caps.map((cap) => (
        <Box key={cap} sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <Typography variant="body2" sx={{ gridColumn: '1 / -1', mt: 1 }}>
            {translate(`resources.lotteryGames.caps.${cap}`)}
          </Typography>
          <AmountInput source={`${cap}.stake`} label="resources.lotteryGames.most_stake" currency={currency} />
          <AmountInput source={`${cap}.risk`} label="resources.lotteryGames.most_risk" currency={currency} />
        </Box>
      ))}
    </FormButton>
  );
}

const amount = [required(), (text: string) => (isDecimal(text) ? undefined : 'champa.faults.amount_format')];

function AmountInput({ source, label, currency }: { source: string; label: string; currency: string }) {
  return (
    <TextInput source={source} label={label} helperText={currency} inputMode="decimal" validate={amount} fullWidth />
  );
}
