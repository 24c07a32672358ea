import { createTheme, getContrastRatio } from '@mui/material/styles';
import { expect, test } from 'vitest';
import { themesIn } from './theme.ts';

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

test.each(['light', 'dark'] as const)('in the %s theme, chips and buttons of each colour can be read', (mode) => {
  const { background, ...palette } = createTheme(themesIn.en[mode]).palette;
  for (const colour of ['primary', 'error', 'warning', 'info', 'success'] as const) {
    for (const below of [background.paper, background.default]) {
      expect(getContrastRatio(palette[colour].main, below), colour).toBeGreaterThanOrEqual(LEAST);
    }
  }
});
