import { type Language, missionLeaderboard, missionSummary } from '@champa/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trueMember } from '../../platform/http/principal.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { BoardsService } from './boards.service.ts';
import type { MissionsService } from './missions.service.ts';

type Needs = { missions: MissionsService; boards: BoardsService; defaultLanguage: () => Promise<Language> };
type Wish = { language?: Language | undefined };

export function missionsRoutes(app: FastifyInstance, { missions, boards, defaultLanguage }: Needs): void {
  const languageFor = async ({ language }: Wish, request: FastifyRequest): Promise<Language> =>
    language ?? languageOf(request, await defaultLanguage());

  route(app, missionSummary, async ({ principal, query, request }) =>
    missions.summary(trueMember(principal).memberId, await languageFor(query, request)),
  );

  route(app, missionLeaderboard, async ({ principal, query, request }) => {
    const { memberId } = trueMember(principal);
    const reader = await missions.readerOf(await languageFor(query, request));
    return boards.leaderboard(memberId, { board: query.board, day: query.day }, reader);
  });
}
