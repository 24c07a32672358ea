import { hash } from 'node:crypto';
import { ARTWORK_VERSION, type Size } from '@champa/artwork';

/** Something that can be drawn: `content` fixes every line of it. */
export type Drawing = {
  content: string;
  /** The picture in each requested size, in that order; drawn once for all. */
  render: (sizes: readonly Size[]) => Promise<Uint8Array[]>;
};

/** A drawing with the key that is part of its address: another picture has another key. */
export type Picture = Pick<Drawing, 'render'> & { key: string };

/** 48 bits: of ten thousand pictures two are alike once in six million catalogues. */
export function keyOf({ content }: Pick<Drawing, 'content'>): string {
  return hash('sha256', `${ARTWORK_VERSION}\n${content}`).slice(0, 12);
}

export function pictureOf(drawing: Drawing): Picture {
  return { key: keyOf(drawing), render: drawing.render };
}
