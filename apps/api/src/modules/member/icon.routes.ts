import { chooseIcon, iconWidths, memberIcon, uploadIcon } from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { route } from '../../platform/http/route.ts';
import { trueMember } from '../../platform/http/principal.ts';
import type { Media } from '../media/index.ts';
import { readIconPicture } from './icon-picture.ts';
import { ICON_FOLDER, type Icons } from './icons.service.ts';
import type { Members } from './member.service.ts';

/** Encoding a camera's picture takes some tenths of a second. */
const UPLOADS_PER_HOUR = 20;

export type IconNeeds = {
  pool: Pool;
  media: Pick<Media, 'serve'>;
  members: Members;
  icons: Icons;
  /** Counts a use of an allowance. @throws ApiError TOO_MANY_REQUESTS */
  spend: (key: string, most: { uses: number; minutes: number }) => Promise<void>;
};

export function iconRoutes(app: FastifyInstance, { pool, media, members, icons, spend }: IconNeeds): void {
  media.serve(app, { folder: ICON_FOLDER, widths: iconWidths, find: icons.find });

  route(app, memberIcon, ({ principal }) => present(principal.memberId));

  route(app, chooseIcon, async ({ principal, body }) => {
    const { memberId } = trueMember(principal);
    await inTransaction(pool, (tx) => icons.choose(tx, memberId, body.name));
    return present(memberId);
  });

  route(app, uploadIcon, async ({ principal, body }) => {
    const { memberId } = trueMember(principal);
    await spend(`icon:${memberId}`, { uses: UPLOADS_PER_HOUR, minutes: 60 });
    const picture = await readIconPicture(body);
    await inTransaction(pool, (tx) => icons.keep(tx, memberId, picture));
    return present(memberId);
  });

  async function present(memberId: string) {
    const member = await members.byId(pool, memberId);
    if (!member) throw new ApiError('NOT_LOGGED_IN');
    return icons.present(member);
  }
}
