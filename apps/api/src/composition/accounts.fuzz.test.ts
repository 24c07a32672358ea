import type { Operation } from '@champa/contract';
import * as contract from '@champa/contract';
import { createHash } from 'node:crypto';
import { examples } from '@champa/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAccountsApp, type AccountsApp } from '../testing/accounts-app.ts';
import { createSend } from '../testing/client.ts';

const PASSWORD = 'night-Garden-7';
/** Stands in what is sent wherever a secret may; no answer and no log may have it. */
const SECRET = 'SECRETz9x8c7';

let world: AccountsApp;
let operations: Operation[];
let token: string;
const send = createSend(() => world.app);

beforeAll(async () => {
  world = await createAccountsApp();
  await world.configure('whitelabel', { MOBILENUMREG3: true, MOBILENUMPASSREG3: true, REGMOBVERF3: true });
  const account = { username: 'Fuzzed01', password: PASSWORD, confirmPassword: PASSWORD, termsAccepted: true };
  token = (await send('PUT', '/api/register', account)).value.token;
  const isServed = ({ method, path }: Operation) =>
    world.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') });
  operations = Object.values<unknown>(contract).filter(isOperation).filter(isServed);
});

afterAll(() => world.close());

test('every call of the module is known to the fuzzer', () => {
  expect(operations.map(({ id }) => id)).toEqual(expect.arrayContaining(['login', 'register', 'freePlay', 'captcha']));
  expect(operations.length).toBeGreaterThanOrEqual(35);
});

test('whatever is sent, nothing breaks, no stack is shown, no secret is echoed', async () => {
  await fuzz(operations, { signedIn: fc.boolean(), numRuns: examples(250, 600) });
}, 120_000);

test('nor in the security centre, the profile and the accounts to pay to, signed in', async () => {
  const path = /^\/api\/(?:member\/(?:security|mobile|email|payment-password|profile|icon)|payees)/;
  const own = operations.filter((operation) => path.test(operation.path));
  expect(own.length).toBeGreaterThanOrEqual(16);
  await fuzz(own, { signedIn: fc.constant(true), numRuns: examples(250, 600) });
}, 120_000);

async function fuzz(
  chosen: readonly Operation[],
  { signedIn, numRuns }: { signedIn: fc.Arbitrary<boolean>; numRuns: number },
): Promise<void> {
  const anyCall = fc.constantFrom(...chosen).chain((operation) =>
    fc.record({
      operation: fc.constant(operation),
      body: operation.body ? fc.oneof(ofSchema(operation.body), fc.jsonValue()) : fc.constant(undefined),
      query: operation.query ? ofSchema(operation.query) : fc.constant({}),
      params: operation.params ? ofSchema(operation.params) : fc.constant({}),
      signedIn,
      contentType: fc.constantFrom(
        'application/json',
        'application/json',
        'application/json',
        contract.PAYLOAD_TYPE,
        'application/x-www-form-urlencoded',
        'text/xml',
        'image/png',
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(anyCall, async (call) => {
      const answer = await inject(call);
      expect(answer.statusCode, call.operation.id).toBeLessThan(500);
      expect(() => JSON.parse(answer.body)).not.toThrow();
      expect(answer.body).not.toContain(SECRET);
      expect(answer.body).not.toMatch(/node_modules|\.ts:\d|at [\w.]+ \(/);
    }),
    { numRuns },
  );
  const log = world.logged.join('');
  expect(log).not.toContain(SECRET);
  expect(log).not.toContain(PASSWORD);
  expect(log).not.toContain(token);
}

test('a character that no database can hold is refused as any wrong input', async () => {
  for (const operation of operations.filter(({ body, query }) => body ?? query)) {
    const { properties = {} } = z.toJSONSchema((operation.body ?? operation.query)!, {
      io: 'input',
      unrepresentable: 'any',
    }) as JsonSchema;
    const input = Object.fromEntries(
      Object.entries(properties).map(([name, { type }]) => [name, type === 'string' ? 'a\u0000b' : true]),
    );
    const answer = await inject({
      operation,
      body: operation.body && { ...input, termsAccepted: true, track: [], x: 1 },
      query: operation.query && input,
      params: {},
      signedIn: true,
      contentType: operation.bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
    });
    expect(answer.statusCode, operation.id).toBeLessThan(500);
  }
});

type AnyCall = {
  operation: Operation;
  body: unknown;
  query: unknown;
  params: unknown;
  signedIn: boolean;
  contentType: string;
};

/** Anything in an address: an object made by chance may have a `toString` that is none. */
function inAddress(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function inject({ operation, body, query, params, signedIn, contentType }: AnyCall) {
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(inAddress((params as Record<string, unknown>)?.[name] ?? 'x').toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as object).map(([name, value]) => [name, inAddress(value)]),
  );
  // Sign-out would end the fuzzer's own session; each call comes from an address of its own.
  const isSignOut = operation.id === 'logout';
  const host = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest();
  return world.app.inject({
    method: operation.method,
    url: `${filled}?${search.toString()}`,
    remoteAddress: `10.${host[0]}.${host[1]}.${host[2]}`,
    headers: {
      ...(signedIn && !isSignOut ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': contentType }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

/** Values that fit a schema, nearly fit it, or break it. */
function ofSchema(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return ofJsonSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

type JsonSchema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
};

const textualThings = [
  SECRET,
  PASSWORD,
  'Fuzzed01',
  '+856',
  '2055512345',
  '000000',
  '',
  ' ',
  '\u0000',
  "' OR 1=1 --",
  '$1',
  '../../etc/passwd',
  '<script>',
  '\ud800',
  '__proto__',
  '9'.repeat(200),
  '1e999',
  'ກ'.repeat(50),
];

const text = textOf(textualThings);
/** What a member told of himself is shown to him again: no secret belongs there. */
const openText = textOf(textualThings.filter((thing) => thing !== SECRET));
const toldAgain: ReadonlySet<string> = new Set([...contract.profileFields, 'holderName', 'branch']);

function textOf(things: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(fc.constantFrom(...things), fc.string({ unit: 'binary', maxLength: 300 }), fc.emailAddress());
}

function ofJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fitting = fittingSchema(schema);
  return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: fc.jsonValue() });
}

function fittingSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(ofJsonSchema));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).map(
        ([name, property]) => [name, toldAgain.has(name) ? openText : ofJsonSchema(property)] as const,
      );
      return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
    }
    case 'array':
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map(ofJsonSchema))
        : fc.array(ofJsonSchema(schema.items ?? {}), { maxLength: 20 });
    case 'integer':
      return fc.oneof(fc.integer(), fc.maxSafeInteger());
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return text;
  }
}

function isOperation(exported: unknown): exported is Operation {
  return typeof exported === 'object' && exported !== null && 'access' in exported && 'path' in exported;
}
