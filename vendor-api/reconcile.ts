import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from './db/client';
import { hasTables, refuseForeign } from './db/migrations';
import { readEnv, type VendorEnv } from './env';
import { braintreePayments } from './payments/braintree/braintree-payments';
import { compareBooks, readPeriod, USAGE } from './reconcile/compare-books';

/** Exit code 0: the books agree, 1: they differ, 2: unknown. */
async function main(): Promise<number> {
  const { from, to } = readPeriod(process.argv.slice(2), new Date());
  const settings = readEnv();
  refuseMissingFolder(settings);
  const database = await openDatabase(settings);
  try {
    if (!(await hasTables(database.db)))
      throw new Error('The database has no tables of the vendor service. Check DATABASE_URL or DATA_DIR.');
    await refuseForeign(database.db);
    const payments = braintreePayments(settings);
    const differences = await compareBooks({ db: database.db, payments }, { from, to });
    for (const { orderId, problem } of differences) process.stdout.write(`${orderId}: ${problem}\n`);
    const count = differences.length === 0 ? 'No difference' : `Differences: ${differences.length}`;
    process.stdout.write(`${count}, ${from.toISOString()} to ${to.toISOString()}.\n`);
    return differences.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

// Opening the folder would create a database.
function refuseMissingFolder({ DATABASE_URL, DATA_DIR }: VendorEnv): void {
  if (DATABASE_URL !== undefined || existsSync(join(DATA_DIR, 'PG_VERSION'))) return;
  throw new Error(
    `There is no database in ${DATA_DIR}. Set DATA_DIR to the vendor service's, or DATABASE_URL.`,
  );
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const line = error instanceof Error ? error.message : String(error);
    process.stderr.write(`reconcile: ${line.replaceAll('\n', ' ')}\n${USAGE}\n`);
    process.exitCode = 2;
  },
);
