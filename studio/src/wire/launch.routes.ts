import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { openSession } from '../sessions/sessions.ts';
import { potsNow } from '../pots/pots.ts';
import { SlotExtra } from '../protocol.ts';
import type { Studio } from '../studio.ts';
import { writeExact } from './exact-json.ts';
import { presentPot } from './jackpots.ts';
import { presentTitle } from './game-list.ts';
import { OperatorError } from './operator-error.ts';
import { findReportedRound, type Recall } from './round-report.ts';
import { isSignedBy, SIGNATURE_HEADER } from './signature.ts';

// Some operators send an empty text if they have no URL.
const HttpUrl = z.union([z.url({ protocol: /^https?$/ }), z.literal(''), z.null()]);

const Currency = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{2,31}$/));

const GameUrlRequest = z.object({
  game_code: z.string(),
  currency: Currency,
  lang: z._default(z.string().check(z.maxLength(16)), 'en'),
  /** Absent for a demo player without an account. */
  user: z._default(z.nullable(z.string().check(z.maxLength(128))), null),
  token: z._default(z.nullable(z.string().check(z.maxLength(1_024))), null),
  lobby_url: z._default(HttpUrl, null),
  deposit_url: z._default(HttpUrl, null),
  /** What this player may have for a price, by the operator's setting and the player's jurisdiction; absent: nothing. */
  extras: z._default(z.array(SlotExtra), []),
});

const RoundRequest = z.object({
  user: z.string(),
  round: z.optional(z.string()),
  transaction_uuid: z.optional(z.string()),
});

const JackpotsRequest = z.object({ currency: Currency });

const VendorPath = z.object({ vassalage: z.string() });

/**
 * The operator's calls to a vendor, at `/vendors/:vassalage/operator/generic/v2`. Every call is signed over its exact bytes;
 * errors are HTTP 4xx with `{code, message}`.
 */
export function launchRoutes(app: FastifyInstance, studio: Studio, operatorKey: KeyObject, recall: Recall): void {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(answerOperatorError);

  app.post('/game/url', async (request) => {
    const launch = readSigned(request, operatorKey, GameUrlRequest);
    const title = studio.titles.findPlayable(vendorOf(studio, request), launch.game_code);
    if (!title) throw new OperatorError('GAME_UNDER_MAINTENANCE', `no engine plays ${launch.game_code} now`);
    if (launch.currency !== 'XXX' && (!launch.user || !launch.token)) {
      throw new OperatorError('WRONG_TYPES', 'user and token are needed but for demo play');
    }
    const secret = await openSession(studio, {
      title,
      player: launch.user ?? '',
      currency: launch.currency,
      token: launch.token ?? '',
      lang: launch.lang,
      lobbyUrl: launch.lobby_url || null,
      depositUrl: launch.deposit_url || null,
      extras: [...new Set(launch.extras)],
    });
    // In the fragment, which browsers do not send: the secret reaches no server's log.
    return { url: `${studio.settings.publicUrl}/play/#s=${secret}` };
  });

  app.post('/game/list', (request) => {
    readSigned(request, operatorKey, z.object({}));
    return studio.titles.ofVendor(vendorOf(studio, request)).map(presentTitle);
  });

  app.post('/jackpots', async (request, reply) => {
    const { currency } = readSigned(request, operatorKey, JackpotsRequest);
    const pots = await potsNow(studio, vendorOf(studio, request), currency);
    return reply.type('application/json').send(writeExact(pots.map((pot) => presentPot(pot, currency))));
  });

  app.post('/game/round', async (request) => {
    const asked = readSigned(request, operatorKey, RoundRequest);
    const roundId = await findReportedRound(studio, { ...asked, vassalage: vendorOf(studio, request) });
    if (!roundId) throw new OperatorError('ROUND_NOT_FOUND', 'no such round of this player');
    return { url: `${studio.settings.publicUrl}/recall/${recall.issue(roundId)}` };
  });
}

/** The fields of a signed call of the operator. Throws INVALID_SIGNATURE, WRONG_SYNTAX or WRONG_TYPES. */
export function readSigned<T>({ body, headers }: FastifyRequest, operatorKey: KeyObject, schema: z.ZodMiniType<T>): T {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  if (!isSignedBy(operatorKey, bytes, headers[SIGNATURE_HEADER])) {
    throw new OperatorError('INVALID_SIGNATURE', 'the signature does not fit the body');
  }
  const parsed = z.safeParse(schema, readJson(bytes));
  if (!parsed.success) throw new OperatorError('WRONG_TYPES', z.prettifyError(parsed.error));
  return parsed.data;
}

// An empty body can be signed, and means no fields.
function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new OperatorError('WRONG_SYNTAX', 'the body is not JSON');
  }
}

export function vendorOf(studio: Studio, { params }: FastifyRequest): string {
  const { vassalage } = z.parse(VendorPath, params);
  if (!studio.titles.hasVendor(vassalage)) throw new OperatorError('UNKNOWN_VENDOR', `no vendor ${vassalage}`);
  return vassalage;
}

export function answerOperatorError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof OperatorError)
    return reply.code(error.status).send({ code: error.code, message: error.message });
  request.log.error({ err: error }, 'an operator call failed');
  return reply.code(500).send({ code: 'INTERNAL', message: 'the call failed' });
}
