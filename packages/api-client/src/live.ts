import { LIVE_PATH } from '@champa/contract/constants';
import type { LiveEvent, LiveEventName } from '@champa/contract';
import { backoffMs } from './backoff.ts';
import { liveCalls } from './calls/index.gen.ts';
import type { ApiClient } from './client.ts';
import { ApiError } from './errors.ts';

/** An `EventSource` hears only events that it has a listener for, so each name stands here: the type asks for all of them. */
const events: Record<LiveEventName, true> = {
  balance: true,
  deposit: true,
  depositMethods: true,
  withdrawal: true,
  rewards: true,
  points: true,
  vip: true,
  unread: true,
  signedOut: true,
  walletMove: true,
  stakeRefused: true,
  missions: true,
  contracts: true,
  prizes: true,
  lottery: true,
  ticket: true,
  chat: true,
};
const eventNames = Object.keys(events) as LiveEventName[];

export type LiveOptions = {
  client: ApiClient;
  onEvent: (event: LiveEvent) => void;
  /** Called when the stream is opened or reopened: events may have been missed before. */
  onOpen: () => void;
};

/** Follows a member's live stream until the returned function is called. */
export function followLive({ client, ...options }: LiveOptions): () => void {
  return followStream({
    ...options,
    path: LIVE_PATH,
    names: eventNames,
    takeTicket: async (signal) => (await client.call(liveCalls.liveTicket, {}, { signal })).ticket,
  });
}

export type StreamOptions = Omit<LiveOptions, 'client'> & {
  path: string;
  names: readonly LiveEventName[];
  /** A ticket that opens the stream once. */
  takeTicket: (signal: AbortSignal) => Promise<string>;
};

/**
 * Follows a stream until the returned function is called. Each connection gets a new ticket, because a ticket opens the
 * stream once, and sends the ID of the last event, so that the server can resume after it.
 */
export function followStream({ path, names, takeTicket, onEvent, onOpen }: StreamOptions): () => void {
  const ended = new AbortController();
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let connecting = false;
  let failures = 0;
  let lastEventId = '';

  void connect();
  window.addEventListener('online', retryNow, { signal: ended.signal });
  document.addEventListener('visibilitychange', retryNow, { signal: ended.signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
    source?.close();
  };

  async function connect(): Promise<void> {
    connecting = true;
    try {
      const ticket = await takeTicket(ended.signal);
      if (!ended.signal.aborted) listen(ticket);
    } catch (error) {
      const signedOut = error instanceof ApiError && error.code === 'NOT_LOGGED_IN';
      if (!signedOut && !ended.signal.aborted) retryLater();
    } finally {
      connecting = false;
    }
  }

  function listen(ticket: string): void {
    const opened = new EventSource(streamAddress(path, ticket, lastEventId));
    source = opened;
    opened.addEventListener('open', () => {
      failures = 0;
      onOpen();
    });
    // EventSource would reconnect with the used ticket.
    opened.addEventListener('error', () => {
      opened.close();
      source = null;
      retryLater();
    });
    for (const name of names) {
      opened.addEventListener(name, (message: MessageEvent<string>) => {
        lastEventId = message.lastEventId || lastEventId;
        onEvent({ name, data: JSON.parse(message.data) } as LiveEvent);
      });
    }
  }

  function retryLater(): void {
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), backoffMs(failures, Math.random()));
  }

  function retryNow(): void {
    if (source || connecting || failures === 0 || document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    void connect();
  }
}

function streamAddress(path: string, ticket: string, lastEventId: string): string {
  const search = new URLSearchParams({ ticket });
  if (lastEventId) search.set('lastEventId', lastEventId);
  return `${path}?${search}`;
}
