/** An upload without progress for this long counts as failed. */
const SILENCE_MS = 20_000;

/**
 * Sends like `fetch`, and reports how much of the body has been sent, in whole percent, which `fetch` cannot do. A large body
 * takes long on a slow connection, so only a stalled upload is ended.
 */
export function fetchTelling(tell: (percent: number) => void): typeof fetch {
  return async (address, { method = 'GET', headers, body, signal } = {}) => {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = (): void => {
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      if (total > 0) tell(Math.floor((loaded / total) * 100));
    };
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('no answer'));
    request.onabort = () => reject(signal?.aborted ? signal.reason : new TypeError('no answer in time'));
    request.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', stop);
    };
    request.open(method, String(address));
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    signal?.addEventListener('abort', stop);
    request.send(body as Blob | string | null);
    listen();
    return promise;
  };
}
