import type { Texture } from 'pixi.js';
import type { RouletteRules } from '../../../protocol.ts';
import { type Brush, fade, linear, paint, radial } from '../stage/paint.ts';

/** Half the side of the wheel's textures, in their own pixels. */
export const WHEEL_UNITS = 320;
const R = WHEEL_UNITS * 0.97;
const ROTOR = 0.79;
const NUMBERS_IN = 0.655;
const POCKETS_IN = 0.485;

export const FIELD_COLORS = {
  red: ['#e23440', '#a30f1d'],
  black: ['#34343f', '#101016'],
  green: ['#23b06a', '#0a6a3a'],
} as const;

export function colorOf(rules: RouletteRules, number: number): keyof typeof FIELD_COLORS {
  if (number === 0) return 'green';
  return rules.red.includes(number) ? 'red' : 'black';
}

/** The fixed bowl: wood, the track of the ball, and eight diamonds that deflect it. */
export function paintBowl(resolution: number): Texture {
  return onWheel(resolution, (brush) => {
    disc(brush, 1, radial(brush, -R * 0.3, -R * 0.4, R * 1.7, ['#b8743a', '#7a4018', '#3c1a08', '#1c0a03']));
    ring(brush, 0.985, 0.02, linear(brush, [0, -R], [0, R], ['#fff2c0', '#c88a2a', '#6a3c08', '#e8b84a']));
    ring(brush, 0.935, 0.012, '#2a1204');
    disc(brush, 0.93, radial(brush, 0, 0, R * 0.93, ['#2a1206', '#2a1206', '#6a3814', '#a8682c', '#5a2c0e']));
    ring(brush, 0.885, 0.05, linear(brush, [0, -R], [0, R], ['#3a1c0a', '#8a5424', '#c88a4a']));
    ring(brush, 0.82, 0.014, linear(brush, [0, -R], [0, R], ['#fff2c0', '#b47820', '#5a3408']));
    for (let index = 0; index < 8; index += 1) diamond(brush, (index * Math.PI) / 4 + 0.2, index % 2 === 0);
  });
}

/** The rotor, with the zero at its top. */
export function paintRotor(rules: RouletteRules, resolution: number): Texture {
  const step = (Math.PI * 2) / rules.wheel.length;
  return onWheel(resolution, (brush) => {
    disc(brush, ROTOR + 0.012, linear(brush, [0, -R], [0, R], ['#fff0b8', '#c8902c', '#5c3608']));
    rules.wheel.forEach((number, index) => {
      const [light, deep] = FIELD_COLORS[colorOf(rules, number)];
      const angle = index * step - Math.PI / 2;
      sector(brush, angle, step, NUMBERS_IN, ROTOR, radial(brush, 0, 0, R * ROTOR, [deep, deep, light]));
      sector(
        brush,
        angle,
        step,
        POCKETS_IN,
        NUMBERS_IN,
        radial(brush, 0, 0, R * NUMBERS_IN, ['#000000', shadeOf(deep), deep]),
      );
    });
    rules.wheel.forEach((_, index) => fret(brush, (index - 0.5) * step));
    ring(brush, NUMBERS_IN, 0.008, '#e8c060');
    ring(brush, ROTOR, 0.008, '#e8c060');
    rules.wheel.forEach((number, index) => numeral(brush, String(number), index * step));
    cone(brush);
  });
}

/** Fixed light over the turning rotor. */
export function paintGloss(resolution: number): Texture {
  return onWheel(resolution, (brush) => {
    brush.save();
    brush.beginPath();
    brush.arc(0, 0, R * 0.99, 0, Math.PI * 2);
    brush.clip();
    brush.fillStyle = radial(brush, -R * 0.42, -R * 0.55, R * 0.95, [
      fade('#ffffff', 0.3),
      fade('#ffffff', 0.08),
      fade('#ffffff', 0),
    ]);
    brush.fillRect(-R, -R, R * 2, R * 2);
    brush.fillStyle = radial(brush, R * 0.1, R * 0.2, R * 1.25, [
      fade('#000000', 0),
      fade('#000000', 0),
      fade('#000000', 0.42),
    ]);
    brush.fillRect(-R, -R, R * 2, R * 2);
    brush.restore();
  });
}

export function paintBall(resolution: number): Texture {
  return paint(40, 40, resolution, (brush) => {
    brush.fillStyle = radial(brush, 15, 13, 20, ['#ffffff', '#f4f4fa', '#a8a8b8']);
    brush.beginPath();
    brush.arc(20, 20, 15, 0, Math.PI * 2);
    brush.fill();
  });
}

function onWheel(resolution: number, draw: (brush: Brush) => void): Texture {
  return paint(WHEEL_UNITS * 2, WHEEL_UNITS * 2, resolution, (brush) => {
    brush.translate(WHEEL_UNITS, WHEEL_UNITS);
    draw(brush);
  });
}

function disc(brush: Brush, radius: number, fill: string | CanvasGradient): void {
  brush.beginPath();
  brush.arc(0, 0, R * radius, 0, Math.PI * 2);
  brush.fillStyle = fill;
  brush.fill();
}

function ring(brush: Brush, radius: number, width: number, stroke: string | CanvasGradient): void {
  brush.beginPath();
  brush.arc(0, 0, R * radius, 0, Math.PI * 2);
  brush.lineWidth = R * width;
  brush.strokeStyle = stroke;
  brush.stroke();
}

function sector(brush: Brush, angle: number, width: number, from: number, to: number, fill: CanvasGradient): void {
  brush.beginPath();
  brush.arc(0, 0, R * to, angle - width / 2, angle + width / 2);
  brush.arc(0, 0, R * from, angle + width / 2, angle - width / 2, true);
  brush.closePath();
  brush.fillStyle = fill;
  brush.fill();
}

function fret(brush: Brush, angle: number): void {
  brush.save();
  brush.rotate(angle);
  brush.fillStyle = linear(brush, [-2, 0], [2, 0], ['#fff4cc', '#d8a23a', '#6a420c']);
  brush.fillRect(-1.4, -R * ROTOR, 2.8, R * (ROTOR - POCKETS_IN));
  brush.restore();
}

function numeral(brush: Brush, text: string, angle: number): void {
  brush.save();
  brush.rotate(angle);
  brush.translate(0, -R * (ROTOR + NUMBERS_IN) * 0.5);
  brush.font = `800 ${R * 0.088}px "Inter Variable", sans-serif`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = '#ffffff';
  brush.shadowColor = 'rgb(0 0 0 / 0.7)';
  brush.shadowBlur = 3;
  brush.fillText(text, 0, 1);
  brush.restore();
}

function cone(brush: Brush): void {
  disc(
    brush,
    POCKETS_IN,
    radial(brush, -R * 0.1, -R * 0.14, R * POCKETS_IN * 1.25, ['#d89a56', '#8a4c1e', '#4a2209', '#2a1004']),
  );
  ring(brush, POCKETS_IN, 0.016, linear(brush, [0, -R * 0.5], [0, R * 0.5], ['#fff0b8', '#c8902c', '#6a420c']));
  for (let spoke = 0; spoke < 16; spoke += 1) {
    brush.save();
    brush.rotate((spoke * Math.PI) / 8);
    brush.fillStyle = fade('#1c0a02', spoke % 2 ? 0.14 : 0.3);
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.arc(0, 0, R * POCKETS_IN, -0.05, 0.05);
    brush.fill();
    brush.restore();
  }
  ring(brush, 0.3, 0.012, fade('#f6c445', 0.75));
  for (let arm = 0; arm < 4; arm += 1) {
    brush.save();
    brush.rotate((arm * Math.PI) / 2 + Math.PI / 4);
    brush.shadowColor = 'rgb(0 0 0 / 0.5)';
    brush.shadowBlur = 8;
    brush.fillStyle = linear(brush, [-R * 0.03, 0], [R * 0.03, 0], ['#8a5c10', '#fff2c0', '#c8902c', '#6a420c']);
    brush.beginPath();
    brush.roundRect(-R * 0.02, -R * 0.26, R * 0.04, R * 0.26, R * 0.02);
    brush.fill();
    brush.beginPath();
    brush.arc(0, -R * 0.27, R * 0.042, 0, Math.PI * 2);
    brush.fill();
    brush.restore();
  }
  brush.shadowColor = 'rgb(0 0 0 / 0.55)';
  brush.shadowBlur = 14;
  disc(brush, 0.115, radial(brush, -R * 0.03, -R * 0.04, R * 0.15, ['#fffbe0', '#e8b84a', '#7a4c0c']));
  brush.shadowColor = 'transparent';
  disc(brush, 0.06, radial(brush, -R * 0.02, -R * 0.025, R * 0.08, ['#ffffff', '#f6d070', '#9a6410']));
}

function diamond(brush: Brush, angle: number, isAlong: boolean): void {
  brush.save();
  brush.rotate(angle);
  brush.translate(0, -R * 0.885);
  if (isAlong) brush.rotate(Math.PI / 2);
  brush.shadowColor = 'rgb(0 0 0 / 0.6)';
  brush.shadowBlur = 6;
  brush.fillStyle = linear(brush, [-R * 0.02, 0], [R * 0.02, 0], ['#fffbe0', '#d8a23a', '#7a4c0c']);
  brush.beginPath();
  brush.moveTo(0, -R * 0.036);
  brush.lineTo(R * 0.013, 0);
  brush.lineTo(0, R * 0.036);
  brush.lineTo(-R * 0.013, 0);
  brush.fill();
  brush.restore();
}

function shadeOf(color: string): string {
  const channel = (at: number) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * 0.55);
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}
