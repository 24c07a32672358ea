import {
  adminSiteSetting,
  blackInLetters,
  houseTheme,
  type Palette,
  type Theme,
  type ThemeMode,
} from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../providers/api.ts';

/** The brand's theme, for previews; the house's for whoever may not look at the brand's. */
export function useBrandTheme(): Theme {
  const { data } = useQuery({
    queryKey: ['brand-theme'],
    queryFn: async () => (await call(adminSiteSetting, { params: { key: 'theme' } })).value as Theme,
    retry: false,
    staleTime: 10_000,
  });
  return data ?? houseTheme;
}

/** The colours of a page of the site. */
export function pageColours(palette: Palette, mode: ThemeMode) {
  return {
    background: palette['surface-1'],
    color: palette.text,
    border: palette['surface-3'],
    link: lettersOf(palette, 'gold', mode),
  };
}

/** A colour as letters, as tokens.css makes it: on light surfaces a shade deeper. */
function lettersOf(palette: Palette, name: keyof typeof blackInLetters, mode: ThemeMode): string {
  if (mode === 'dark') return palette[name];
  return `color-mix(in oklab, ${palette[name]}, black ${blackInLetters[name] * 100}%)`;
}
