import path from 'node:path';

/** What is read of Vitest's JSON report. `pages`, what a browser test's windows stood at, is written by e2e/support/failing.ts. */
export type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[];
      meta: { pages?: string[] };
    }[];
  }[];
};

/**
 * A few lines for each test that failed, and for each file that broke outside of one: a build server often shows no more
 * than a log's end.
 * @param root what files are named from
 */
export function failuresOf({ testResults }: Report, root: string): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages, meta }) =>
        [`${file} > ${fullName.trim()}: ${firstLine(failureMessages[0])}`, ...(meta.pages ?? [])].join('\n    '),
      );
    const broke = status === 'failed' && tests.length === 0 ? [`${file}: ${firstLine(message)}`] : [];
    return [...tests, ...broke];
  });
}

function firstLine(text = ''): string {
  return text.split('\n', 1)[0]!;
}
