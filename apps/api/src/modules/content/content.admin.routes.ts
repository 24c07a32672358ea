import {
  type AdminContent,
  adminContent,
  adminContentOrder,
  adminContentRemove,
  adminContentRestore,
  type AdminContentRow,
  adminContents,
  adminContentSave,
  adminContentShape,
  adminContentVersions,
  type AdminPicture,
  adminPictureAdd,
  adminPictureRemove,
  adminPictures,
  type ContentKind,
  type LocalText,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { ContentAdmin, ContentVersion, ViewedPiece, Which } from './content.admin.ts';
import { groupOf, periodOf, stateOf } from './domain/piece.ts';
import { type ContentPictures, drawnNames } from './pictures/content-pictures.ts';
import type { AddedPicture } from './domain/content.ts';

type Needs = {
  admin: ContentAdmin;
  clock: Clock;
  pictures: (added: readonly AddedPicture[]) => ContentPictures;
};

export function contentAdminRoutes(app: FastifyInstance, { admin, clock, pictures }: Needs): void {
  const listOf = async (kind: ContentKind): Promise<AdminContentRow[]> => {
    const now = clock.now();
    return (await admin.pieces(kind)).map(({ missing, ...piece }) => ({
      id: piece.key,
      title: (piece.value['title'] ?? {}) as LocalText,
      group: groupOf(piece.value),
      state: piece.isRemoved ? 'removed' : stateOf(piece.value, now),
      missing,
      ...periodOf(piece.value),
      ...changeOf(piece),
    }));
  };

  const view = async (which: Which): Promise<AdminContent> => {
    const piece = await admin.piece(which);
    const { key: id, value, isRemoved, last } = piece;
    return {
      id,
      value,
      isRemoved,
      revision: String(last?.id ?? 0),
      shape: admin.shape(which.kind),
      ...changeOf(piece),
    };
  };

  route(app, adminContents, async ({ params, query: { pageNo, pageSize } }) => {
    const list = await listOf(params.kind);
    return { list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: list.length };
  });

  route(app, adminContentShape, async ({ params }) => ({ shape: admin.shape(params.kind) }));

  route(app, adminContent, ({ params }) => view(params));

  route(app, adminContentSave, async (call) => {
    const { value, revision, reason } = call.body;
    const read = revision === null ? null : BigInt(revision);
    await admin.save(callerOf(call, reason), { ...call.params, value, read });
    return view(call.params);
  });

  route(app, adminContentRemove, async (call) => {
    const { revision, reason } = call.body;
    await admin.removeOne(callerOf(call, reason), { ...call.params, read: BigInt(revision) });
    return view(call.params);
  });

  route(app, adminContentOrder, async (call) => {
    const { keys, reason } = call.body;
    await admin.order(callerOf(call, reason), { kind: call.params.kind, keys });
    return { list: await listOf(call.params.kind) };
  });

  route(app, adminContentVersions, async ({ params, query: { after: before = null, pageSize } }) =>
    presentPage(await admin.versions(params, { before, pageSize }), presentVersion),
  );

  route(app, adminContentRestore, async (call) => {
    const { to, revision, reason } = call.body;
    await admin.restore(callerOf(call, reason), { ...call.params, to: BigInt(to), read: BigInt(revision) });
    return view(call.params);
  });

  const pictureList = async (): Promise<AdminPicture[]> => {
    const added = await admin.pictures();
    const find = pictures(added);
    const present = (name: string, isDrawn: boolean) => ({ id: name, ...find(name)!.facts, isDrawn });
    return [...added.map(({ name }) => present(name, false)), ...drawnNames.map((name) => present(name, true))];
  };

  const picture = async (name: string): Promise<AdminPicture> => {
    const found = (await pictureList()).find(({ id }) => id === name);
    if (!found) throw new ApiError('NOT_FOUND', { picture: name });
    return found;
  };

  route(app, adminPictures, async ({ query: { pageNo, pageSize } }) => {
    const list = await pictureList();
    return { list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: list.length };
  });

  route(app, adminPictureAdd, async (call) => {
    const { name } = call.params;
    await admin.addPicture(callerOf(call, call.query.reason), { name, file: call.body });
    return picture(name);
  });

  route(app, adminPictureRemove, async (call) => {
    const { name } = call.params;
    const removed = await picture(name);
    await admin.removePicture(callerOf(call, call.body.reason), name);
    return removed;
  });
}

function changeOf({ last }: Pick<ViewedPiece, 'last'>) {
  return { changedBy: last?.changedBy ?? null, changedAt: last?.changedAt.toString() ?? null };
}

function presentVersion({ id, changedAt, changedBy, reason, value }: ContentVersion) {
  return { id: String(id), at: changedAt.toString(), by: changedBy, reason, value };
}
