import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ARTWORK_VERSION, createArtworkPool, createStandInPool, type Size } from '@champa/artwork';
import type { FastifyInstance } from 'fastify';
import type { Deps, Module } from '../../module.ts';
import { type Artist, createArtist } from './artist.ts';
import type { Picture } from './drawing.ts';
import { type PictureFolder, pictureRoutes } from './picture.routes.ts';
import { createFolderFiles } from './folder-files.ts';
import { type PictureFiles, withOwnCopy } from './picture-files.ts';
import { PictureStore } from './picture-store.ts';
import { createS3Files } from './s3-files.ts';
import { RenderQueue } from './render-queue.ts';

export type Media = Module & {
  artist: Artist;
  /** Serves pictures of one kind. */
  serve: (app: FastifyInstance, pictures: PictureFolder) => void;
  /** Renders missing sizes of a picture, when nobody waits for another. */
  prepare: (picture: Picture, sizes: readonly Size[]) => Promise<void>;
};

type PlaceSettings = Pick<Deps['config'], 'CACHE_DIR'> &
  Partial<Pick<Deps['config'], 'PICTURES_S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_FILE'>>;
type MediaNeeds = Pick<Deps, 'clock' | 'log'> & { config: PlaceSettings & Pick<Deps['config'], 'PICTURES'> };

/** Pictures: drawn when they are first requested, kept on disk, sent. */
export function createMedia({ config, clock, log }: MediaNeeds): Media {
  const threads = availableParallelism();
  const isDrawn = config.PICTURES === 'drawn';
  const artist = createArtist(isDrawn ? createArtworkPool({ threads }) : createStandInPool());
  // Another version of the artwork draws the same content in another way.
  const version = isDrawn ? String(ARTWORK_VERSION) : config.PICTURES;
  const store = new PictureStore(filesOf(config, version, log), new RenderQueue(threads), log);
  return {
    name: 'media',
    artist,
    serve: (app, pictures) => pictureRoutes(app, store, pictures),
    prepare: (picture, sizes) => store.prepare(picture, sizes),
    start: () => store.start(clock.now()),
    stop: () => artist.stop(),
  };
}

/** A folder of this server, or of several; with a store of the S3 protocol, the folder is this server's copy. */
function filesOf(config: PlaceSettings, version: string, log: Deps['log']): PictureFiles {
  const { CACHE_DIR, PICTURES_S3_URL, S3_REGION, S3_ACCESS_KEY, S3_SECRET_FILE } = config;
  const folder = createFolderFiles(path.join(CACHE_DIR, 'pictures', version));
  if (!PICTURES_S3_URL || !S3_REGION || !S3_ACCESS_KEY || !S3_SECRET_FILE) return folder;
  const place = {
    url: `${PICTURES_S3_URL}/${version}`,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretFile: S3_SECRET_FILE,
  };
  return withOwnCopy(folder, createS3Files(place, log));
}
