/** The demo brand's colours of pages, in both themes. */
export const themes = {
  dark: { background: '#151029', color: '#f5f1ff', border: '#2a2149', link: '#f6c445' },
  light: { background: '#ffffff', color: '#1d1633', border: '#e5deef', link: '#8a6000' },
} as const;
