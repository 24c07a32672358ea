import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A call that is repeated. */
export type Question = { name: string; path: string; headers: Record<string, string> };

/** The times of each call's answers in milliseconds. */
export type Times = Record<string, number[]>;

/**
 * Makes the calls in turn at a steady rate for as long as some other work runs, whether or not earlier ones are answered. Any
 * status but 200 ends the run.
 */
export async function askSteadily(
  port: number,
  questions: readonly Question[],
  perSecond: number,
  during: Promise<unknown>,
): Promise<Times> {
  const agent = new Agent({ keepAlive: true });
  const times: Times = Object.fromEntries(questions.map(({ name }) => [name, []]));
  const asked: Promise<void>[] = [];
  const over = new AbortController();
  const ended = during.finally(() => over.abort());
  const start = performance.now();
  for (let number = 0; !over.signal.aborted; number++) {
    await pause(Math.max(0, start + (number * 1000) / perSecond - performance.now()));
    const question = questions[number % questions.length]!;
    asked.push(ask(agent, port, question).then((took) => void times[question.name]!.push(took)));
  }
  await Promise.all([ended, ...asked]);
  agent.destroy();
  return times;
}

function ask(agent: Agent, port: number, { path, headers }: Question): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sentAt = performance.now();
  const request = get({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
    if (answer.statusCode !== 200) return reject(new Error(`${path} was answered ${answer.statusCode}`));
    answer.resume().once('end', () => resolve(performance.now() - sentAt));
  });
  request.once('error', reject);
  return promise;
}
