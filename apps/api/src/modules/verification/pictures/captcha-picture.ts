import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import * as svgCaptcha from 'svg-captcha';

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRTUVWXY346789';
const LENGTH = 5;

/** Letters of a picture, by the system's random numbers; the library's own are not made for secrets. */
export function captchaText(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]!).join('');
}

/** Draws letters as a PNG that people read better than programs. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const letters = [...text].map((letter) =>
    svgCaptcha.create({ size: 1, charPreset: letter, width: 40, height: 64, noise: 2 }),
  );
  const drawn = letters.map(({ data }, index) => data.replace('<svg ', `<svg x="${index * 34}" overflow="visible" `));
  const width = 34 * text.length + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="64"><rect width="100%" height="100%" fill="#f6f1e7"/>${drawn.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
