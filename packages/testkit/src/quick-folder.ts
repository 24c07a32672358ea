import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** The space that the databases of a whole run may need. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** A folder for data that need not outlive a run: in memory if there is enough of it, so that no commit waits for a disk. */
export async function quickFolder(): Promise<string> {
  const isThere = await access(MEMORY, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isThere) return tmpdir();
  const { bavail, bsize } = await statfs(MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
}
