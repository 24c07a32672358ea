/** Without a sign of life for so long, what is being sent counts as lost. */
const SILENCE_MS = 20_000;

/**
 * Sends as `fetch` does, and tells how much of the body has left, in whole percent: of that `fetch` itself says nothing. A
 * large body on a slow line takes its time, so that only silence ends it.
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
