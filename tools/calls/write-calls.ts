import type { Operation } from '../../packages/contract/src/operation.ts';
import type { Declared } from './operations.ts';

const NOTE = '// Written from packages/contract by `npm run generate -w @champa/api-client`.';

/** The files of the browser's calls by name: one for each file of the contract, and their index. */
export function writeCalls(contract: readonly Declared[]): Map<string, string> {
  const index = contract.map(({ file }) => `export { ${groupName(file)} } from './${file}.gen.ts';\n`);
  return new Map([
    ...contract.map((declared) => [`${declared.file}.gen.ts`, writeGroup(declared)] as const),
    ['index.gen.ts', `${NOTE}\n${index.join('')}`],
  ]);
}

/** The group of `my-games` is `myGamesCalls`. */
export function groupName(file: string): string {
  return `${file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Calls`;
}

function writeGroup({ file, operations }: Declared): string {
  const calls = operations.map(
    ([name, operation]) => `  ${name}: call<typeof contract.${name}>(${describe(operation)}),\n`,
  );
  return `${NOTE}
import type * as contract from '@champa/contract';
import { call } from '../call.ts';

export const ${groupName(file)} = {
${calls.join('')}} as const;
`;
}

/** What a browser needs to make a call; the schemas stay on the server. */
function describe({ id, method, path, access, encrypted, bodyType }: Operation): string {
  const fields = Object.entries({ id, method, path, access, encrypted, bodyType });
  const told = fields.flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [`${name}: ${typeof value === 'string' ? `'${value}'` : String(value)}`];
  });
  return `{ ${told.join(', ')} }`;
}
