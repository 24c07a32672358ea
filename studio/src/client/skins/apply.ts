import lilita from '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2?url';
import cinzel from '@fontsource/cinzel/files/cinzel-latin-900-normal.woff2?url';
import rye from '@fontsource/rye/files/rye-latin-400-normal.woff2?url';
import orbitron from '@fontsource/orbitron/files/orbitron-latin-900-normal.woff2?url';
import type { DisplayFont, SlotSkin } from './skin.ts';

const URLS = { lilita, cinzel, rye, orbitron } as const satisfies Record<DisplayFont, string>;

/** Loads the display font of a game under the name that the style sheets use. The game also works without it. */
export async function loadFont(font: DisplayFont): Promise<void> {
  const face = new FontFace('Champa Latin', `url("${URLS[font]}")`, { weight: '100 900' });
  document.fonts.add(face);
  await face.load().catch(() => undefined);
}

/** Gives the shell the colours of a skin. */
export function applySkin({ frame, scene, font }: SlotSkin, root: HTMLElement): void {
  root.style.setProperty('--accent', frame.accent);
  root.style.setProperty('--metal-light', frame.metal[0]);
  root.style.setProperty('--metal', frame.metal[1]);
  root.style.setProperty('--metal-deep', frame.metal[2]);
  root.style.setProperty('--glass', frame.glass[0]);
  root.style.setProperty('--glass-deep', frame.glass[1]);
  root.style.setProperty('--sky', scene.sky[0]);
  root.dataset['font'] = font;
}
