import { open } from 'node:fs/promises';
import type { Command } from 'commander';
import { byStaff, line, staffOf, type Who, type WithEmployees } from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import type { CatalogueAdmin } from './catalogue.admin.ts';

type Composed = WithEmployees & { catalogue: { admin: CatalogueAdmin } };
type WithCatalogue = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const FORMAT = `
FILE holds one game a line, as a JSON object; "-" reads standard input. Blank lines are ignored.

  vassalage     the vendor's code, as given to "vendor add"                 needed
  gameCode      the vendor's code of the game                               needed
  gameName      its English name                                            needed
  gameType      LIVE RNG SPORTS ESPORTS PVP FISH LOTT ELOTT COCKFIGHT
                JACKPOT MINI                                                default: the vendor's
  gameClassify  a class within its area: SC VP JP TG AC
  isHot         1 is hot                                                    default 0
  supportPlay   0 offers a free trial, 1 does not                           default 1
  minBet        smallest stake in main units, as text: "200.00"
  lines         lines or ways to win, a whole number
  rtp           return to player in percent, as text: "96.21"
  tags          words it is found by: ["dragon", "ມັງກອນ", "龙"]
  nameLo        its Lao name           nameCn  its Chinese name             default: the English
  enabled       whether it is shown                                         default true
  maintenance   whether it cannot be opened now: shown as such, and last    default false

  {"vassalage":"NAGASPIN","gameCode":"gold-rush","gameName":"Gold Rush","gameType":"RNG","supportPlay":0}

Rows of a vendor's own /game/list are understood as well: game_code, name, category and product stand for gameCode,
gameName, gameType and vassalage where they can mean one thing only. Other fields are passed over.

A game that is known is changed to what its row says; fields the row leaves out stay. Bad rows are told with their line
and the reason, and the good ones kept. Nothing is ever deleted: {"enabled": false} switches a game off.

Exit code: 0 when at least one row was good, 1 when none was or the file could not be read.`;

/** `catalogue import FILE`. */
export function catalogueCommands(program: Command, withPlatform: WithCatalogue): void {
  const { writeErr } = program.configureOutput();

  byStaff(program.command('catalogue').description('the games of the lobby').command('import'))
    .argument('<file>', 'JSON lines, one game each; "-" for standard input')
    .option('--vendor <code>', 'the vendor of rows that name none by "vassalage"')
    .description('add or change games from a file of JSON lines')
    .addHelpText('after', FORMAT)
    .action((name: string, { vendor: vassalage, ...who }: Who & { vendor?: string }) =>
      withPlatform(async ({ catalogue, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        const file = name === '-' ? process.stdin : (await open(name)).createReadStream();
        const { rows, added, changed, unchanged, bad } = await catalogue.admin.import(by, {
          file,
          vassalage,
          onBadRow: (row) => writeErr?.(`line ${row.line}: ${row.reason}\n`),
        });
        line(`${rows} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${bad} bad`);
        if (bad >= rows) process.exitCode = 1;
      }),
    );
}
