import type { Call } from './call.ts';

/** The loose form of every operation's input; `OperationInput` is its exact form for callers. */
export type AnyInput = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** Fills a path's `{name}` parts and appends the query, leaving out what is undefined or empty. */
export function requestPath(call: Pick<Call, 'path'>, { params = {}, query = {} }: AnyInput): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** A body in the form in which it is sent. */
export type WireBody = { type: string; content: string | Blob };

export function jsonBody(body: unknown): WireBody {
  return { type: 'application/json', content: JSON.stringify(body) };
}

/** The fields of a form. */
export function formBody(body: Readonly<Record<string, unknown>>): WireBody {
  const fields = Object.entries(body).map(([name, value]) => [name, String(value)]);
  return { type: 'application/x-www-form-urlencoded', content: new URLSearchParams(fields).toString() };
}

/** A picture, sent unchanged; its type is the one that the device reports. */
export function pictureBody(picture: Blob): WireBody {
  return { type: picture.type, content: picture };
}

/** A body that only the server can read (`payloads.ts` of the contract). */
export function sealedBody(text: string): WireBody {
  return { type: 'application/jose', content: text };
}
