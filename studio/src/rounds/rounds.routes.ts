import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { titleOf } from '../catalogue/title-of.ts';
import { RotateRequest } from '../protocol.ts';
import { rotateSeed } from '../sessions/seeds.ts';
import { authenticate } from '../sessions/sessions.ts';
import type { Studio } from '../studio.ts';
import { act } from './act.ts';
import { gameView } from './game-view.ts';
import { parse } from './parse.ts';
import { play } from './play.ts';
import { readRound, acknowledgeRound } from './recall.ts';

const RoundPath = z.object({ id: z.uuid() });

/** The game protocol, without crash flights. */
export function roundRoutes(app: FastifyInstance, studio: Studio): void {
  app.get('/game', async ({ headers }) => {
    const session = await authenticate(studio, headers.authorization);
    return await gameView(studio, session, titleOf(studio, session));
  });

  app.post('/play', async ({ headers, body }) => {
    const session = await authenticate(studio, headers.authorization);
    return await play(studio, session, titleOf(studio, session), body);
  });

  app.post('/rounds/:id/acts', async ({ headers, params, body }) => {
    const session = await authenticate(studio, headers.authorization);
    return await act(studio, session, titleOf(studio, session), parse(RoundPath, params).id, body);
  });

  app.get('/rounds/:id', async ({ headers, params }) => {
    const session = await authenticate(studio, headers.authorization);
    return await readRound(studio, session, parse(RoundPath, params).id);
  });

  app.post('/rounds/:id/shown', async ({ headers, params }) => {
    const session = await authenticate(studio, headers.authorization);
    return await acknowledgeRound(studio, session, parse(RoundPath, params).id);
  });

  app.post('/fairness/rotate', async ({ headers, body }) => {
    const session = await authenticate(studio, headers.authorization);
    return await rotateSeed(studio, session, parse(RotateRequest, body).clientSeed);
  });
}
