import { Box, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { daysOf, type Preset, presetOf, presets, useWish } from './days.ts';

/** The days that are shown: some that are wanted often, or any. `today`: the brand's day, undefined until it is known. */
export function RangePicker({ today }: { today: string | undefined }) {
  const translate = useTranslate();
  const [days, change] = useWish('from', 'to');
  const chosen = today === undefined ? undefined : presetOf(days, today);
  const choose = (preset: Preset | null): void => {
    if (preset === null || today === undefined) return;
    change(preset === 'today' ? { from: undefined, to: undefined } : daysOf(preset, today));
  };
  const from = days.from ?? days.to ?? today ?? '';
  const to = days.to ?? days.from ?? today ?? '';
  const day = (name: 'from' | 'to', value: string) => (
    <TextField
      type="date"
      size="small"
      margin="none"
      fullWidth={false}
      label={translate(`dashboard.${name}`)}
      value={value}
      onChange={({ target }) => {
        if (target.value === '') return;
        // The other end follows where it would be on the wrong side.
        const both =
          name === 'from' ? [target.value, later(target.value, to)] : [earlier(from, target.value), target.value];
        change({ from: both[0], to: both[1] });
      }}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      sx={{ width: 160 }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={chosen ?? null}
        onChange={(_, preset: Preset | null) => choose(preset)}
        aria-label={translate('dashboard.range')}
      >
        {presets.map((preset) => (
          <ToggleButton key={preset} value={preset} sx={{ textTransform: 'none', px: 1.5 }}>
            {translate(`dashboard.${preset}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {day('from', from)}
      {day('to', to)}
    </Box>
  );
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
