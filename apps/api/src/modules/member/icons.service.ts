import { hash, randomBytes } from 'node:crypto';
import { avatarSpecs } from '@champa/artwork';
import type { MemberIcon } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Media, type Picture, pictureOf, writeAddress } from '../media/index.ts';
import { iconByNumber } from './domain/icon.ts';
import type { Member } from './domain/member.ts';
import { encodeIcon } from './icon-picture.ts';
import { deleteIconPicture, selectIconBytes, selectIconVersion, updateIcon, upsertIconPicture } from './icon.repo.ts';

export const ICON_FOLDER = 'icons';
const VERSION_DIGITS = 12;

type Chosen = Pick<Member, 'id' | 'icon'>;

type Needs = { pool: Pool; clock: Clock; artist: Pick<Media['artist'], 'avatar'> };

export type Icons = ReturnType<typeof createIcons>;

/** Members' icons: from a gallery of drawn ones, or a picture of their own. */
export function createIcons({ pool, clock, artist }: Needs) {
  const drawn = new Map<string, Picture>(avatarSpecs.map((spec) => [spec.id, pictureOf(artist.avatar(spec))]));
  const names = avatarSpecs.map(({ id }) => id);
  const drawnAddress = (name: string): string => writeAddress(ICON_FOLDER, name, drawn.get(name)!.key);

  /** A member's icon of the gallery; null where they have a picture of their own. */
  function nameOf({ id, icon }: Chosen): string | null {
    if (drawn.has(icon)) return icon;
    return isOwn(icon) ? null : names[iconByNumber(id, names.length)]!;
  }

  /** The address of a member's icon, without size and ending. */
  function iconOf(member: Chosen): string {
    const name = nameOf(member);
    return name === null ? `/media/${ICON_FOLDER}/${member.icon}` : drawnAddress(name);
  }

  async function ownPicture(name: string): Promise<Picture | undefined> {
    const key = await selectIconVersion(pool, name);
    if (key === null) return undefined;
    return {
      key,
      async render(sizes) {
        const bytes = await selectIconBytes(pool, name);
        if (!bytes) throw new ApiError('NOT_FOUND');
        return Promise.all(sizes.map((size) => encodeIcon(bytes, size)));
      },
    };
  }

  return {
    iconOf,

    /** The picture served under a name. */
    find: (name: string): Picture | undefined | Promise<Picture | undefined> => drawn.get(name) ?? ownPicture(name),

    present: (member: Chosen): MemberIcon => ({
      icon: iconOf(member),
      name: nameOf(member),
      gallery: names.map((name) => ({ name, icon: drawnAddress(name) })),
    }),

    /** Chooses an icon of the gallery. @throws ApiError NOT_FOUND */
    async choose(tx: WriteHandle, memberId: string, name: string): Promise<void> {
      if (!drawn.has(name)) throw new ApiError('NOT_FOUND');
      await updateIcon(tx, memberId, name);
      await deleteIconPicture(tx, memberId);
    },

    /** Stores a picture of the member's own, under a name nobody can guess. */
    async keep(tx: WriteHandle, memberId: string, bytes: Buffer): Promise<void> {
      const name = randomBytes(16).toString('base64url');
      const version = hash('sha256', bytes).slice(0, VERSION_DIGITS);
      await upsertIconPicture(tx, memberId, { name, version, bytes }, clock.now());
      await updateIcon(tx, memberId, `${name}.${version}`);
    },
  };
}

/** Only a member's own picture has its version beside its name. */
function isOwn(icon: string): boolean {
  return icon.includes('.');
}
