/** A longer line is refused. */
export const MAX_LINE_BYTES = 64 * 1024;

/** A line by its number, counted from 1; `text` is null where it is longer than `MAX_LINE_BYTES`. */
export type Line = { number: number; text: string | null };

const LF = 0x0a;

/**
 * The lines of a file, as it is read: never more of it in memory than one line of the greatest length. Lines end with
 * LF or CRLF; a byte-order mark at the start is skipped.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let number = 0;

  const take = (): Line => {
    const text = length > MAX_LINE_BYTES ? null : decode(parts);
    parts = [];
    length = 0;
    number++;
    return { number, text: number === 1 && text !== null ? text.replace(/^\ufeff/, '') : text };
  };
  const keep = (part: Uint8Array): void => {
    length += part.length;
    if (length <= MAX_LINE_BYTES) parts.push(part);
    else parts = [];
  };

  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
      keep(chunk.subarray(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield take();
}

function decode(parts: readonly Uint8Array[]): string {
  return Buffer.concat(parts).toString('utf8').replace(/\r$/, '');
}
