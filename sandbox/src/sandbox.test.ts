import { fallSilentAfter, shortenTimeLimits, unfinished } from '@champa/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { callbackText, isSignature, SIGNATURE_HEADER, TIMESTAMP_HEADER } from './pay/signature.ts';
import { createWorld, SECRET, type World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterEach(() => {
  Object.assign(world.answer, { status: 200, text: 'OK' });
});

afterAll(() => world.close());

async function begin(given?: Record<string, unknown>): Promise<{ ref: string; page: string }> {
  const wish = world.order(given);
  const { status, body } = await world.ask('POST', '/pay/api/orders', wish);
  expect(status).toBe(200);
  return { ref: String(wish['merchantRef']), page: new URL(String(body['paymentUrl'])).pathname };
}

async function press(page: string, fields: Record<string, string>): Promise<number> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = new URLSearchParams({ method: 'qr', ...fields }).toString();
  return (await world.app().inject({ method: 'POST', url: page, headers, payload })).statusCode;
}

const show = async (url: string) => (await world.app().inject({ method: 'GET', url })).body;
const statusOf = async (ref: string) => (await world.ask('GET', `/pay/api/orders/${ref}`)).body['status'];
// A callback of an earlier test may still be in transit.
const toldOf = (ref: string) => world.arrived.filter(({ body }) => body['merchantRef'] === ref);
const statuses = (ref: string) => toldOf(ref).map(({ body }) => body['status']);

describe('the merchant’s API', () => {
  test('accepts an order once per reference, and refuses other content under it', async () => {
    const wish = world.order();
    const [first, second] = await Promise.all([
      world.ask('POST', '/pay/api/orders', wish),
      world.ask('POST', '/pay/api/orders', wish),
    ]);
    expect(first.body).toMatchObject({ status: 'pending', amount: '250000.00', currency: 'LAK', paidAt: null });
    expect(second).toEqual(first);
    expect((await world.ask('POST', '/pay/api/orders', { ...wish, amount: '250000.01' })).status).toBe(409);
  });

  test('accepts only what the merchant signed, for the path it was signed for, within five minutes', async () => {
    const wish = world.order();
    const refused = [
      await world.ask('POST', '/pay/api/orders', wish, { secret: 'another secret, of the same good length' }),
      await world.ask('POST', '/pay/api/orders', wish, { at: world.now().subtract({ minutes: 6 }) }),
      await world.ask('POST', '/pay/api/orders', wish, { signedPath: '/pay/api/other' }),
      await world.ask('GET', `/pay/api/orders/${String(wish['merchantRef'])}`, undefined, {
        signedPath: '/pay/api/orders/another',
      }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect((await world.ask('GET', `/pay/api/orders/${String(wish['merchantRef'])}`)).status).toBe(404);
  });

  test.each([
    { amount: '0' },
    { amount: '0.00' },
    { amount: '1.001' },
    { amount: '-5' },
    { amount: '1e3' },
    { currency: 'kip' },
    { callbackUrl: 'javascript:alert(1)' },
  ])('refuses an order with %j', async (wrong) => {
    expect((await world.ask('POST', '/pay/api/orders', world.order(wrong))).status).toBe(422);
  });

  test('has a statement of what was paid, page by page, and takes no other question', async () => {
    const from = String(world.now());
    const paid = [await begin(), await begin()];
    for (const { page } of paid) await press(page, { outcome: 'pay' });
    const until = String(world.now().add({ seconds: 1 }));
    const ask = (given: Record<string, string>) =>
      world.ask('GET', `/pay/api/statement?${new URLSearchParams({ from, until, ...given })}`);
    const first = (await ask({ limit: '1' })).body as { entries: object[]; next: string };
    const second = (await ask({ limit: '1', after: first.next })).body as { entries: object[]; next: null };
    expect([...first.entries, ...second.entries]).toMatchObject(
      paid.map(({ ref }) => ({ kind: 'deposit', reference: ref })),
    );
    expect(second.next).toBe(null);
    const wrong = [{ from: 'today' }, { after: 'the second' }, { limit: '0' }, { limit: '501' }];
    for (const given of wrong) expect((await ask(given)).status).toBe(422);
  });
});

describe('the payment page', () => {
  test('has Lao, English and Chinese, and escapes the merchant’s texts', async () => {
    const { page } = await begin({ description: '<script>alert(1)</script>' });
    const [lo, en, cn] = await Promise.all(['lo', 'en', 'cn'].map((language) => show(`${page}?lang=${language}`)));
    expect(lo).toContain('<html lang="lo">');
    expect(lo).toContain('ຊຳລະໃຫ້ Champa');
    expect(en).toContain('Pay Champa');
    expect(en).toContain('₭250,000.00');
    expect(cn).toContain('向 Champa 付款');
    expect(en).not.toContain('<script>alert');
  });

  test('cannot be framed, runs no other site’s scripts and sends its URL to nobody', async () => {
    const { headers } = await world.app().inject({ method: 'GET', url: (await begin()).page });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('accepts only the test cards', async () => {
    const { page, ref } = await begin();
    expect(await press(page, { outcome: 'pay', method: 'card', cardNumber: '5555 5555 5555 4444' })).toBe(422);
    expect(await statusOf(ref)).toBe('pending');
    expect(await press(page, { outcome: 'pay', method: 'card', cardNumber: '4000000000000002' })).toBe(303);
    expect(await show(`${page}?lang=en`)).toContain('Your bank declined the payment');
    expect(await press(page, { outcome: 'pay', method: 'card', cardNumber: '4242 4242 4242 4242' })).toBe(303);
    expect(await statusOf(ref)).toBe('paid');
    expect(await show(`${page}?lang=en`)).toContain('Payment received');
  });

  test('pays once, however often the button is pressed', async () => {
    const { page, ref } = await begin();
    await Promise.all(Array.from({ length: 10 }, () => press(page, { outcome: 'pay' })));
    await vi.waitFor(() => expect(statuses(ref)).toEqual(['paid']));
  });

  test('cannot be found by guessing', async () => {
    expect((await world.app().inject({ method: 'GET', url: '/pay/o/AAAAAAAAAAAAAAAAAAAAAAAA' })).statusCode).toBe(404);
  });

  test('of an expired order offers no payment except late money', async () => {
    const { page, ref } = await begin({ expiresInSeconds: 5 });
    world.passTime({ seconds: 6 });
    await vi.waitFor(async () => expect(await statusOf(ref)).toBe('expired'), { timeout: 5000 });
    await vi.waitFor(() => expect(statuses(ref)).toEqual(['expired']));
    await press(page, { outcome: 'pay' });
    expect(await statusOf(ref)).toBe('expired');
    await press(page, { outcome: 'payLate' });
    await vi.waitFor(() => expect(statuses(ref)).toEqual(['expired', 'paid']));
  });
});

describe('a callback', () => {
  test('is signed over its time and its bytes', async () => {
    const { page, ref } = await begin();
    await press(page, { outcome: 'pay' });
    await vi.waitFor(() => expect(toldOf(ref)).toHaveLength(1));
    const { headers, raw, body } = toldOf(ref)[0]!;
    expect(
      isSignature(SECRET, callbackText(String(headers[TIMESTAMP_HEADER]), raw), String(headers[SIGNATURE_HEADER])),
    ).toBe(true);
    expect(body).toMatchObject({ merchantRef: ref, amount: '250000.00', currency: 'LAK', status: 'paid' });
    expect(body['paidAt']).toEqual(expect.stringMatching(/Z$/));
  });

  test('is sent again until it is answered OK, across a restart', async () => {
    Object.assign(world.answer, { status: 500, text: 'no' });
    const { page, ref } = await begin();
    await press(page, { outcome: 'pay' });
    await vi.waitFor(() => expect(toldOf(ref).length).toBeGreaterThan(0));
    await world.stop();
    const before = toldOf(ref).length;
    Object.assign(world.answer, { status: 200, text: 'OK' });
    world.passTime({ seconds: 10 });
    await world.start();
    await vi.waitFor(() => expect(toldOf(ref)).toHaveLength(before + 1), { timeout: 5000 });
    expect(new Set(toldOf(ref).map(({ raw }) => raw)).size).toBe(1);
    await vi.waitFor(async () => expect(await show(page)).toContain('200 OK'));
  });

  test('counts as unanswered after any other answer than OK', async () => {
    Object.assign(world.answer, { status: 200, text: 'fine' });
    const { page, ref } = await begin();
    await press(page, { outcome: 'cancel' });
    await vi.waitFor(() => expect(statuses(ref)).toEqual(['cancelled', 'cancelled']), { timeout: 5000 });
    Object.assign(world.answer, { text: 'OK' });
    world.passTime({ minutes: 5 });
    await vi.waitFor(async () => expect(await show(page)).toContain('state answered'), { timeout: 8000 });
  });

  test.each([
    ['twice', ['paid', 'paid', 'paid'], 1],
    ['stale', ['paid', 'failed'], 2],
    ['failedFirst', ['failed', 'paid'], 2],
    ['lost', [], 0],
  ] as const)('arrives %s if the tester chooses so', async (delivery, expected, events) => {
    const { page, ref } = await begin();
    await press(page, { outcome: 'pay', delivery });
    world.passTime({ seconds: 3 });
    await press((await begin()).page, { outcome: 'decline', delivery: 'lost' }); // makes the sender check the queue
    await vi.waitFor(() => expect(statuses(ref)).toEqual(expected));
    expect(new Set(toldOf(ref).map(({ body }) => body['eventId'])).size).toBe(events);
  });

  test('forged for a tester has a wrong signature or a wrong amount, and is not repeated', async () => {
    Object.assign(world.answer, { status: 401, text: 'REFUSED' });
    const { page, ref } = await begin();
    await press(page, { outcome: 'pay', delivery: 'forged' });
    await vi.waitFor(() => expect(toldOf(ref)).toHaveLength(2));
    expect(new Set(toldOf(ref).map(({ body }) => body['amount']))).toEqual(new Set(['2500000.00']));
    const right = toldOf(ref).filter(({ headers, raw }) =>
      isSignature(SECRET, callbackText(String(headers[TIMESTAMP_HEADER]), raw), String(headers[SIGNATURE_HEADER])),
    );
    expect(right).toHaveLength(1);
    await vi.waitFor(async () => expect([...(await show(page)).matchAll(/state given_up/g)]).toHaveLength(2));
  });
});

test('the index and the health checks answer', async () => {
  expect(await show('/')).toContain('The outside world, on one machine');
  expect(await show('/?lang=cn')).toContain('一台机器上的外部世界');
  expect(JSON.parse(await show('/health/ready'))).toEqual({ status: 'ready' });
});

describe('the live chat', () => {
  const write = (url: string, text: string) =>
    world.app().inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ text }).toString(),
    });

  async function enter(language: string): Promise<string> {
    const { headers, statusCode } = await world.app().inject({ method: 'GET', url: `/chat?lang=${language}` });
    expect([statusCode, headers['set-cookie']]).toEqual([303, expect.stringContaining(`lang=${language}`)]);
    return String(headers.location);
  }

  test('shows messages as text, and says that nobody reads them', async () => {
    const page = await enter('en');
    expect((await write(page, '<img src=x onerror=alert(1)> ສະບາຍດີ')).statusCode).toBe(303);
    const shown = await show(page);
    expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt; ສະບາຍດີ');
    expect(shown).toContain('automatic answer');
    expect(await show(await enter('en'))).not.toContain('ສະບາຍດີ');
  });

  test('accepts no empty and no overlong message', async () => {
    const page = await enter('lo');
    await write(page, '   ');
    await write(page, 'x'.repeat(501));
    expect(await show(page)).not.toContain('<li class');
  });

  test('can be framed by a site; the payment page cannot', async () => {
    const policyOf = async (url: string) =>
      (await world.app().inject({ method: 'GET', url })).headers['content-security-policy'];
    expect(await policyOf(await enter('cn'))).toContain('frame-ancestors http: https:');
    expect(await policyOf('/')).toContain("frame-ancestors 'none'");
  });
});

test.each(Object.entries(unfinished))('a client that sends %s and falls silent is cut off', async (_name, text) => {
  const slow = await createWorld();
  shortenTimeLimits(slow.app().server);
  await slow.app().listen({ host: '127.0.0.1', port: 0 });
  expect(await fallSilentAfter(slow.app().server, text)).toMatch(/HTTP\/1\.1 408 /);
  await slow.close();
});
