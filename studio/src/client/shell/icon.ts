const SVG = 'http://www.w3.org/2000/svg';

const PATHS = {
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  soundOn: 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12',
  soundOff: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  info: 'M12 11v6M12 7.2v.3M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0',
  history: 'M12 7.5V12l3 2M4 5v4h4M4.5 9A8.5 8.5 0 1 1 4 14',
  shield: 'M12 3 5 6v5c0 5 3 8.5 7 10 4-1.5 7-5 7-10V6zM9 12l2.2 2.2L15.5 10',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5',
  repeat: 'M4 11V9a3 3 0 0 1 3-3h12M16 3l3 3-3 3M20 13v2a3 3 0 0 1-3 3H5M8 21l-3-3 3-3',
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20 3.5V8h-4.5',
  wallet: 'M4 7.5A1.5 1.5 0 0 1 5.5 6H18v3M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5H20V9H5.5A1.5 1.5 0 0 1 4 7.5zM16.5 14.2v.1',
  chips: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 3v5M12 16v5M3 12h5M16 12h5',
  bolt: 'M13 3 5 13.5h6L10 21l8.5-11H12z',
  chart: 'M4 20V4M4 20h16M8 16l3.5-4.5 3 2.5L20 7',
  stop: 'M7 7h10v10H7z',
  users:
    'M4 19c0-3 2.2-5 5-5s5 2 5 5M6 8.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 6a3 3 0 0 1 0 5.6M16.5 14.3c2 .6 3.5 2.3 3.5 4.7',
} as const;

export type IconName = keyof typeof PATHS;

/** A line icon of 24 units that takes the colour of the text around it; hidden from screen readers. */
export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
