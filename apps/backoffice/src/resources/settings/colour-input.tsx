import { Box, InputAdornment } from '@mui/material';
import { TextInput, useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

/** A colour as `#rrggbb`: typed, or picked. */
export function ColourInput({ source, label }: { source: string; label: string }) {
  const name = useSourceContext().getSource(source);
  const { setValue } = useFormContext();
  const value = String(useWatch({ name }) ?? '');
  const picked = (
    <InputAdornment position="start">
      <Box
        component="input"
        type="color"
        // A mouse's way to what the input beside it takes.
        aria-hidden
        tabIndex={-1}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={({ target }) => setValue(name, target.value, { shouldDirty: true, shouldTouch: true })}
        sx={{ width: 32, height: 28, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
      />
    </InputAdornment>
  );
  return <TextInput source={source} label={label} fullWidth slotProps={{ input: { startAdornment: picked } }} />;
}
