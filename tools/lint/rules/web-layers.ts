const SITE = 'apps/web/src/';
/** From the bottom up; everything else (`app`, `routes`, the entries) is above all. */
const layers = ['kit', 'entities', 'features'];

/** Imports of the site go in one direction: routes and app, features, entities, kit (ARCHITECTURE.md, "Rules"). */
export function webBreach(from: string, to: string | null, names: readonly string[]): string | null {
  const [layer, part] = placeOf(from);
  // The content of a call is business; the client that makes it is not.
  if (layer === 'kit' && names.some((name) => /calls$/i.test(name))) return 'kit may not know a call';
  if (!to?.startsWith(SITE)) return null;
  const [toLayer, toPart] = placeOf(to);
  if (heightOf(layer) < heightOf(toLayer)) return `${layer} may not import ${toLayer}`;
  const isSamePart = layer === toLayer && part === toPart;
  if (toLayer === 'features') return isSamePart ? null : featureBreach(layer, to);
  if (toLayer === 'entities') return entityBreach(isSamePart, to);
  return null;
}

function featureBreach(layer: string, to: string): string | null {
  if (layer === 'features') return 'a feature may not import a feature';
  // `dialogs.ts` is a feature's second public file: it is loaded when a dialog is opened.
  return /\/features\/[^/]+\/(index|dialogs)\.tsx?$/.test(to) ? null : 'a feature is met at its index only';
}

function entityBreach(isSamePart: boolean, to: string): string | null {
  const isFace = /\/entities\/[^/]+\/index\.ts$/.test(to);
  if (isSamePart) return isFace ? 'an entity does not import its own index' : null;
  return isFace ? null : 'an entity is met at its index only';
}

function placeOf(file: string): [layer: string, part: string] {
  const [layer = '', part = ''] = file.slice(SITE.length).split('/');
  return [layer, part];
}

function heightOf(layer: string): number {
  const height = layers.indexOf(layer);
  return height === -1 ? layers.length : height;
}
