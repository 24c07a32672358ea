import { type Access, type Operation, type OperationValue, PICTURE_BYTES, successEnvelope } from '@champa/contract';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { readLately } from '../replica.ts';
import { ApiError } from './api-error.ts';
import type { AskedBy, Authenticate, AuthenticateStaff, MemberPrincipal, StaffPrincipal } from './principal.ts';

type Part<O extends Operation, K extends 'params' | 'query' | 'body'> = O[K] extends z.ZodMiniType
  ? z.output<O[K]>
  : undefined;

type PrincipalOf<A extends Access> = A extends 'member' ? MemberPrincipal : A extends 'staff' ? StaffPrincipal : null;

/** One call, parsed and signed in as its operation requires. */
export type Call<O extends Operation> = {
  params: Part<O, 'params'>;
  query: Part<O, 'query'>;
  body: Part<O, 'body'>;
  principal: PrincipalOf<O['access']>;
  request: FastifyRequest;
  ip: string;
  /** Adds a cookie to the answer, by the value of its header. */
  setCookie: (header: string) => void;
};

/**
 * Takes an idempotency key for what a call asks for.
 *
 * @throws ApiError IDEMPOTENCY_CONFLICT where the caller has used the key for something else
 */
export type ClaimKey = (
  holder: string,
  key: string,
  asked: { operation: string; params: unknown; body: object },
) => Promise<void>;

/** A call that an employee made without its permission. */
export type Refusal = { operation: string; permission: string; ip: string; requestId: string };
export type NoteRefusal = (who: StaffPrincipal, refusal: Refusal) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    authenticateMember: Authenticate<MemberPrincipal>;
    authenticateStaff: AuthenticateStaff;
    /**
     * Decrypts the body of an operation that takes encrypted ones, or refuses a plain one where the brand requires
     * encryption.
     */
    openPayload: (operation: Operation, body: unknown) => Promise<unknown>;
    claimKey?: ClaimKey;
    /** Records that an employee was refused a call, in the audit log. */
    noteRefusal?: NoteRefusal;
  }
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/**
 * Registers an operation of the contract: requests are parsed and signed in, answers hold what the contract declares.
 */
export function route<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handle: (call: Call<O>) => Promise<z.input<O['value']> | OperationValue<O>>,
): void {
  register(app, operation, async (call) => ({ success: true, value: await handle(call) }));
}

/** A file that a call answers with, whole or read while it is sent. */
export type CsvFile = { name: string; content: string | Readable };

/** The same for an operation that answers with a file, without envelope. */
export function csvRoute<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handle: (call: Call<O>) => Promise<CsvFile>,
): void {
  register(app, operation, async (call, reply) => {
    const { name, content } = await handle(call);
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      })
      .send(content);
  });
}

function register<O extends Operation>(
  app: FastifyInstance,
  operation: O,
  answer: (call: Call<O>, reply: FastifyReply) => Promise<unknown>,
): void {
  app.route({
    ...routeOf(operation),
    ...(operation.access === 'staff'
      ? {
          // Before the body is read: a call that is refused says nothing of what it would have accepted.
          onRequest: async (request: FastifyRequest) =>
            void admitted.set(request, await admit(app, operation, request)),
        }
      : {}),
    ...(operation.encrypted
      ? {
          preValidation: async (request: FastifyRequest) => {
            request.body = await app.openPayload(operation, request.body);
          },
        }
      : {}),
    handler: async (request, reply) => {
      const principal = (admitted.get(request) ?? (await memberOf(app, operation.access, request))) as PrincipalOf<
        O['access']
      >;
      if (principal?.kind === 'staff') requireFresh(operation, principal, request.body);
      if (principal) await claimKeyOf(app, operation, request, holderOf(principal));
      const call = {
        params: request.params as Part<O, 'params'>,
        query: request.query as Part<O, 'query'>,
        body: request.body as Part<O, 'body'>,
        principal,
        request,
        ip: request.ip,
        setCookie: (header: string) => void reply.header('set-cookie', header),
      };
      return operation.isReport ? readLately(() => answer(call, reply)) : answer(call, reply);
    },
  });
}

/** Fastify's options of an operation: for `route`, and for a route that sends prepared bytes. */
export function routeOf(operation: Operation) {
  return {
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operation },
    ...(operation.bodyType === 'picture' ? { bodyLimit: PICTURE_BYTES } : {}),
    schema: {
      operationId: operation.id,
      summary: operation.summary,
      tags: [operation.path.split('/')[2]!],
      ...(operation.access === 'public' ? {} : { security: [{ session: [] }] }),
      ...(operation.params ? { params: operation.params } : {}),
      ...(operation.query ? { querystring: operation.query } : {}),
      ...(operation.body ? { body: operation.body } : {}),
      response: { 200: successEnvelope(operation.value) },
    },
  };
}

/** One idempotency key asks for one thing, whichever module keeps what it did. */
async function claimKeyOf(
  app: FastifyInstance,
  { id: operation }: Operation,
  { params, body }: FastifyRequest,
  holder: string,
): Promise<void> {
  if (typeof body !== 'object' || body === null || !('idempotencyKey' in body)) return;
  await app.claimKey?.(holder, String(body.idempotencyKey), { operation, params, body });
}

function holderOf(principal: MemberPrincipal | StaffPrincipal): string {
  return principal.kind === 'member' ? `member:${principal.memberId}` : `staff:${principal.staffId}`;
}

/** The employees whose calls have been admitted. */
const admitted = new WeakMap<FastifyRequest, StaffPrincipal>();

/**
 * @throws ApiError NOT_LOGGED_IN, STAFF_ENROLMENT_NEEDED where a second factor has to be added first, or FORBIDDEN without the operation's
 *   permission
 */
async function admit(
  app: FastifyInstance,
  { id, permission, whileEnrolling }: Operation & { access: 'staff' },
  request: FastifyRequest,
): Promise<StaffPrincipal> {
  const token = bearerToken(request);
  const principal = token && (await app.authenticateStaff(token, request.ip, askedBy(request)));
  if (!principal) throw new ApiError('NOT_LOGGED_IN');
  if (principal.mustEnrol && whileEnrolling !== true) throw new ApiError('STAFF_ENROLMENT_NEEDED');
  if (permission === 'own' || principal.permissions.has(permission)) return principal;
  await app.noteRefusal?.(principal, { operation: id, permission, ip: request.ip, requestId: request.id });
  throw new ApiError('FORBIDDEN', { permission });
}

function askedBy(request: FastifyRequest): AskedBy {
  return request.headers['x-asked-by'] === 'screen' ? 'screen' : 'person';
}

/** Before anything is changed, and before the key counts: the call is sent again as it is. @throws ApiError STAFF_FRESH_NEEDED */
function requireFresh(operation: Operation, { isFresh }: StaffPrincipal, body: unknown): void {
  if (operation.access !== 'staff' || operation.fresh === undefined || isFresh) return;
  if (operation.fresh === true) throw new ApiError('STAFF_FRESH_NEEDED');
  const asked = Object.entries(operation.fresh).some(([field, values]) =>
    values.includes(String((body as Record<string, unknown>)[field])),
  );
  if (asked) throw new ApiError('STAFF_FRESH_NEEDED');
}

async function memberOf(app: FastifyInstance, access: Access, request: FastifyRequest) {
  if (access === 'public') return null;
  const token = bearerToken(request);
  const principal = token && (await app.authenticateMember(token, request.ip));
  if (!principal) throw new ApiError('NOT_LOGGED_IN');
  return principal;
}

/** The token of `Authorization: Bearer`, if there is one. */
export function bearerToken(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
