export type Message = { id: string | null; event: string; data: unknown };

/** One open stream, read as a browser reads it. */
export type Reader = {
  status: number;
  headers: Headers;
  /** What arrived so far; comments as they are. */
  messages: Message[];
  comments: string[];
  retry: string | null;
  /** Resolves when the server ended the stream. */
  ended: Promise<void>;
  leave: () => void;
};

export async function openReader(url: string, headers: Record<string, string> = {}): Promise<Reader> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const reader: Reader = {
    status: response.status,
    headers: response.headers,
    messages: [],
    comments: [],
    retry: null,
    ended: Promise.resolve(),
    leave: () => abort.abort(),
  };
  reader.ended = read(response, reader);
  return reader;
}

async function read(response: Response, reader: Reader): Promise<void> {
  let text = '';
  try {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) take(block, reader);
    }
  } catch {
    // The test has ended.
  }
}

function take(block: string, reader: Reader): void {
  if (block.startsWith(':')) return void reader.comments.push(block);
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
  if (fields.has('retry')) reader.retry = fields.get('retry')!;
  if (!fields.has('event')) return;
  reader.messages.push({
    id: fields.get('id') ?? null,
    event: fields.get('event')!,
    data: JSON.parse(fields.get('data')!) as unknown,
  });
}
