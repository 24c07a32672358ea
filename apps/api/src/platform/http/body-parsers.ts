import { PAYLOAD_TYPE, pictureTypes } from '@champa/contract';
import type { FastifyInstance } from 'fastify';

/** An encrypted payload as it arrived, not opened yet. A plain body cannot be taken for one. */
export class SealedBody {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Pictures as bodies; their content is checked later. */
export function addPictureParser(app: FastifyInstance): void {
  app.addContentTypeParser([...pictureTypes], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Bodies of the site that are not JSON: the fields of a form, encrypted payloads, and pictures. */
export function addBodyParsers(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser(PAYLOAD_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new SealedBody(String(body))),
  );
  addPictureParser(app);
}
