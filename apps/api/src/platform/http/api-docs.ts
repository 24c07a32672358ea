import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { absolutePath } from 'swagger-ui-dist';

const INITIALIZER = `window.onload = () => {
  window.ui = SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#swagger-ui',
    deepLinking: true,
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
    layout: 'BaseLayout',
  });
};
`;

const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  `frame-ancestors 'none'`,
  `form-action 'none'`,
  `base-uri 'none'`,
].join('; ');

/** The browsable reference of the API, at `/api/docs`, from our own files. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', POLICY));
    docs.get('/api/docs', async (_request, reply) => reply.redirect('/api/docs/'));
    docs.get('/api/docs/swagger-initializer.js', async (_request, reply) =>
      reply.type('text/javascript').send(INITIALIZER),
    );
    await docs.register(fastifyStatic, { root: absolutePath(), prefix: '/api/docs/', decorateReply: false });
  });
}
