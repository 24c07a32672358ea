import { readFile } from 'node:fs/promises';
import { type ContractKind, contractKinds, contractPeriods, type ContractPeriod } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { type Command, Option } from 'commander';
import {
  actorOf,
  asList,
  asStaff,
  byStaff,
  line,
  type Listed,
  show,
  staffOf,
  table,
  type Who,
  type Why,
  type WithEmployees,
} from '../../platform/command-line.ts';
import type { Pool } from '../../platform/database.ts';
import { idOfName, type Members } from '../member/index.ts';
import type { Agents } from './agents.module.ts';
import type { RunView } from './explain.repo.ts';
import { presentLink } from './links.present.ts';

type Composed = WithEmployees & { agents: Agents; members: Pick<Members, 'byName'> };
type WithAgents = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;

const kindArgument = (command: Command): Command =>
  command.addOption(new Option('--kind <kind>').choices(contractKinds).makeOptionMandatory());

/** bin/champa agent … */
export function agentCommands(program: Command, withPlatform: WithAgents): void {
  const agent = program.command('agent').description('agents, their teams, contracts and payments');
  treeCommands(agent, withPlatform);
  linkCommands(agent, withPlatform);
  applicationCommands(agent, withPlatform);
  contractCommands(agent, withPlatform);
  settleCommands(agent, withPlatform);
}

function treeCommands(agent: Command, withPlatform: WithAgents): void {
  asStaff(agent.command('promote'))
    .description('make a member an agent')
    .argument('<member>')
    .option('--type <number>', '1, 2, 41 or 42', '1')
    .option('--code <code>', 'the invitation code')
    .action((name: string, { type, code, ...why }: Why & { type: string; code?: string }) =>
      withPlatform(async ({ agents: { admin }, members, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        await admin.promote(by, { memberId: await idOfName(members, pool, name), type: Number(type), code });
      }),
    );

  asStaff(agent.command('move'))
    .description('request that a member and their team move below another upline; somebody else approves it')
    .argument('<member>')
    .argument('[upline]', 'none: the member moves to the top')
    .action((name: string, upline: string | undefined, why: Why) =>
      withPlatform(async ({ agents: { admin }, members, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        const to = upline === undefined ? null : await idOfName(members, pool, upline);
        show(await admin.requestMove(by, { memberId: await idOfName(members, pool, name), upline: to }));
      }),
    );

  byStaff(agent.command('decide-move'))
    .description('approve a move for the beginning of the next day, or reject it; not by the person who requested it')
    .argument('<id>')
    .addOption(new Option('--reject', 'reject it instead'))
    .action((id: string, { reject, ...who }: Who & { reject?: true }) =>
      withPlatform(async ({ agents, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        show(await (reject ? agents.admin.rejectMove(by, id) : agents.admin.approveMove(by, id)));
      }),
    );

  asList(agent.command('moves'))
    .description('the latest moves, and those that wait')
    .action((listed: Listed) => withPlatform(async ({ agents }) => table(await agents.tree.moves(), listed)));

  asList(agent.command('tree'))
    .description('the direct downlines of a member')
    .argument('<member>')
    .action((name: string, listed: Listed) =>
      withPlatform(async ({ agents, members }, { pool }) => {
        const page = { of: null, search: null, after: '0', limit: 1000 };
        const found = await agents.team.downlines(await idOfName(members, pool, name), page);
        table(
          found.map(({ cash, ...row }) => ({ ...row, cash: formatDecimal(cash) })),
          listed,
        );
      }),
    );
}

/** The links by which an agent invites. */
function linkCommands(agent: Command, withPlatform: WithAgents): void {
  asList(agent.command('links'))
    .description('the links of an agent, with their terms, state and recruits')
    .argument('<member>')
    .action((name: string, listed: Listed) =>
      withPlatform(async ({ agents, members }, { pool }) => {
        const found = await agents.links.list(await idOfName(members, pool, name), { before: null, limit: 1000 });
        table(found.map(presentLink), listed);
      }),
    );
}

function applicationCommands(agent: Command, withPlatform: WithAgents): void {
  asList(agent.command('applications'))
    .description('applications to become an agent that wait for an answer')
    .action((listed: Listed) => withPlatform(async ({ agents }) => table(await agents.team.waiting(), listed)));

  for (const name of ['approve', 'reject'] as const)
    asStaff(agent.command(name))
      .description(`${name} an application`)
      .argument('<application>')
      .action((id: string, why: Why) =>
        withPlatform(async ({ agents: { admin }, staff }, { pool }) => {
          const by = await actorOf(staff.service.actor, pool, why);
          await (name === 'approve' ? admin.approveApplication(by, id) : admin.rejectApplication(by, id));
        }),
      );
}

type OfferOptions = Who & { kind: ContractKind; period?: ContractPeriod; terms: string; proceed?: true };

function contractCommands(agent: Command, withPlatform: WithAgents): void {
  byStaff(kindArgument(agent.command('offer')))
    .description('offer a contract of the brand to a member without an upline')
    .argument('<member>')
    .addOption(new Option('--period <period>', 'of a dividend').choices(contractPeriods))
    .requiredOption('--terms <file>', 'JSON: pay, unit, carriesDeficit, feePercent, tiers')
    .option('--proceed', 'end contracts below that give more')
    .action((name: string, options: OfferOptions) =>
      withPlatform(async ({ agents: { admin }, members, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, options);
        const { kind, period, proceed = false } = options;
        const terms: unknown = JSON.parse(await readFile(options.terms, 'utf8'));
        const memberId = await idOfName(members, pool, name);
        show(await admin.offer(by, { memberId, kind, period, terms, proceed }));
      }),
    );

  byStaff(agent.command('terminate'))
    .description('request the end of a contract of the brand, or confirm the agent’s request')
    .argument('<contract>')
    .option('--confirm', 'confirm the agent’s request')
    .action((id: string, { confirm, ...who }: Who & { confirm?: true }) =>
      withPlatform(async ({ agents, staff }, { pool }) => {
        const by = await staffOf(staff.service.actor, pool, who);
        show(await (confirm ? agents.admin.confirmTermination(by, id) : agents.admin.requestTermination(by, id)));
      }),
    );

  asStaff(kindArgument(agent.command('active-from')))
    .description(
      'set the valid bet from which a member is active in a period; applies to periods that begin from now on',
    )
    .argument('<amount>')
    .action((amount: string, { kind, ...why }: Why & { kind: ContractKind }) =>
      withPlatform(async ({ agents, staff }, { pool }) => {
        const by = await actorOf(staff.service.actor, pool, why);
        await agents.admin.setActiveFrom(by, { kind, validBet: amount });
      }),
    );
}

function settleCommands(agent: Command, withPlatform: WithAgents): void {
  byStaff(agent.command('settle'))
    .description('settle and pay all periods that are over, as the job of each minute does')
    .action((who: Who) =>
      withPlatform(async ({ agents: { admin }, staff }, { pool }) =>
        admin.settle(await staffOf(staff.service.actor, pool, who)),
      ),
    );

  asList(agent.command('owed'))
    .description('payments that uplines still owe')
    .action((listed: Listed) =>
      withPlatform(async ({ agents }) => table((await agents.explain.owed()).map(lineOf), listed)),
    );

  kindArgument(agent.command('recompute'))
    .description('compute runs again from the rounds, and list those that differ')
    .argument('[line]', 'one run; otherwise all since a time')
    .option('--since <time>', 'ISO 8601', '1970-01-01T00:00:00Z')
    .action((one: string | undefined, options: { kind: ContractKind; since: string }) =>
      withPlatform(async ({ agents: { explain } }) => {
        const since = Temporal.Instant.from(options.since);
        const ids = one === undefined ? await explain.runIds(options.kind, since) : [BigInt(one)];
        let differing = 0;
        for (const id of ids) {
          const { run, result, isSame } = await explain.recompute(String(id));
          if (isSame && one === undefined) continue;
          if (!isSame) differing += 1;
          show({ ...lineOf(run), stands: run.current, recomputed: result, isSame });
        }
        line(`${ids.length} lines, ${differing} differ`);
        if (differing > 0) process.exitCode = 1;
      }),
    );
}

function lineOf({ id, kind, uplineId, downlineId, startsAt, due, currency, state }: RunView) {
  return { id, kind, uplineId, downlineId, startsAt: startsAt.toString(), due: formatDecimal(due), currency, state };
}
