import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import type { Deps } from '../../module.ts';
import { inTransaction, type WriteHandle } from '../../platform/database.ts';
import { type ContentKind, contentKinds, listContent, removeContent, setEnabled } from './content-write.repo.ts';
import { deletePicture, selectPictures, upsertPicture } from './content.repo.ts';
import { importContent } from './content.service.ts';
import { readContentImport } from './domain/content-import.ts';
import { preparePicture } from './pictures/prepare-picture.ts';

/** Lends the platform to one piece of work, and closes it after. */
type WithPlatform = (work: (composed: unknown, deps: Pick<Deps, 'pool' | 'clock'>) => Promise<void>) => Promise<void>;

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
  const out = (line: string): void => program.configureOutput().writeOut?.(`${line}\n`);
  const content = program.command('content').description('banners, notices, announcements, promotions, help');

  content
    .command('list')
    .argument('[kind]', `one of ${contentKinds.join(', ')}; all unless told`, readKind)
    .description('what there is, in its order, by key')
    .action((kind: ContentKind | undefined) =>
      withPlatform(async (_composed, { pool }) => {
        for (const each of kind ? [kind] : contentKinds) {
          out(`${each}:`);
          for (const { key, title, enabled } of await listContent(pool, each)) {
            out(`  ${enabled ? 'on ' : 'off'}  ${key.padEnd(28)} ${title['en'] ?? Object.values(title)[0] ?? ''}`);
          }
        }
      }),
    );

  change('enable', 'show it', (tx, kind, key) => setEnabled(tx, kind, key, true));
  change('disable', 'show it no more, and keep it', (tx, kind, key) => setEnabled(tx, kind, key, false));
  change('remove', 'delete it', removeContent);

  content
    .command('import')
    .argument('<file>', 'a JSON file; "-" for standard input')
    .description('add or change content from a file')
    .addHelpText('after', FORMAT)
    .action((file: string) =>
      withPlatform(async (_composed, { pool }) => {
        const given = readContentImport(parseJson(await readText(file)));
        await inTransaction(pool, (tx) => importContent(tx, given));
        out(contentKinds.map((kind) => `${given[kind].length} ${kind}`).join(', '));
      }),
    );

  const image = content.command('image').description('pictures of your own, for banners and promotions');

  image
    .command('add')
    .argument('<file>', 'PNG, JPEG or WebP, 360 to 8000 pixels wide, at most 10 MB')
    .option('--name <name>', 'what content calls it; default: the file’s name')
    .description('add a picture, or put another in the place of the one of its name')
    .action((file: string, options: { name?: string }) =>
      withPlatform(async (_composed, { pool, clock }) => {
        const name = options.name ?? path.parse(file).name.toLowerCase();
        const picture = await preparePicture(name, await readFile(file));
        await inTransaction(pool, (tx) => upsertPicture(tx, picture, clock.now()));
        out(`${name}: ${picture.width}×${picture.height}`);
      }),
    );

  image
    .command('list')
    .description('the pictures that were added')
    .action(() =>
      withPlatform(async (_composed, { pool }) => {
        for (const { name, width, height } of await selectPictures(pool)) out(`${name}  ${width}×${height}`);
      }),
    );

  image
    .command('remove')
    .argument('<name>')
    .description('delete a picture; banners that show it are shown no more')
    .action((name: string) =>
      withPlatform(async (_composed, { pool }) => {
        if (!(await inTransaction(pool, (tx) => deletePicture(tx, name))))
          throw new Error(`There is no picture ${name}.`);
      }),
    );

  function change(
    verb: string,
    description: string,
    apply: (tx: WriteHandle, kind: ContentKind, key: string) => Promise<boolean>,
  ): void {
    content
      .command(verb)
      .argument('<kind>', `one of ${contentKinds.join(', ')}`, readKind)
      .argument('<keys...>')
      .description(description)
      .action((kind: ContentKind, keys: string[]) =>
        withPlatform((_composed, { pool }) =>
          inTransaction(pool, async (tx) => {
            for (const key of keys) {
              if (!(await apply(tx, kind, key)))
                throw new Error(`There is no ${key} among the ${kind}; nothing was done.`);
            }
          }),
        ),
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
