import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ARTWORK_VERSION, createArtworkPool, createStandInPool, type Size } from '@champa/artwork';
import type { FastifyInstance } from 'fastify';
import type { Deps, Module } from '../../module.ts';
import { type Artist, createArtist } from './artist.ts';
import type { Picture } from './drawing.ts';
import { type PictureFolder, pictureRoutes } from './picture.routes.ts';
import { PictureStore } from './picture-store.ts';
import { RenderQueue } from './render-queue.ts';

export type Media = Module & {
  artist: Artist;
  /** Serves pictures of one kind. */
  serve: (app: FastifyInstance, pictures: PictureFolder) => void;
  /** Renders missing sizes of a picture, when nobody waits for another. */
  prepare: (picture: Picture, sizes: readonly Size[]) => Promise<void>;
};

type MediaNeeds = Pick<Deps, 'clock' | 'log'> & { config: Pick<Deps['config'], 'CACHE_DIR' | 'PICTURES'> };

/** Pictures: drawn when they are first requested, kept on disk, sent. */
export function createMedia({ config, clock, log }: MediaNeeds): Media {
  const threads = availableParallelism();
  const isDrawn = config.PICTURES === 'drawn';
  const artist = createArtist(isDrawn ? createArtworkPool({ threads }) : createStandInPool());
  // Another version of the artwork draws the same content in another way.
  const folder = path.join(config.CACHE_DIR, 'pictures', isDrawn ? String(ARTWORK_VERSION) : config.PICTURES);
  const store = new PictureStore(folder, new RenderQueue(threads), log);
  return {
    name: 'media',
    artist,
    serve: (app, pictures) => pictureRoutes(app, store, pictures),
    prepare: (picture, sizes) => store.prepare(picture, sizes),
    start: () => store.start(clock.now()),
    stop: () => artist.stop(),
  };
}
