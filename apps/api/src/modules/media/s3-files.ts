import { readFile } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import type { Log } from '../../platform/log.ts';
import type { PictureFiles } from './picture-files.ts';

export type S3Place = {
  /** The address of the bucket, and a folder in it: `https://s3.example.net/bucket/folder`. */
  url: string;
  region: string;
  accessKey: string;
  secretFile: string;
};

const ANSWER_WITHIN_MS = 3000;
const KEEP_FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Pictures in a store of the S3 protocol, addressed by path. A store that is away costs drawing a picture again, never the picture.
 */
export function createS3Files({ url, region, accessKey, secretFile }: S3Place, log: Pick<Log, 'warn'>): PictureFiles {
  let client: AwsClient | undefined;

  async function ask(method: 'GET' | 'HEAD' | 'PUT', name: string, body?: Uint8Array): Promise<Response> {
    if (!client) throw new Error('the store of pictures is used before its start');
    return client.fetch(`${url.replace(/\/$/, '')}/${name.slice(0, 2)}/${name}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(body && { body: Uint8Array.from(body), headers: { 'cache-control': KEEP_FOR_EVER } }),
    });
  }

  async function answerTo(method: 'GET' | 'HEAD', name: string): Promise<Response | null> {
    try {
      const answer = await ask(method, name);
      if (answer.ok) return answer;
      await answer.body?.cancel();
      if (answer.status !== 404) log.warn({ status: answer.status }, 'the store of pictures refused a read');
    } catch (error) {
      log.warn({ err: error }, 'the store of pictures does not answer');
    }
    return null;
  }

  return {
    async start() {
      const secretAccessKey = (await readFile(secretFile, 'utf8')).trim();
      client = new AwsClient({ accessKeyId: accessKey, secretAccessKey, service: 's3', region, retries: 1 });
    },
    async read(name) {
      const answer = await answerTo('GET', name);
      return answer && answer.bytes().catch(() => null);
    },
    has: async (name) => (await answerTo('HEAD', name)) !== null,
    async keep(name, bytes) {
      const answer = await ask('PUT', name, bytes);
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the store of pictures answered ${answer.status}`);
    },
  };
}
