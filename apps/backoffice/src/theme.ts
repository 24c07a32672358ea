import type { Language } from '@champa/contract';
import { type Localization, enUS, zhCN } from '@mui/material/locale';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { muiLo } from './words/mui-lo.ts';

const shape = { borderRadius: 8 };
const typography = {
  fontFamily:
    '"Inter Variable", "Noto Sans Lao Variable", "Inter Fallback", "Noto Sans SC Variable", system-ui, sans-serif',
};

/** The containers of a table may shrink below its width: the table scrolls sideways, the page never does. */
const components: NonNullable<RaThemeOptions['components']> = {
  ...defaultTheme.components,
  RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
  RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
  RaShow: { styleOverrides: { root: { '& .RaShow-main': { minWidth: 0 } } } },
  // What is not there yet is said as readably as what is.
  RaEmpty: { styleOverrides: { root: { '& .RaEmpty-message': { color: 'inherit' } } } },
  RaFilterForm: { styleOverrides: { root: { '& .MuiFormControlLabel-root': { marginLeft: 0 } } } },
  RaDatagrid: {
    styleOverrides: {
      root: {
        '& .RaDatagrid-headerCell': { whiteSpace: 'nowrap' },
      },
    },
  },
};

/** The demo brand's colours, dimmed for people who look at them all day. */
const darkTheme: RaThemeOptions = {
  ...defaultTheme,
  components,
  shape,
  typography,
  palette: {
    mode: 'dark',
    primary: { main: '#f6c445', contrastText: '#221800' },
    secondary: { main: '#2a2149', contrastText: '#f5f1ff' },
    error: { main: '#ff5d5d' },
    success: { main: '#37d39b' },
    background: { default: '#0d0a1c', paper: '#151029' },
    text: { primary: '#f5f1ff', secondary: '#a9a0c8' },
  },
};

const lightTheme: RaThemeOptions = {
  ...defaultTheme,
  components,
  shape,
  typography,
  palette: {
    mode: 'light',
    primary: { main: '#8a6000', contrastText: '#ffffff' },
    secondary: { main: '#1d1633', contrastText: '#ffffff' },
    error: { main: '#c62f2f' },
    success: { main: '#0b7350' },
    warning: { main: '#a34a00' },
    info: { main: '#0a5f94' },
    background: { default: '#fbf8f3', paper: '#ffffff' },
    text: { primary: '#1d1633', secondary: '#6a6284' },
  },
};

/** The words that the components of MUI have themselves. */
const localizations = { en: enUS, lo: muiLo, cn: zhCN } as const satisfies Record<Language, Localization>;

/** Both themes, with the words of each language. */
export const themesIn = {
  en: { light: spoken(lightTheme, 'en'), dark: spoken(darkTheme, 'en') },
  lo: { light: spoken(lightTheme, 'lo'), dark: spoken(darkTheme, 'lo') },
  cn: { light: spoken(lightTheme, 'cn'), dark: spoken(darkTheme, 'cn') },
} as const satisfies Record<Language, { light: RaThemeOptions; dark: RaThemeOptions }>;

function spoken(theme: RaThemeOptions, language: Language): RaThemeOptions {
  return { ...theme, components: { ...theme.components, ...localizations[language].components } };
}
