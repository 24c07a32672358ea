import { type ApiClient, ApiError } from '@champa/api-client';

const listeners = new Set<() => void>();

/**
 * Calls the listener when a refusal says that the site has closed, for all or for this visitor, or when the operator has changed what the
 * start data says. Returns the function that stops it.
 */
export function onSiteClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The start data has to be fetched again. */
export function tellSiteChanged(): void {
  for (const listener of listeners) listener();
}

/** The same client, which notifies the listeners of a refusal because the site is closed. */
export function tellingClosure(client: ApiClient): ApiClient {
  return {
    ...client,
    async call(call, input, options) {
      try {
        return await client.call(call, input, options);
      } catch (error) {
        if (isClosure(error)) tellSiteChanged();
        throw error;
      }
    },
  };
}

function isClosure(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'SITE_MAINTENANCE' || error.code === 'REGION_BLOCKED');
}
