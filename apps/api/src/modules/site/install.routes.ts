import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { BrandSettings } from './site.settings.ts';

/** The house's colours as in tokens.css, for a brand that sets none of its own. */
export const houseColours = { 'surface-0': '#0d0a1c', 'surface-1': '#151029' } as const;

/** The logo as a picture: alone, or on the brand's background with room for a mask of any form. */
const icons = {
  'icon-192.png': { size: 192, purpose: 'any', logoShare: 1 },
  'icon-512.png': { size: 512, purpose: 'any', logoShare: 1 },
  // A mask may cut off a tenth at each edge.
  'maskable-512.png': { size: 512, purpose: 'maskable', logoShare: 0.62 },
} as const;

type IconName = keyof typeof icons;

/** The files that installing the site needs: the brand's web manifest, and icons made from its logo. */
export function installRoutes(app: FastifyInstance, brandNow: () => Promise<BrandSettings>): void {
  const hidden = { schema: { hide: true } as never };
  const made = new Map<string, Promise<Buffer>>();

  app.get('/manifest.webmanifest', hidden, async (_request, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=300' }).type('application/manifest+json');
    return reply.send(JSON.stringify(presentManifest(await brandNow())));
  });

  for (const name of Object.keys(icons) as IconName[]) {
    app.get(`/brand/${name}`, hidden, async (_request, reply) => {
      const ground = colourOf(await brandNow(), 'surface-1');
      const key = `${name} ${ground}`;
      const icon = made.get(key) ?? drawIcon(name, ground);
      made.set(key, icon);
      icon.catch(() => made.delete(key));
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/png')
        .send(await icon);
    });
  }
}

export function presentManifest(brand: BrandSettings) {
  const ground = colourOf(brand, 'surface-0');
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang: brand.defaultLanguage === 'cn' ? 'zh' : brand.defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: ground,
    background_color: ground,
    icons: Object.entries(icons).map(([name, { size, purpose }]) => ({
      src: `/brand/${name}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

function colourOf({ tokens }: BrandSettings, token: keyof typeof houseColours): string {
  return tokens[`dark.${token}`] ?? tokens[token] ?? houseColours[token];
}

async function drawIcon(name: IconName, ground: string): Promise<Buffer> {
  const { size, purpose, logoShare } = icons[name];
  const file = createRequire(import.meta.url).resolve('@champa/artwork/brand/logo.svg');
  const width = Math.round(size * logoShare);
  const logo = await sharp(file, { density: 1200 })
    .resize(width, width, { fit: 'contain', background: '#0000' })
    .toBuffer();
  const background = purpose === 'maskable' ? ground : '#0000';
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: logo, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
