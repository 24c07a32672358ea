import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { Deps } from '../../module.ts';
import {
  asList,
  byStaff,
  line,
  type Listed,
  staffOf,
  table,
  type Who,
  type WithEmployees,
} from '../../platform/command-line.ts';
import { inTransaction, type WriteHandle } from '../../platform/database.ts';
import { type ContentKind, contentKinds, listContent, removeContent, setEnabled } from './content-write.repo.ts';
import { deletePicture, selectPictures, upsertPicture } from './content.repo.ts';
import { importContent } from './content.service.ts';
import { readContentImport } from './domain/content-import.ts';
import { preparePicture } from './pictures/prepare-picture.ts';

/** Lends the platform to one piece of work, and closes it afterwards. */
type WithPlatform = (
  work: (composed: WithEmployees, deps: Pick<Deps, 'pool' | 'clock'>) => Promise<void>,
) => Promise<void>;

const FORMAT = `
FILE is JSON: an object of lists, each of which may be left out.

  banners            key groupName picture, title text linkageType linkage
  notices            key title content publishedAt
  announcements      key execution title content publishedAt
  gameAnnouncements  key title publishedAt, vassalage nodeId
  categories         key title, type
  promotions         key title content cardPicture dialogPicture startsAt categories,
                     endsAt promotionType visitorAction memberAction
  helpTopics         key group title content

After a comma what may be left out; and everywhere: sort (its place; default the place in the file), enabled (default
true). Banners, notices and announcements of all kinds may have shownFrom and shownUntil.

  key          your own name for it: small letters, digits, hyphens. What is there under a key is changed to what the
               file says; everything else stays
  title, text, content   by language: {"lo": "…", "en": "…", "cn": "…"}; content is HTML, kept as far as it is harmless
  times        ISO 8601 with time zone: "2026-12-01T06:00:00+07:00"
  picture      the name of a picture: one of "content image list", or one the platform draws
  groupName    w_home w_leftmenu w_license w_promotion
  linkageType  ROUTE ("/rng"), URL ("https://…"), PROMOTION (its key), GAME (its node id), with linkage
  execution    A members, B visitors, F members at their first sign-in, G agents
  actions      REGISTER LOGIN DOWN DEPOSIT MISSIONS VIP
  group        guide help legal

The whole file is taken over, or, with an error that names every wrong place, nothing of it.`;

/** bin/champa content … */
export function contentCommands(program: Command, withPlatform: WithPlatform): void {
  const content = program.command('content').description('banners, notices, announcements, promotions, help');

  asList(content.command('list'))
    .argument('[kind]', `one of ${contentKinds.join(', ')}; all unless told`, readKind)
    .description('list the content of a kind, in its order, by key')
    .action((kind: ContentKind | undefined, listed: Listed) =>
      withPlatform(async (_composed, { pool }) => {
        const rows = [];
        for (const each of kind ? [kind] : contentKinds) {
          for (const { key, title, enabled } of await listContent(pool, each)) {
            const shown = title['en'] ?? Object.values(title)[0] ?? '';
            rows.push({ kind: each, state: enabled ? 'on' : 'off', key, title: shown });
          }
        }
        table(rows, listed);
      }),
    );

  change('enable', 'show it', (tx, kind, key) => setEnabled(tx, kind, key, true));
  change('disable', 'show it no more, and keep it', (tx, kind, key) => setEnabled(tx, kind, key, false));
  change('remove', 'delete it', removeContent);

  byStaff(content.command('import'))
    .argument('<file>', 'a JSON file; "-" for standard input')
    .description('add or change content from a file')
    .addHelpText('after', FORMAT)
    .action((file: string, who: Who) =>
      withPlatform(async ({ staff }, { pool }) => {
        await staffOf(staff.service.actor, pool, who);
        const given = readContentImport(parseJson(await readText(file)));
        await inTransaction(pool, (tx) => importContent(tx, given));
        line(contentKinds.map((kind) => `${given[kind].length} ${kind}`).join(', '));
      }),
    );

  const image = content.command('image').description('your own pictures, for banners and promotions');

  byStaff(image.command('add'))
    .argument('<file>', 'PNG, JPEG or WebP, 360 to 8000 pixels wide, at most 10 MB')
    .option('--name <name>', 'what content calls it; default: the file’s name')
    .description('add a picture, or replace the one of the same name')
    .action((file: string, { name = path.parse(file).name.toLowerCase(), ...who }: Who & { name?: string }) =>
      withPlatform(async ({ staff }, { pool, clock }) => {
        await staffOf(staff.service.actor, pool, who);
        const picture = await preparePicture(name, await readFile(file));
        await inTransaction(pool, (tx) => upsertPicture(tx, picture, clock.now()));
        line(`${name}: ${picture.width}×${picture.height}`);
      }),
    );

  asList(image.command('list'))
    .description('list the pictures that were added')
    .action((listed: Listed) =>
      withPlatform(async (_composed, { pool }) =>
        table(
          (await selectPictures(pool)).map(({ name, width, height }) => ({ name, width, height })),
          listed,
        ),
      ),
    );

  byStaff(image.command('remove'))
    .argument('<name>')
    .description('delete a picture; banners that use it are no longer shown')
    .action((name: string, who: Who) =>
      withPlatform(async ({ staff }, { pool }) => {
        await staffOf(staff.service.actor, pool, who);
        if (!(await inTransaction(pool, (tx) => deletePicture(tx, name))))
          throw new Error(`There is no picture ${name}.`);
      }),
    );

  function change(
    verb: string,
    description: string,
    apply: (tx: WriteHandle, kind: ContentKind, key: string) => Promise<boolean>,
  ): void {
    byStaff(content.command(verb))
      .argument('<kind>', `one of ${contentKinds.join(', ')}`, readKind)
      .argument('<keys...>')
      .description(description)
      .action((kind: ContentKind, keys: string[], who: Who) =>
        withPlatform(async ({ staff }, { pool }) => {
          await staffOf(staff.service.actor, pool, who);
          await inTransaction(pool, async (tx) => {
            for (const key of keys) {
              if (!(await apply(tx, kind, key)))
                throw new Error(`There is no ${key} among the ${kind}; nothing was done.`);
            }
          });
        }),
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
