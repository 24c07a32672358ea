import { castle, curtains, skyline, stupas, temple } from './built.ts';
import { bands, circuit, deco, halftone, lattice, papercut, seigaiha, synthwave, velvet } from './graphic.ts';
import { dunes, hills, mountains, snow, volcano, woods } from './land.ts';
import type { Painter } from './paint.ts';
import { bokeh, clouds, rays, smoulder, space, spotlights } from './sky.ts';
import { river, undersea } from './water.ts';

/** Every background of a cover. */
export const scenes = {
  rays,
  bokeh,
  space,
  clouds,
  spotlights,
  smoulder,
  mountains,
  dunes,
  woods,
  snow,
  volcano,
  hills,
  undersea,
  river,
  skyline,
  temple,
  stupas,
  castle,
  curtains,
  halftone,
  deco,
  seigaiha,
  bands,
  synthwave,
  papercut,
  lattice,
  circuit,
  velvet,
} as const satisfies Record<string, Painter>;
export type SceneName = keyof typeof scenes;
