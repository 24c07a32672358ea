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
import { lettersOf } from '../../kit/brand-theme.ts';
import { Section } from '../../kit/section.tsx';
import { wordsOfSetting } from './setting-name.ts';

/** The site in what is typed, in both themes, and how well each pair of colours can be read. */
export function ThemePreview() {
  const typed = useWatch({ name: 'value' }) as Theme | undefined;
  if (!typed) return null;
  return (
    <Section title="resources.settings.theme.preview">
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {themeModes
          .filter((mode) => isWhole(typed[mode]))
          .map((mode) => (
            <Box key={mode} sx={{ minWidth: 0 }}>
              <Sample palette={typed[mode]} corners={typed.corners} mode={mode} />
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

function Sample({ palette, corners, mode }: OfMode & Pick<Theme, 'corners'>) {
  const translate = useTranslate();
  const say = (word: string): string => translate(`resources.settings.theme.${word}`);
  const button = { height: 44, px: 2, display: 'inline-flex', alignItems: 'center', fontWeight: 600, fontSize: 14 };
  const round = (corner: keyof Theme['corners']) => `${corners[corner]}px`;
  return (
    <Box sx={{ background: palette['surface-0'], color: palette.text, p: 2, borderRadius: round('corner-lg') }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          mb: 2,
          p: 1.5,
          background: palette['surface-1'],
          borderRadius: round('corner-md'),
        }}
      >
        <Box component="span" sx={{ fontWeight: 700, mr: 'auto' }}>
          {translate(`resources.settings.theme.${mode}`)}
        </Box>
        <Box component="span" sx={{ color: lettersOf(palette, 'gold', mode), fontVariantNumeric: 'tabular-nums' }}>
          ₭1,250,000.00
        </Box>
      </Box>
      <Box sx={{ p: 2, background: palette['surface-1'], borderRadius: round('corner-md') }}>
        <Box sx={{ fontWeight: 700 }}>{say('title')}</Box>
        <Box sx={{ color: palette.muted, fontSize: 14, mb: 1.5 }}>{say('text')}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
          <Box
            sx={{
              ...button,
              background: palette['gold-fill'],
              color: palette['on-gold'],
              borderRadius: round('corner-md'),
            }}
          >
            {say('deposit')}
          </Box>
          <Box
            sx={{
              ...button,
              background: palette['surface-2'],
              border: `1px solid ${palette['surface-3']}`,
              borderRadius: round('corner-md'),
            }}
          >
            {say('withdraw')}
          </Box>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: '1fr auto',
            rowGap: 0.5,
            p: 1.5,
            background: palette['surface-2'],
            borderRadius: round('corner-sm'),
            fontVariantNumeric: 'tabular-nums',
            '& > :nth-of-type(even)': { textAlign: 'end' },
          }}
        >
          <span>{say('won')}</span>
          <Box component="span" sx={{ color: lettersOf(palette, 'jade', mode) }}>
            +₭84,000.00
          </Box>
          <span>{say('refused')}</span>
          <Box component="span" sx={{ color: lettersOf(palette, 'ember', mode) }}>
            ₭20,000.00
          </Box>
          <span>{say('hot')}</span>
          <Box component="span" sx={{ color: lettersOf(palette, 'petal', mode) }}>
            ♥ 128
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

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
