import { readFile, writeFile } from 'node:fs/promises';
import { type SiteLanguage, siteLanguages } from '@champa/contract';
import { type Command, InvalidArgumentError } from 'commander';
import * as z from 'zod/mini';
import { actorOf, asStaff, line, show, type Why, type WithEmployees } from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Texts } from './texts.module.ts';

type Composed = WithEmployees & { texts: Pick<Texts, 'admin'> };
type WithTexts = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const FORMAT = `
FILE is JSON: {"language": "th", "texts": [{"id", "en", "text", "reviewed"}, …]}.

  en         the English text, to translate from; it is not read back
  text       what visitors read, in ICU MessageFormat; names in braces stay as they are
  reviewed   true where somebody has read the text and lets it stand; false is on the list of texts to review

Texts that are left out stay as they are. A text that reads otherwise than now becomes the brand's own wording; one that reads
as this release words it is noted as reviewed. The whole file is taken over, or, with an error that names every text that does not
fit, nothing of it.`;

const TextsFile = z.object({
  language: z.enum(siteLanguages),
  texts: z.array(z.object({ id: z.string(), text: z.string(), reviewed: z.boolean() })),
});

/** bin/champa texts … */
export function textsCommands(program: Command, withPlatform: WithTexts): void {
  const texts = program.command('texts').description('the site’s messages, for translators');

  texts
    .command('export')
    .description('write every message in a language into a file')
    .requiredOption('--language <code>', `one of ${siteLanguages.join(', ')}`, readLanguage)
    .option('--file <path>', 'where to; standard output by default')
    .action(({ language, file }: { language: SiteLanguage; file?: string }) =>
      withPlatform(async (composed) => {
        const written = { language, texts: await composed.texts.admin.units(language) };
        if (file === undefined) return show(written);
        await writeFile(file, `${JSON.stringify(written, null, 2)}\n`);
        line(`${written.texts.length} texts are in ${file}.`);
      }),
    );

  asStaff(texts.command('import'))
    .argument('<file>', 'a file as `export` writes it')
    .description('take over what a translator has written')
    .addHelpText('after', FORMAT)
    .action((file: string, why: Why) =>
      withPlatform(async (composed, { pool }) => {
        const by = await actorOf(composed.staff.service.actor, pool, why);
        const { language, texts: units } = parseFile(await readFile(file, 'utf8'));
        const { worded, reviewed } = await composed.texts.admin.takeOver(by, language, units);
        line(`${language}: ${worded} texts worded anew, ${reviewed} reviewed`);
      }),
    );
}

function readLanguage(code: string): SiteLanguage {
  const found = siteLanguages.find((language) => language === code);
  if (!found) throw new InvalidArgumentError(`one of ${siteLanguages.join(', ')}`);
  return found;
}

/** @throws ApiError VALIDATION that names what is wrong */
function parseFile(text: string): z.infer<typeof TextsFile> {
  const parsed = TextsFile.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new ApiError('VALIDATION', { fields });
}
