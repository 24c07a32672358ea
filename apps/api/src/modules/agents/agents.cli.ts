import { readFile } from 'node:fs/promises';
import {
  type ContractKind,
  contractKinds,
  contractPeriods,
  type ContractPeriod,
  ContractTerms,
} from '@champa/contract';
import { formatDecimal, isDecimal, parseAmount } from '@champa/money';
import { type Command, Option } from 'commander';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { Members } from '../member/index.ts';
import type { Agents } from './agents.module.ts';
import type { RunView } from './explain.repo.ts';
import { periodsOf } from './domain/terms.ts';
import { presentLink } from './links.present.ts';

type Composed = { agents: Agents; members: Pick<Members, 'byName'> };
type WithAgents = (work: (composed: Composed, deps: { pool: Pool }) => Promise<void>) => Promise<void>;
type By = { actor: string; reason: string };

const print = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value, exact, 2)}\n`);
const exact = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
const byWhom = (command: Command): Command =>
  command.requiredOption('--by <name>', 'who does this').requiredOption('--reason <text>', 'why');
const by = ({ by: name, reason }: { by: string; reason: string }): By => ({ actor: `staff:${name}`, reason });
const kindArgument = (command: Command): Command =>
  command.addOption(new Option('--kind <kind>').choices(contractKinds).makeOptionMandatory());

/** bin/champa agent … */
export function agentCommands(program: Command, withPlatform: WithAgents): void {
  const agent = program.command('agent').description('agents, their teams, contracts and what comes of them');
  treeCommands(agent, withPlatform);
  linkCommands(agent, withPlatform);
  applicationCommands(agent, withPlatform);
  contractCommands(agent, withPlatform);
  settleCommands(agent, withPlatform);
}

function treeCommands(agent: Command, withPlatform: WithAgents): void {
  byWhom(agent.command('promote'))
    .description('make a member an agent')
    .argument('<member>')
    .option('--type <number>', '1, 2, 41 or 42', '1')
    .option('--code <code>', 'to invite by')
    .action((name: string, options: { type: string; code?: string; by: string; reason: string }) =>
      withPlatform(async ({ agents, members }, { pool }) => {
        const memberId = await idOf(members, pool, name);
        await inTransaction(pool, (tx) =>
          agents.tree.promote(tx, memberId, Number(options.type), by(options), options.code),
        );
      }),
    );

  byWhom(agent.command('move'))
    .description('ask that a member with his whole team hangs under another; somebody else approves it')
    .argument('<member>')
    .argument('[upline]', 'nobody: he hangs at the top')
    .action((name: string, upline: string | undefined, options: { by: string; reason: string }) =>
      withPlatform(async ({ agents, members }, { pool }) => {
        const to = upline === undefined ? null : await idOf(members, pool, upline);
        print(await agents.tree.requestMove(await idOf(members, pool, name), to, by(options)));
      }),
    );

  agent
    .command('decide-move')
    .description('approve a move for the beginning of the next day, or reject it')
    .argument('<id>')
    .addOption(new Option('--reject', 'instead of approving it'))
    .requiredOption('--by <name>', 'another than who asked for it')
    .action((id: string, options: { reject?: true; by: string }) =>
      withPlatform(async ({ agents }) => {
        print(await agents.tree.decideMove(id, !options.reject, `staff:${options.by}`));
      }),
    );

  agent
    .command('moves')
    .description('the last moves, and those that wait')
    .action(() => withPlatform(async ({ agents }) => print(await agents.tree.moves())));

  agent
    .command('tree')
    .description('those directly below a member')
    .argument('<member>')
    .action((name: string) =>
      withPlatform(async ({ agents, members }, { pool }) => {
        const page = { of: null, search: null, after: '0', limit: 1000 };
        const found = await agents.team.downlines(await idOf(members, pool, name), page);
        print(found.map(({ cash, ...row }) => ({ ...row, cash: formatDecimal(cash) })));
      }),
    );
}

/** The links an agent invites by. */
function linkCommands(agent: Command, withPlatform: WithAgents): void {
  agent
    .command('links')
    .description('the links an agent invites by, with their terms, their state and who came by them')
    .argument('<member>')
    .action((name: string) =>
      withPlatform(async ({ agents, members }, { pool }) => {
        const found = await agents.links.list(await idOf(members, pool, name), { before: null, limit: 1000 });
        print(found.map(presentLink));
      }),
    );
}

function applicationCommands(agent: Command, withPlatform: WithAgents): void {
  agent
    .command('applications')
    .description('members who want to be agents and wait for an answer')
    .action(() => withPlatform(async ({ agents }) => print(await agents.team.waiting())));

  for (const [name, isApproved] of [
    ['approve', true],
    ['reject', false],
  ] as const)
    byWhom(agent.command(name))
      .description(`${name} an application`)
      .argument('<application>')
      .action((id: string, options: { by: string; reason: string }) =>
        withPlatform(({ agents }) => agents.team.decide(id, isApproved, by(options))),
      );
}

type OfferOptions = { kind: ContractKind; period?: ContractPeriod; terms: string; proceed?: true; by: string };

function contractCommands(agent: Command, withPlatform: WithAgents): void {
  kindArgument(agent.command('offer'))
    .description('offer a member nobody is above a contract of the brand')
    .argument('<member>')
    .addOption(new Option('--period <period>', 'of a dividend').choices(contractPeriods))
    .requiredOption('--terms <file>', 'JSON: pay, unit, carriesDeficit, feePercent, tiers')
    .option('--proceed', 'end contracts below that give more')
    .requiredOption('--by <name>', 'who does this')
    .action((name: string, options: OfferOptions) =>
      withPlatform(async ({ agents, members }, { pool }) => {
        const { kind, period = periodsOf[kind][0]!, proceed = false } = options;
        const terms = ContractTerms.parse(JSON.parse(await readFile(options.terms, 'utf8')));
        const downlineId = await idOf(members, pool, name);
        const actor = `staff:${options.by}`;
        print(await agents.contracts.offer({ uplineId: null, downlineId, kind, period, terms, proceed, actor }));
      }),
    );

  agent
    .command('terminate')
    .description('ask to end a contract of the brand, or confirm that the agent may')
    .argument('<contract>')
    .option('--confirm', 'what the agent asked for')
    .requiredOption('--by <name>', 'who does this')
    .action((id: string, options: { confirm?: true; by: string }) =>
      withPlatform(async ({ agents }) => {
        const action = options.confirm ? 'confirm_termination' : 'request_termination';
        print(await agents.contracts.processForBrand(id, action, `staff:${options.by}`));
      }),
    );

  byWhom(kindArgument(agent.command('active-from')))
    .description('from which valid bet of a period on a member is active; holds for periods that begin from now on')
    .argument('<amount>')
    .action((amount: string, options: { kind: ContractKind; by: string; reason: string }) =>
      withPlatform(async ({ agents }) => {
        if (!isDecimal(amount) || parseAmount(amount) <= 0n) throw new Error('The amount must be above zero.');
        await agents.tree.setActiveFrom(options.kind, parseAmount(amount), by(options));
      }),
    );
}

function settleCommands(agent: Command, withPlatform: WithAgents): void {
  agent
    .command('settle')
    .description('settle and pay everything that is over, as the job of each minute does')
    .action(() => withPlatform(({ agents }) => agents.settlements.run()));

  agent
    .command('owed')
    .description('what uplines could not pay yet')
    .action(() => withPlatform(async ({ agents }) => print((await agents.explain.owed()).map(lineOf))));

  kindArgument(agent.command('recompute'))
    .description('work out lines anew from the rounds themselves, and tell those that differ')
    .argument('[line]', 'one line; otherwise all since a time')
    .option('--since <time>', 'ISO 8601', '1970-01-01T00:00:00Z')
    .action((line: string | undefined, options: { kind: ContractKind; since: string }) =>
      withPlatform(async ({ agents: { explain } }) => {
        const since = Temporal.Instant.from(options.since);
        const ids = line === undefined ? await explain.runIds(options.kind, since) : [BigInt(line)];
        let differing = 0;
        for (const id of ids) {
          const { run, result, isSame } = await explain.recompute(String(id));
          if (isSame && line === undefined) continue;
          if (!isSame) differing += 1;
          print({ ...lineOf(run), stands: run.current, recomputed: result, isSame });
        }
        process.stdout.write(`${ids.length} lines, ${differing} differ\n`);
        if (differing > 0) process.exitCode = 1;
      }),
    );
}

function lineOf({ id, kind, uplineId, downlineId, startsAt, due, currency, state }: RunView) {
  return { id, kind, uplineId, downlineId, startsAt: startsAt.toString(), due: formatDecimal(due), currency, state };
}

async function idOf(members: Pick<Members, 'byName'>, pool: Pool, name: string): Promise<string> {
  const member = await members.byName(pool, name);
  if (!member) throw new Error(`There is no member ${name}.`);
  return member.id;
}
