import { captcha, payloadKey, sliderAnswer, sliderPuzzle } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { Challenges } from './challenges.service.ts';
import type { Payloads } from './payloads.service.ts';

type Needs = { challenges: Challenges; payloads: Payloads };

export function challengeRoutes(app: FastifyInstance, { challenges, payloads }: Needs): void {
  route(app, captcha, ({ query, ip }) => challenges.captcha(query.key, ip));
  route(app, sliderPuzzle, ({ ip }) => challenges.slider(ip));
  route(app, sliderAnswer, async ({ body }) => ({
    check: await challenges.solveSlider(body.id, body.x, body.track),
  }));
  route(app, payloadKey, () => payloads.publish());
}
