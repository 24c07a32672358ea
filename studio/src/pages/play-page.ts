import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const INDEX = 'index.html';

/** The origins that may frame the game now. */
export type FrameAncestors = () => Promise<string[]>;

/** The built client at `/play/`. Hashed assets are cached for ever, the page itself is revalidated each time. */
export async function playPage(app: FastifyInstance, folder: string, frameAncestors: FrameAncestors): Promise<void> {
  if (!existsSync(`${folder}/${INDEX}`)) {
    app.get('/play/', (_request, reply) =>
      reply.code(503).type('text/plain').send('The game client is not built: build it, then start again.\n'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/play/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  const page = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const ancestors = ["'self'", ...(await frameAncestors())].join(' ');
    reply.headers({
      'content-security-policy': `${POLICY}; frame-ancestors ${ancestors}`,
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    });
    return await reply.sendFile(INDEX);
  };
  app.get('/play/', page);
  app.get(`/play/${INDEX}`, page);
}

// Textures are decoded in workers that the renderer creates from blobs; styles set by scripts count as inline.
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
