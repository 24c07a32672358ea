import { languageInfo } from '@champa/i18n';
import { type Palette, type Theme, themeColours, themeCorners, type ThemeMode } from '@champa/contract';
import { Box } from '@mui/material';
import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../../providers/language.ts';
import styles from './site-frame.css?inline';

type Props = { title: string; palette: Palette; corners: Theme['corners']; mode: ThemeMode; children: ReactNode };

/**
 * A page of the site's own styles with these tokens, in a frame of the console: the site's components look as on the site, and neither its
 * styles nor the console's reach the other. Nothing is loaded but fonts, and nothing runs in it (decision 0084).
 */
export function SiteFrame({ title, palette, corners, mode, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const language = useLanguage();

  useLayoutEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (!body || !root) return;
    root.lang = languageInfo[language].tag;
    root.dataset['theme'] = mode;
    for (const name of themeColours) root.style.setProperty(`--${name}`, palette[name]);
    for (const name of themeCorners) root.style.setProperty(`--${name}`, `${corners[name]}px`);
  }, [body, language, mode, palette, corners]);

  const open = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const opened = currentTarget.contentDocument;
    if (!opened?.defaultView) return;
    const sheet = new (opened.defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(styles);
    opened.adoptedStyleSheets = [sheet];
    setBody(opened.body);
  };
  return (
    <Box
      component="iframe"
      ref={frame}
      title={title}
      srcDoc="<!doctype html><title></title><body></body>"
      onLoad={open}
      sx={{ display: 'block', width: '100%', height: 330, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {body && createPortal(children, body)}
    </Box>
  );
}
