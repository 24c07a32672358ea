import { createDatabase, type TestDatabase } from '@champa/testkit';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { migrate } from '../migrate.ts';
import { type Operator, startOperator } from './operator.ts';
import { startStudio, type TestStudio } from './studio.ts';
import { TEST_TITLES } from './titles.ts';

export type Stage = {
  readonly database: TestDatabase;
  readonly operator: Operator;
  readonly host: TestStudio;
  /** Ends the studio, and starts another process. */
  restart: () => Promise<void>;
};

/** The basis of tests of games: a database and an operator for the file, and for each test a new studio. */
export function openStage(titles = TEST_TITLES): Stage {
  let database: TestDatabase;
  let operator: Operator;
  let host: TestStudio;

  beforeAll(async () => {
    database = await createDatabase('empty');
    await migrate(database.url);
    operator = await startOperator();
  });

  afterAll(async () => {
    await operator.close();
    await database.drop();
  });

  beforeEach(async () => {
    operator.calls.length = 0;
    operator.faults = { bet: [], win: [], rollback: [], balance: [] };
    host = await startStudio(database.url, operator, undefined, titles);
  });

  afterEach(() => host.close());

  return {
    get database() {
      return database;
    },
    get operator() {
      return operator;
    },
    get host() {
      return host;
    },
    restart: async () => {
      await host.close();
      host = await startStudio(database.url, operator, undefined, titles);
    },
  };
}
