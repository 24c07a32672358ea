import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
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
import type { Pool } from '../../platform/database.ts';
import type { MissionsImportInput } from './domain/mission-import.ts';
import type { Missions } from './missions.module.ts';

type WithMissions = (
  work: (composed: WithEmployees & { missions: Missions }, deps: { pool: Pool }) => Promise<void>,
) => Promise<void>;

/** The ID of no member: none of the lines is the reader's own. */
const NOBODY = '0';

const FORMAT = `
FILE is JSON: {"missions": [...], "boards": [...], "activities": [...]}, each of which may be left out.

  missions     code kind title text goal target reward budget, activity stars claimDays firstDay lastDay sort
  boards       code period title text score prizes budget, unit claimDays settleMinutes firstDay lastDay sort
  activities   code title text firstDay lastDay, board sort

Fields after a comma are optional.

  kind         daily weekly event; period of a board: these and monthly. Events need firstDay and lastDay
  goal, score  {"kind": "valid_bet", "areas": ["RNG"], "vendors": [], "games": ["VENDOR/CODE"], "least": "10000"}
               kinds: valid_bet net_win rounds deposit_amount deposits sign_in_days; a board also scores "stars"
  target       an amount, or a whole number where the goal is not money; unit: the score for one point
  reward       {"kind": "cash", "amount": "5000", "currency": "LAK", "turnoverFactor": 1}, or of kind bonus (amount currency
               offer), points (points), tickets (game tickets), free_rounds (vassalage gameCode rounds stake currency)
  prizes       [{"from": 1, "to": 1, "reward": …}, …], all of one kind, for who are level share what their places are worth
  budget       which pays; money must be there before
  title, text  {"lo": "…", "en": "…", "cn": "…"}

What is there under a code stays as it is. The whole file is taken over, or nothing of it.`;

/** bin/champa mission … */
export function missionsCommands(program: Command, withPlatform: WithMissions): void {
  const mission = program.command('mission').description('missions and boards');

  asList(mission.command('list'))
    .description('the missions and boards, in their order')
    .action((listed: Listed) =>
      withPlatform(async ({ missions }) => {
        const { missions: all, boards } = await missions.admin.all();
        const state = (isPaused: boolean) => (isPaused ? 'paused' : 'on');
        table(
          [
            ...all.map(({ code, kind, goal, isPaused, title }) => ({
              what: 'mission',
              code,
              kind,
              counts: goal.kind,
              state: state(isPaused),
              title: title.en,
            })),
            ...boards.map(({ code, period, score, isPaused, title }) => ({
              what: 'board',
              code,
              kind: period,
              counts: score.kind,
              state: state(isPaused),
              title: title.en,
            })),
          ],
          listed,
        );
      }),
    );

  byStaff(mission.command('create'))
    .argument('<file>')
    .description('create missions, boards and activities from a file')
    .addHelpText('after', FORMAT)
    .action((file: string, who: Who) =>
      withPlatform(async ({ missions, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        const added = await missions.admin.create(by, JSON.parse(await readFile(file, 'utf8')) as MissionsImportInput);
        line(added.length === 0 ? 'nothing is new' : `created: ${added.join(', ')}`);
      }),
    );

  for (const [action, description] of [
    ['pause', 'stop counting for a mission or a board; members do not see it meanwhile'],
    ['resume', 'count for it again, from now on'],
  ] as const) {
    byStaff(mission.command(action))
      .argument('<code>')
      .description(description)
      .action((code: string, who: Who) =>
        withPlatform(async ({ missions, staff }, { pool }) =>
          missions.admin[action](await staffOf(staff.service.actor, pool, who), code),
        ),
      );
  }

  asList(mission.command('board'))
    .argument('<code>')
    .option('--day <YYYY-MM-DD>', 'the period this day is in; today’s without it')
    .description('show a board with its places and prizes')
    .action((code: string, { day, ...listed }: Listed & { day?: string }) =>
      withPlatform(async ({ missions }) => {
        const { state, period, list, members } = await missions.boards.leaderboard(
          NOBODY,
          { board: code, day },
          await missions.service.readerOf('en'),
        );
        if (!listed.json) line(`${period.firstDay} to ${period.lastDay}, ${state}, ${members} members`);
        table(
          list.map(({ place, name, points, prize }) => ({ place, name, points, prize })),
          listed,
        );
      }),
    );
}
