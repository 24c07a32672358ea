import { pick, shuffled } from '@champa/titles';
import { between, glow, times } from '../scenes/paint.ts';
import { lighten } from '../svg/color.ts';
import { linear, n } from '../svg/sheet.ts';
import { ball, card, label, type Suit } from './pieces.ts';
import { beside, coin, figure, glints, heap, lead, middle, prop, type Composer, type Stage } from './stage.ts';

const suitNames: readonly Suit[] = ['heart', 'spade', 'diamond', 'club'];
const ballColors = ['#d6162b', '#1d6fe0', '#f0a51e', '#17a35c', '#8a2be2', '#e23b9a'] as const;

/** Five cards on the glass of a machine. */
export const pokerMachine: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const hand = pick(random, [
    ['10', 'J', 'Q', 'K', 'A'],
    ['A', 'A', 'A', 'A', 'K'],
    ['J', 'J', 'Q', 'Q', '8'],
    ['2', '2', '2', 'K', 'A'],
  ]);
  const same = pick(random, suitNames);
  const row = hand
    .map((rank, index) =>
      card(
        stage,
        width * (0.16 + index * 0.17),
        stage.bottom - span * 0.34 + Math.abs(index - 2) * 6,
        62,
        rank,
        rank === hand[0] && index > 0 ? (suitNames[index % 4] ?? same) : same,
        (index - 2) * 4,
      ),
    )
    .join('');
  const glass = `<rect x="12" y="${n(stage.bottom - span * 0.62)}" width="${n(width - 24)}" height="${n(span * 0.56)}" rx="20" fill="${palette.deep}" opacity=".72"/><rect x="12" y="${n(stage.bottom - span * 0.62)}" width="${n(width - 24)}" height="${n(span * 0.56)}" rx="20" fill="none" stroke="${palette.light}" stroke-width="4"/>`;
  return (
    glow(sheet, width / 2, stage.top + span * 0.24, width * 0.5, palette.light, 0.9) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: stage.top + span * 0.22, size: span * 0.48 })) +
    glass +
    row +
    glints(stage, 6)
  );
};

/** Numbered balls tumbling over a drawn ticket. */
export const draw: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const r = Math.min(width * 0.36, span * 0.37);
  const y = stage.top + span * 0.42;
  const colors = ['#d6162b', '#1d6fe0', '#f0a51e', '#17a35c', '#8a2be2', '#e23b9a'] as const;
  const inside = times(13, (index) => {
    const angle = index * 2.4;
    const reach = r * 0.76 * Math.sqrt((index + 0.5) / 13);
    return ball(
      stage,
      width / 2 + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      r * 0.24,
      pick(random, colors),
      String(1 + Math.floor(random() * 49)),
    );
  }).join('');
  const drum = `<circle cx="${n(width / 2)}" cy="${n(y)}" r="${n(r * 1.08)}" fill="${palette.deep}" opacity=".35"/>${inside}<circle cx="${n(width / 2)}" cy="${n(y)}" r="${n(r * 1.08)}" fill="#fff" opacity=".1"/><path d="M${n(width / 2 - r * 0.8)} ${n(y - r * 0.5)}A${n(r)} ${n(r)} 0 0 1 ${n(width / 2 - r * 0.1)} ${n(y - r * 0.96)}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".75"/><circle cx="${n(width / 2)}" cy="${n(y)}" r="${n(r * 1.08)}" fill="none" stroke="${palette.accent}" stroke-width="6"/>`;
  const out = times(5, (index) =>
    ball(
      stage,
      width * (0.12 + index * 0.19),
      stage.bottom - 26 + Math.abs(index - 2) * -4,
      29,
      colors[index % 6] ?? '#d6162b',
      String(1 + Math.floor(random() * 49)),
    ),
  ).join('');
  return glow(sheet, width / 2, y, r * 1.8, palette.light, 0.8) + drum + out + glints(stage, 7);
};

/** Great balls of the winning number. */
export const winningNumber: Composer = (stage) => {
  const { random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const y = middle(stage);
  const count = 3 + Math.floor(random() * 2);
  const colors = shuffled(random, ['#d6162b', '#1d6fe0', '#f0a51e', '#17a35c', '#8a2be2', '#e23b9a']);
  const r = Math.min(width * (count === 3 ? 0.2 : 0.155), span * 0.24);
  const digits = times(count, (index) =>
    ball(
      stage,
      width / 2 + (index - (count - 1) / 2) * r * 1.72,
      y - 16 + (index % 2) * 30,
      r,
      colors[index % 6] ?? '#d6162b',
      String(Math.floor(random() * 10)),
    ),
  ).join('');
  const sides =
    figure(stage, stage.hero, { x: width * 0.17, y: stage.bottom - 40, size: 100, rotate: -14 }) +
    figure(stage, prop(stage, 2), { x: width * 0.85, y: stage.bottom - 44, size: 92, rotate: 12 });
  return (
    glow(stage.sheet, width / 2, y, width * 0.62, palette.light, 0.9) +
    beside(stage, sides) +
    digits +
    coin(stage, width * 0.5, stage.bottom - 20, 22, 0.8) +
    glints(stage, 8)
  );
};

/** A card half scratched, its prizes shining through. */
export const scratchCard: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const w = width * 0.74;
  const h = span * 0.8;
  const y = middle(stage);
  const left = (width - w) / 2;
  const cell = (w - 40) / 3;
  const lean = Math.round(between(random, -7, 7));
  const clip = sheet.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${n(left + 14)}" y="${n(y - h * 0.2)}" width="${n(w - 28)}" height="${n(h * 0.62)}" rx="10"/></clipPath>`,
  );
  const wins = times(6, (index) =>
    figure(stage, prop(stage, index % 2 === 0 ? 0 : index), {
      x: left + 20 + cell * ((index % 3) + 0.5),
      y: y - h * 0.05 + Math.floor(index / 3) * h * 0.3,
      size: cell * 0.78,
      turned: lean,
    }),
  ).join('');
  const silver = `<path d="M${n(left + w * between(random, 0.42, 0.6))} ${n(y - h * 0.2)}l-16 26l22 12l-30 28l26 14l-34 30l18 16l-26 ${n(h * 0.3)}H${width}V${n(y - h * 0.2)}Z" fill="${linear3(sheet)}"/>`;
  return (
    glow(sheet, width / 2, y, width * 0.62, palette.light, 0.9) +
    `<g transform="rotate(${lean} ${n(width / 2)} ${n(y)})"><rect x="${n(left + 4)}" y="${n(y - h / 2 + 9)}" width="${n(w)}" height="${n(h)}" rx="18" fill="#000" opacity=".4"/><rect x="${n(left)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h)}" rx="18" fill="${palette.base}"/><rect x="${n(left + 5)}" y="${n(y - h / 2 + 5)}" width="${n(w - 10)}" height="${n(h - 10)}" rx="14" fill="none" stroke="${palette.accent}" stroke-width="3" stroke-dasharray="7 5"/>${label('WIN', width / 2, y - h * 0.34, h * 0.17, palette.accent, 'bungee')}<rect x="${n(left + 14)}" y="${n(y - h * 0.2)}" width="${n(w - 28)}" height="${n(h * 0.62)}" rx="10" fill="#fff7e0"/><g clip-path="url(#${clip})">${wins}${silver}</g></g>` +
    coin(stage, width * 0.76, stage.bottom - 34, 34, 0.96, -20) +
    glints(stage, 7)
  );
};

/** The ladder of the pots over a hill of gold. */
export const pots: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const names = ['GRAND', 'MAJOR', 'MINOR', 'MINI'] as const;
  const colors = ['#c3162c', '#7a24c9', '#1d6fe0', '#17a35c'] as const;
  const amount = (): string =>
    `${1 + Math.floor(random() * 9)},${String(Math.floor(random() * 1000)).padStart(3, '0')},${String(Math.floor(random() * 1000)).padStart(3, '0')}`;
  const rungs = names
    .map((name, index) => {
      const w = width * (0.8 - index * 0.13);
      const y = stage.top + 16 + index * 31;
      const gilt = linear2(sheet);
      return `<rect x="${n((width - w) / 2 - 3)}" y="${n(y - 15)}" width="${n(w + 6)}" height="29" rx="14" fill="${gilt}"/><rect x="${n((width - w) / 2)}" y="${n(y - 12)}" width="${n(w)}" height="23" rx="11" fill="${colors[index] ?? '#c3162c'}"/>${label(index < 2 ? `${name}  ${amount()}` : name, width / 2, y, 13, '#fffbe0', 'russo-one', w - 24)}`;
    })
    .join('');
  const size = span * 0.5;
  return (
    glow(sheet, width / 2, stage.bottom - size * 0.5, width * 0.6, palette.accent, 0.8) +
    lead(stage, figure(stage, stage.hero, { x: width / 2, y: stage.bottom - size * 0.54, size })) +
    heap(stage, stage.bottom - 28, 4) +
    rungs +
    glints(stage, 6)
  );
};

function linear2(sheet: Stage['sheet']): string {
  return `url(#${sheet.define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff4bd"/><stop offset=".5" stop-color="#c9851a"/><stop offset="1" stop-color="#ffe28a"/></linearGradient>`)})`;
}

function linear3(sheet: Stage['sheet']): string {
  return `url(#${sheet.define((id) => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#d9dde6"/><stop offset=".45" stop-color="#9aa3b3"/><stop offset=".6" stop-color="#eef1f6"/><stop offset="1" stop-color="#8c95a6"/></linearGradient>`)})`;
}

/** Who the draw is named after, the numbers at its feet. */
export const luckyNumber: Composer = (stage) => {
  const { random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const size = span * 0.68;
  const count = 5;
  const row = times(count, (index) =>
    ball(
      stage,
      width * (0.13 + index * 0.185),
      stage.bottom - 36 - Math.abs(index - 2) * 5,
      31,
      ballColors[index % 6] ?? '#d6162b',
      String(1 + Math.floor(random() * 49)),
    ),
  ).join('');
  return (
    glow(stage.sheet, width / 2, stage.top + size * 0.52, width * 0.6, palette.light, 0.9) +
    lead(
      stage,
      figure(stage, stage.hero, { x: width / 2, y: stage.top + size * 0.52, size, rotate: between(random, -6, 6) }),
    ) +
    row +
    glints(stage, 8)
  );
};

/** A betting slip with its numbers ringed. */
export const slip: Composer = (stage) => {
  const { sheet, random, palette, width } = stage;
  const span = stage.bottom - stage.top;
  const w = width * 0.6;
  const h = span * 0.94;
  const y = middle(stage);
  const left = (width - w) / 2;
  const cell = w / 6;
  const chosen = new Set(
    shuffled(
      random,
      times(25, (index) => index),
    ).slice(0, 6),
  );
  const grid = times(25, (index) => {
    const x = left + cell * ((index % 5) + 1);
    const cy = y - h * 0.2 + Math.floor(index / 5) * (h * 0.145);
    const ring = chosen.has(index)
      ? `<circle cx="${n(x)}" cy="${n(cy)}" r="${n(cell * 0.4)}" fill="none" stroke="#d6162b" stroke-width="3.4"/>`
      : '';
    return label(String(index + 1), x, cy, cell * 0.42, '#3a3550', 'russo-one') + ring;
  }).join('');
  const teeth = times(
    12,
    (index) =>
      `L${n(left + ((index + 0.5) * w) / 12)} ${n(y + h / 2 + 9)}L${n(left + ((index + 1) * w) / 12)} ${n(y + h / 2)}`,
  ).join('');
  const paper = `M${n(left)} ${n(y - h / 2)}H${n(left + w)}V${n(y + h / 2)}H${n(left)}Z`;
  const torn = `M${n(left)} ${n(y + h / 2)}${teeth}Z`;
  const spots = [
    [0.12, 0.26, 34],
    [0.89, -0.3, 31],
    [0.86, 0.34, 28],
  ] as const;
  const balls = spots
    .map(([x, dy, r]) =>
      ball(stage, x * width, y + dy * span, r, pick(random, ballColors), String(1 + Math.floor(random() * 49))),
    )
    .join('');
  return (
    glow(sheet, width / 2, y, width * 0.6, palette.light, 0.9) +
    `<g transform="rotate(${n(between(random, -8, 8))} ${n(width / 2)} ${n(y)})"><path d="${paper}${torn}" fill="#000" opacity=".4" transform="translate(4 9)"/><path d="${paper}${torn}" fill="${linear(
      sheet,
      [
        [0, '#fffdf4'],
        [1, '#efe3c8'],
      ],
    )}"/><rect x="${n(left)}" y="${n(y - h / 2)}" width="${n(w)}" height="${n(h * 0.19)}" fill="${lighten(palette.base, 0.05)}"/>${label('LUCKY', width / 2, y - h * 0.405, h * 0.1, '#ffffff', 'bungee')}${grid}</g>` +
    balls +
    coin(stage, width * 0.5, stage.bottom - 8, 20, 0.8) +
    glints(stage, 7)
  );
};
