import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Address, readAddress } from './address.ts';
import type { Picture } from './drawing.ts';
import type { PictureStore } from './picture-store.ts';

/** For an address with the picture's version: it never shows anything else. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** For one without: it may show another picture tomorrow. */
const FOR_AN_HOUR = 'public, max-age=3600';

/** Pictures of one kind. */
export type PictureFolder = {
  folder: string;
  /** The widths they are offered in. */
  widths: readonly number[];
  find: (name: string) => Picture | undefined | Promise<Picture | undefined>;
};

/** `GET /media/{folder}/{name}[.{version}]-{width}.{avif|webp}`. */
export function pictureRoutes(
  app: FastifyInstance,
  store: PictureStore,
  { folder, widths, find }: PictureFolder,
): void {
  app.get<{ Params: { file: string } }>(
    `/media/${folder}/:file`,
    { schema: { hide: true } as never },
    async (request, reply) => {
      const address = readAddress(request.params.file, widths);
      const picture = address && (await find(address.name));
      if (!picture) throw new ApiError('NOT_FOUND');
      return send(request, reply, store, picture, address);
    },
  );
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  store: PictureStore,
  picture: Picture,
  { version, size }: Address,
): Promise<FastifyReply> {
  const etag = `"${picture.key}-${size.width}.${size.format}"`;
  const headers = {
    'cache-control': version === picture.key ? FOR_EVER : FOR_AN_HOUR,
    etag,
    // A brand may serve its pictures from addresses of their own (imageCDNs).
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (request.headers['if-none-match'] === etag) return reply.headers(headers).code(304).send();
  const bytes = await store.get(picture, size);
  return reply.headers({ ...headers, 'content-type': `image/${size.format}` }).send(bytes);
}
