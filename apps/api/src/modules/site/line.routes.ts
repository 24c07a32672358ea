import { LINE_PICTURE } from '@champa/contract/constants';
import type { FastifyInstance } from 'fastify';

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * The picture that the site loads from each of the brand's lines, to measure them. A picture, because the page's policy lets
 * nothing else come from another origin; never cached, so that each load goes over the line.
 */
export function lineRoutes(app: FastifyInstance): void {
  app.get(LINE_PICTURE, { schema: { hide: true } as never }, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/gif')
      .send(PIXEL),
  );
}
