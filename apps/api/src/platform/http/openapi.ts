import {
  type ErrorCode,
  ErrorEnvelope,
  errorCodes,
  type Operation,
  PAYLOAD_TYPE,
  pictureTypes,
} from '@champa/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/**
 * Serves the OpenAPI document of every contract operation on this server, at `/api/openapi.json`. It is written from
 * the same schemas that parse and serialize, so it cannot differ from the server's behaviour.
 */
export function serveOpenApi(app: FastifyInstance, title: string): void {
  const operations: Operation[] = [];
  app.addHook('onRoute', ({ config, method }: RouteOptions) => {
    const operation = config?.operation;
    if (operation && operation.method === method) operations.push(operation);
  });
  let written: string | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    written ??= JSON.stringify(openApiDocument(operations, title));
    return reply.type('application/json').send(written);
  });
}

/** The OpenAPI 3.1 document of some operations. */
export function openApiDocument(operations: readonly Operation[], title: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Amounts are decimal strings of main units. Instants are ISO 8601.' },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(ErrorEnvelope, 'output') },
    },
  };
}

function describe(operation: Operation): Json {
  const parameters = [...parametersOf(operation.params, 'path'), ...parametersOf(operation.query, 'query')];
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.path.split('/')[2]],
    ...(operation.access === 'public' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body ? { requestBody: { required: true, content: bodyContent(operation, operation.body) } } : {}),
    responses: { 200: { description: 'Done', content: json(successSchema(operation)) }, ...refusals(operation) },
  };
}

function bodyContent({ bodyType, encrypted }: Operation, body: z.ZodMiniType): Json {
  const schema = schemaOf(body, 'input');
  if (bodyType === 'picture') {
    return Object.fromEntries(pictureTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
  }
  if (bodyType === 'form') return { 'application/x-www-form-urlencoded': { schema } };
  return { ...json(schema), ...(encrypted ? { [PAYLOAD_TYPE]: { schema: { type: 'string' } } } : {}) };
}

function successSchema(operation: Operation): Json {
  return {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value: schemaOf(operation.value, 'input') },
  };
}

function refusals(operation: Operation): Json {
  const codes = [...new Set([...refusalsOf(operation), ...(operation.errors ?? [])])];
  const byStatus = Map.groupBy(codes, (code) => errorCodes[code].status);
  return Object.fromEntries(
    Array.from(byStatus, ([status, of]) => [
      status,
      { description: of.join(', '), content: json({ $ref: '#/components/schemas/Error' }) },
    ]),
  );
}

/** Those that follow from what the operation declares of its caller. */
function refusalsOf(operation: Operation): ErrorCode[] {
  if (operation.access === 'public') return [];
  if (operation.access !== 'staff') return ['NOT_LOGGED_IN'];
  const { permission, whileEnrolling, fresh } = operation;
  return [
    'NOT_LOGGED_IN',
    ...(whileEnrolling ? [] : (['STAFF_ENROLMENT_NEEDED'] as const)),
    ...(permission === 'own' ? [] : (['FORBIDDEN'] as const)),
    ...(fresh ? (['STAFF_FRESH_NEEDED'] as const) : []),
  ];
}

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
