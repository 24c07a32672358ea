import { bannerWidths, type Language } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { keyOf, type Media, type Picture } from '../media/index.ts';
import { contentAdminRoutes } from './content.admin.routes.ts';
import { type ContentAdmin, createContentAdmin } from './content.admin.ts';
import { type PromotionLink, selectPictureBytes, selectPromotionLinks } from './content.repo.ts';
import { contentRoutes } from './content.routes.ts';
import { runningPromotions } from './domain/timing.ts';
import { LiveContent } from './memory/live-content.ts';
import {
  type ContentPicture,
  createContentPictures,
  isDrawnName,
  PICTURE_FOLDER,
} from './pictures/content-pictures.ts';
import { renderCover } from './pictures/render-added.ts';
import { warmPictures } from './pictures/warm-pictures.ts';

/** Rendering ahead begins when the server's own start is over, and before the covers: a banner is seen first. */
const WARM_AFTER_MS = 1000;

export type Content = Module & {
  admin: ContentAdmin;
  /** A picture of the artwork or of the operator's; null where there is none of that name. */
  pictureOf: (name: string) => ContentPicture['facts'] | null;
  /** The same read from the database: for programs that do not serve requests. */
  hasPicture: (name: string) => Promise<boolean>;
  /** Whether the brand added a picture of this name. */
  hasOwnPicture: (name: string) => Promise<boolean>;
  /** A picture that the brand added, as a game's cover; null: it is gone. */
  coverOf: (name: string) => { picture: Picture; placeholder: string } | null;
  /** The promotions that are switched on, in the brand's order, for modules that handle them. */
  promotionLinks: () => Promise<PromotionLink[]>;
  /** How many promotions run now; 0 where this program does not serve requests. */
  promotionCount: () => number;
  /** Renders the pictures of shown content, with lower priority than visitors' requests. */
  warmPictures: () => Promise<void>;
};

type Needs = {
  media: Media;
  brandLanguage: () => Promise<Language>;
  brandLanguages: () => Promise<readonly Language[]>;
  /** A text that changes with what the bootstrap says. */
  siteRevision: () => Promise<string>;
  record: RecordByHand;
};

/** The operator's content for visitors: banners, notices, announcements, promotions, help. */
export function createContent(
  { pool, log, clock }: Pick<Deps, 'pool' | 'log' | 'clock'>,
  { media, brandLanguage, brandLanguages, siteRevision, record }: Needs,
): Content {
  const pictures = createContentPictures({
    artist: media.artist,
    load: (name) => selectPictureBytes(pool, name),
  });
  const live = new LiveContent({ pool, log, clock, brandLanguage, pictures });
  let isStarted = false;
  let isStopped = false;
  let warming: NodeJS.Timeout | undefined;

  const warm = (): Promise<void> => warmPictures(live.view, media, () => isStopped);
  const warmUnlessStopped = (): Promise<void> =>
    warm().catch((error: Error) => {
      if (!isStopped) log.warn({ err: error }, 'pictures of the content were not rendered ahead');
    });

  const hasPicture = async (name: string): Promise<boolean> =>
    pictures([])(name) !== undefined || (await selectPictureBytes(pool, name)) !== null;
  const admin = createContentAdmin({ pool, clock, record, hasPicture, languages: brandLanguages });
  const servePictures = (app: FastifyInstance): void =>
    media.serve(app, {
      folder: PICTURE_FOLDER,
      widths: bannerWidths,
      find: (name) => live.view.findPicture(name)?.picture,
    });

  return {
    name: 'content',
    admin,
    pictureOf: (name) => (isStarted ? live.view.findPicture : pictures([]))(name)?.facts ?? null,
    promotionLinks: () => selectPromotionLinks(pool),
    hasPicture,
    hasOwnPicture: async (name) => (await selectPictureBytes(pool, name)) !== null,
    coverOf: (name) => {
      const found = isStarted && !isDrawnName(name) ? live.view.findPicture(name) : undefined;
      if (!found) return null;
      const { picture, facts } = found;
      const render = renderCover(() => selectPictureBytes(pool, name));
      return { picture: { key: keyOf({ content: `cover ${picture.key}` }), render }, placeholder: facts.placeholder };
    },
    promotionCount: () => (isStarted ? runningPromotions(live.view.content, clock.now()) : 0),
    warmPictures: warm,
    routes(app) {
      contentRoutes(app, { view: () => live.view, siteRevision });
      servePictures(app);
    },
    adminRoutes(app) {
      contentAdminRoutes(app, { admin, clock, pictures });
      servePictures(app);
    },
    async start() {
      await live.start();
      isStarted = true;
      warming = setTimeout(() => void warmUnlessStopped(), WARM_AFTER_MS).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(warming);
      await live.stop();
    },
  };
}
