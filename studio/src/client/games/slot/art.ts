import { atlases } from 'virtual:skin-atlases';
import { type Container, Sprite, Texture } from 'pixi.js';
import * as layout from '../../skins/atlas-layout.ts';
import type { SlotRules } from '../../../protocol.ts';
import type { SlotSkin } from '../../skins/skin.ts';
import { cut, loadSource } from '../stage/images.ts';
import { linear, paint, roundRect } from '../stage/paint.ts';

export type SymbolArt = { still: Texture; blur: Texture; label: Texture | null };

export type SlotArt = {
  symbols: ReadonlyMap<string, SymbolArt>;
  mascot: Texture;
  props: ReadonlyMap<string, Texture>;
};

/** URL of a skin's symbols, for the rules page. */
export function symbolSheet(skin: SlotSkin): string {
  return atlases[skin.id]!.symbols;
}

/** The picture of the atlas for each symbol of the rules: wild and scatter by kind, the others by value. */
export function pictureOf(symbols: SlotRules['symbols']): ReadonlyMap<string, layout.SymbolArtId> {
  const high = ['p1', 'p2', 'p3', 'p4'] as const;
  const low = ['A', 'K', 'Q', 'J', '10'] as const;
  let highs = 0;
  let lows = 0;
  return new Map(
    symbols.map(({ id, kind }) => {
      if (kind === 'wild' || kind === 'scatter') return [id, kind];
      if (kind === 'high') return [id, high[highs++ % high.length]!];
      return [id, low[lows++ % low.length]!];
    }),
  );
}

/** Loads and cuts the pictures of a skin. `labels` are the words on wild and scatter in the player's language. */
export async function loadArt(
  skin: SlotSkin,
  symbols: SlotRules['symbols'],
  labels: Record<'wild' | 'scatter', string>,
): Promise<SlotArt> {
  const urls = atlases[skin.id];
  if (!urls) throw new Error(`no pictures of skin ${skin.id}`);
  const [symbolSource, sceneSource] = await Promise.all([loadSource(urls.symbols), loadSource(urls.scene)]);
  const art = layout.SYMBOL_ART.map((id, index) => ({
    still: cut(symbolSource, layout.symbolCell(index)),
    blur: cut(symbolSource, layout.blurCell(index)),
    label: id === 'wild' || id === 'scatter' ? ribbon(labels[id], skin, id) : null,
  }));
  const pictures = pictureOf(symbols);
  return {
    symbols: new Map(symbols.map(({ id }) => [id, art[layout.SYMBOL_ART.indexOf(pictures.get(id)!)]!])),
    mascot: cut(sceneSource, layout.mascotCell),
    props: new Map(layout.propArt(skin).map((name, index) => [name, cut(sceneSource, layout.propCell(index))])),
  };
}

/** A symbol with its label, one board unit wide per unit; `fit` sets its picture. */
export class SymbolSprite {
  readonly picture = new Sprite();
  readonly label = new Sprite();

  constructor(parent: Container) {
    this.picture.anchor.set(0.5);
    this.label.anchor.set(0.5);
    parent.addChild(this.picture, this.label);
  }

  fit(art: SymbolArt, isBlurred: boolean, size: number): void {
    const texture = isBlurred ? art.blur : art.still;
    if (this.picture.texture !== texture) this.picture.texture = texture;
    this.picture.setSize(size, isBlurred ? size * 1.28 : size);
    this.label.visible = art.label !== null && !isBlurred;
    if (art.label && this.label.visible) {
      if (this.label.texture !== art.label) this.label.texture = art.label;
      this.label.setSize(size * 0.96, size * 0.3);
    }
  }

  moveTo(x: number, y: number, size: number): void {
    this.picture.position.set(x, y);
    this.label.position.set(x, y + size * 0.33);
  }
}

const RIBBON = { width: 240, height: 75 } as const;

function ribbon(text: string, { frame }: SlotSkin, kind: 'wild' | 'scatter'): Texture {
  const { width, height } = RIBBON;
  const isWild = kind === 'wild';
  return paint(width, height, 1.5, (brush) => {
    brush.shadowColor = 'rgb(0 0 0 / 0.6)';
    brush.shadowBlur = 8;
    brush.shadowOffsetY = 3;
    brush.fillStyle = linear(
      brush,
      [0, 8],
      [0, 66],
      isWild ? ['#ff5a4a', '#a50f1f', '#5e0612'] : [frame.metal[0], frame.metal[1], frame.metal[2]],
    );
    roundRect(brush, 14, 9, width - 28, height - 20, 16);
    brush.fill();
    brush.shadowColor = 'transparent';
    brush.lineWidth = 4;
    brush.strokeStyle = linear(brush, [0, 8], [0, 66], ['#fff6cf', '#f6c445', '#8a5208']);
    brush.stroke();
    brush.font = '900 44px "Champa Latin", "Noto Sans Lao Variable", "Noto Sans SC Variable", sans-serif';
    brush.textAlign = 'center';
    brush.textBaseline = 'middle';
    brush.lineJoin = 'round';
    brush.lineWidth = 8;
    const word = text.toLocaleUpperCase();
    const room = width - 48;
    brush.strokeStyle = isWild ? '#3a0408' : '#1c1004';
    brush.strokeText(word, width / 2, 37, room);
    brush.fillStyle = linear(brush, [0, 18], [0, 58], ['#ffffff', '#fff0b8', '#ffc940']);
    brush.fillText(word, width / 2, 37, room);
  });
}
