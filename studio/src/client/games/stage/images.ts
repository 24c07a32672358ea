import { ImageSource, Rectangle, Texture } from 'pixi.js';
import type { Cell } from '../../skins/atlas-layout.ts';

/** Fetches and decodes a picture off the main path; mipmaps keep it clean where it is shown small. */
export async function loadSource(url: string): Promise<ImageSource> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return new ImageSource({ resource: image, autoGenerateMipmaps: true, scaleMode: 'linear', label: url });
}

export function cut(source: ImageSource, { x, y, width, height }: Cell): Texture {
  return new Texture({ source, frame: new Rectangle(x, y, width, height) });
}
