import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContentKind, contentKinds } from '@champa/contract';
import { type Command, InvalidArgumentError } from 'commander';
import {
  type Actor,
  asList,
  byStaff,
  line,
  type Listed,
  staffOf,
  table,
  type Who,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import type { ContentAdmin } from './content.admin.ts';
import type { Content } from './content.module.ts';

type Composed = WithEmployees & { content: Pick<Content, 'admin'> };
type WithContent = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const FORMAT = `
FILE is JSON: an object of lists, each of which may be left out.

  banners            key groupName picture, audience title text linkageType linkage
  notices            key title content publishedAt
  announcements      key execution title content publishedAt
  gameAnnouncements  key title publishedAt, vassalage nodeId
  categories         key title, type
  promotions         key title content cardPicture dialogPicture startsAt categories,
                     endsAt promotionType visitorAction memberAction
  helpTopics         key group title content

Fields after a comma are optional; and everywhere: sort (position; default that in the file), enabled (default
true). Banners, notices and announcements of all kinds may have shownFrom and shownUntil.

  key          your own name for it: small letters, digits, hyphens. What is there under a key is changed to what the
               file says; everything else stays
  title, text, content   by language: {"lo": "…", "en": "…", "cn": "…"}; content is HTML, kept as far as it is harmless
  times        ISO 8601 with time zone: "2026-12-01T06:00:00+07:00"
  picture      the name of a picture: one of "content image list", or one the platform draws
  groupName    w_home w_leftmenu w_license w_promotion
  audience     everybody (default) visitors members
  linkageType  ROUTE ("/rng"), URL ("https://…"), PROMOTION (its key), GAME (its node id), with linkage
  execution    A members, B visitors, F members at their first sign-in, G agents
  actions      REGISTER LOGIN DOWN DEPOSIT MISSIONS VIP
  group        guide help legal

The whole file is taken over, or, with an error that names every wrong place, nothing of it.`;

/** bin/champa content … */
export function contentCommands(program: Command, withPlatform: WithContent): void {
  const content = program.command('content').description('banners, notices, announcements, promotions, help');

  asList(content.command('list'))
    .argument('[kind]', `one of ${contentKinds.join(', ')}; all by default`, readKind)
    .description('list the content of a kind, in its order, by key')
    .action((kind: ContentKind | undefined, listed: Listed) =>
      withPlatform(async (composed) =>
        table(
          (await composed.content.admin.list(kind ?? null)).map(({ kind: of, key, title, enabled }) => ({
            kind: of,
            state: enabled ? 'on' : 'off',
            key,
            title: title['en'] ?? Object.values(title)[0] ?? '',
          })),
          listed,
        ),
      ),
    );

  change('enable', 'show it');
  change('disable', 'show it no more, and keep it');
  change('remove', 'delete it');

  byStaff(content.command('import'))
    .argument('<file>', 'a JSON file; "-" for standard input')
    .description('add or change content from a file')
    .addHelpText('after', FORMAT)
    .action((file: string, who: Who) =>
      act(who, async (admin, by) => {
        const imported = await admin.import(by, parseJson(await readText(file)));
        line(contentKinds.map((kind) => `${imported[kind]} ${kind}`).join(', '));
      }),
    );

  const image = content.command('image').description('your own pictures, for banners and promotions');

  byStaff(image.command('add'))
    .argument('<file>', 'PNG, JPEG or WebP, 360 to 8000 pixels wide, at most 10 MB')
    .option('--name <name>', 'its name in content; default: the file’s name')
    .description('add a picture, or replace the one of the same name')
    .action((file: string, { name = path.parse(file).name.toLowerCase(), ...who }: Who & { name?: string }) =>
      act(who, async (admin, by) => {
        const { width, height } = await admin.addPicture(by, { name, file: await readFile(file) });
        line(`${name}: ${width}×${height}`);
      }),
    );

  asList(image.command('list'))
    .description('list the pictures that were added')
    .action((listed: Listed) =>
      withPlatform(async (composed) =>
        table(
          (await composed.content.admin.pictures()).map(({ name, width, height }) => ({ name, width, height })),
          listed,
        ),
      ),
    );

  byStaff(image.command('remove'))
    .argument('<name>')
    .description('delete a picture; banners that use it are no longer shown')
    .action((name: string, who: Who) => act(who, (admin, by) => admin.removePicture(by, name)));

  function change(verb: 'enable' | 'disable' | 'remove', description: string): void {
    byStaff(content.command(verb))
      .argument('<kind>', `one of ${contentKinds.join(', ')}`, readKind)
      .argument('<keys...>')
      .description(description)
      .action((kind: ContentKind, keys: string[], who: Who) =>
        act(who, (admin, by) => admin[verb](by, { kind, keys })),
      );
  }

  function act(who: Who, work: (admin: ContentAdmin, by: Actor) => Promise<void>): Promise<void> {
    return withPlatform(async (composed, { pool }) =>
      work(composed.content.admin, await staffOf(composed.staff.service.actor, pool, who)),
    );
  }
}

function readKind(text: string): ContentKind {
  const kind = contentKinds.find((each) => each.toLowerCase() === text.toLowerCase().replaceAll('-', ''));
  if (!kind) throw new InvalidArgumentError('There is no such kind.');
  return kind;
}

async function readText(file: string): Promise<string> {
  if (file !== '-') return readFile(file, 'utf8');
  return (await Array.fromAsync(process.stdin.setEncoding('utf8'))).join('');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file is not JSON: ${(error as Error).message}`, { cause: error });
  }
}
