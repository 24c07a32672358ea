import { writeRelease } from '@champa/db/releases';

const [name] = process.argv.slice(2);
if (!name || !/^\d{4}-\d{2}-\d{2}$/.test(name)) {
  process.stderr.write('Usage: bin/release YYYY-MM-DD: writes down today’s schema, for the test of upgrades.\n');
  process.exit(2);
}
process.stdout.write(
  `${await writeRelease(name)}\nAdd rows of what is new to its data.sql, then run bin/test packages/db.\n`,
);
