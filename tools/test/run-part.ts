import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import { type Failure, firstLine, type PartReport } from './report.ts';

// One part of the tests, in its own process: run-part.ts CONFIG REPORT [FILE …]. Writes its result to REPORT.

const ROOT = path.resolve(import.meta.dirname, '../..');
/** With more failures than this something is broken, and repeating them would only take time. */
const MOST_RUN_AGAIN = 10;

declare module 'vitest' {
  interface TaskMeta {
    pages?: string[];
  }
}

const [config = '', report = '', ...files] = process.argv.slice(2);

// Like Vitest's own command: Vite would set 'development', for every program that a test starts too.
process.env['NODE_ENV'] ??= 'test';
const vitest = await createVitest('test', { config, watch: false, reporters: ['default'], passWithNoTests: true });
const { testModules, unhandledErrors } = await vitest.start(files);
const failed = failedTests(testModules);
// With the same seed, so that a property finds the same failure again.
const again = failed.length <= MOST_RUN_AGAIN ? await runAlone(vitest, failed) : failed;
const passedAgain = failed.filter((test) => !again.includes(test));

const allTests = testModules.flatMap((module) => [...module.children.allTests()]);
const broken: Failure[] = [
  ...testModules.filter(isBroken).map((module) => ({ name: nameOf(module), why: whyBroken(module), pages: [] })),
  ...unhandledErrors.map((error) => ({
    name: 'outside of any test',
    why: firstLine(String((error as Error).message)),
    pages: [],
  })),
];
const outcome: PartReport = {
  passed: allTests.filter((test) => test.result().state === 'passed').length + passedAgain.length,
  failed: again.length + broken.length,
  failures: [...again.map(failureOf), ...broken],
  unsteady: passedAgain.map(failureOf),
  files: testModules.map((module) => ({
    file: nameOf(module),
    tests: [...module.children.allTests()].length,
    seconds: module.diagnostic().duration / 1000,
  })),
};
await writeFile(report, JSON.stringify(outcome));
await vitest.close();
process.exit(outcome.failed > 0 ? 1 : 0);

function failedTests(modules: readonly TestModule[]): TestCase[] {
  return modules.flatMap((module) => [...module.children.allTests('failed')]);
}

/** Repeats failed tests, one file at a time with nothing beside it. @returns those that failed again */
async function runAlone(runner: Vitest, tests: readonly TestCase[]): Promise<TestCase[]> {
  const stillFailed: TestCase[] = [];
  for (const [module, ofModule] of Map.groupBy(tests, (test) => test.module)) {
    const testIds = ofModule.map(({ id }) => id);
    process.stdout.write(`\nOnce more, alone: ${ofModule.map(({ fullName }) => fullName).join('; ')}\n`);
    const specification = module.project.createSpecification(module.moduleId, { testIds });
    const { testModules: second } = await runner.runTestSpecifications([specification]);
    const red = new Set(failedTests(second).map(({ id }) => id));
    const hasRun = second.some((one) => [...one.children.allTests('passed')].length > 0);
    stillFailed.push(...ofModule.filter(({ id }) => red.has(id) || !hasRun));
  }
  return stillFailed;
}

function failureOf(test: TestCase): Failure {
  const why = firstLine(test.result().errors?.[0]?.message);
  return { name: `${nameOf(test.module)} > ${test.fullName}`, why, pages: test.meta().pages ?? [] };
}

/** Failed although none of its tests did: it broke at its beginning or its end. */
function isBroken(module: TestModule): boolean {
  return module.state() === 'failed' && failedTests([module]).length === 0;
}

function whyBroken(module: TestModule): string {
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  return firstLine([...module.errors(), ...suites][0]?.message);
}

function nameOf(module: TestModule): string {
  return path.relative(ROOT, module.moduleId);
}
