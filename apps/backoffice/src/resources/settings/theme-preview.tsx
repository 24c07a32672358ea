import {
  contrastsOf,
  isReadable,
  LEAST_CONTRAST,
  type Palette,
  type Theme,
  themeColours,
  type ThemeMode,
  themeModes,
} from '@champa/contract';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Section } from '../../kit/section.tsx';
import { wordsOfSetting } from './setting-name.ts';
import { SiteFrame } from './site-frame.tsx';
import { ThemeSample } from './theme-sample.tsx';

/** The site in what is typed, in both themes, and how well each pair of colours can be read. */
export function ThemePreview() {
  const translate = useTranslate();
  const typed = useWatch({ name: 'value' }) as Theme | undefined;
  if (!typed) return null;
  return (
    <Section title="resources.settings.theme.preview">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {themeModes
          .filter((mode) => isWhole(typed[mode]))
          .map((mode) => (
            <Box key={mode} sx={{ minWidth: 0 }}>
              <SiteFrame
                title={translate(`resources.settings.theme.${mode}`)}
                palette={typed[mode]}
                corners={typed.corners}
                mode={mode}
              >
                <ThemeSample mode={mode} />
              </SiteFrame>
              <Contrasts palette={typed[mode]} mode={mode} />
            </Box>
          ))}
      </Box>
    </Section>
  );
}

/** Whether every colour is typed to its end. */
function isWhole(palette: Partial<Palette>): palette is Palette {
  return themeColours.every((name) => /^#[0-9a-f]{6}$/i.test(palette[name] ?? ''));
}

type OfMode = { palette: Palette; mode: ThemeMode };

const twoDigits = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** The faintest pairs, each with its contrast. */
function Contrasts({ palette, mode }: OfMode) {
  const translate = useTranslate();
  const nameOf = (colour: string): string => translate(`${wordsOfSetting('theme')}.${mode}.${colour}`);
  const sorted = contrastsOf(palette, mode).toSorted((one, other) => one.contrast - other.contrast);
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1 }}>
      {sorted.slice(0, 5).map((pair) => (
        <Typography
          key={`${pair.letters} ${pair.ground}`}
          component="li"
          variant="body2"
          sx={{ color: isReadable(pair) ? 'text.secondary' : 'error.main', fontVariantNumeric: 'tabular-nums' }}
        >
          {translate('resources.settings.theme.pair', {
            letters: nameOf(pair.letters),
            ground: nameOf(pair.ground),
            contrast: twoDigits.format(Math.floor(pair.contrast * 100) / 100),
            least: LEAST_CONTRAST,
          })}
        </Typography>
      ))}
    </Box>
  );
}
