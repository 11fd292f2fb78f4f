import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, type Config } from '../server/config';
import { ConfigError } from '../server/errors/startFailure';

const root = join(__dirname, '..');

/** The settings of the server, from the environment and `.env`. @throws ConfigError for an invalid one */
export const serverSettings = (): Config => {
  const settingsFile = join(root, '.env');
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  return readConfig(process.env, root);
};

/** The place of the server's database: the address of Postgres, past a PgBouncer, or the folder of SQLite's file. */
export const databasePlace = ({ databaseDirectUrl, dataDir }: Pick<Config, 'databaseDirectUrl' | 'dataDir'>): string =>
  databaseDirectUrl ?? dataDir;

export const larderVersion = (): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

/** One line for each table with rows. */
export const tableLines = (sums: ReadonlyMap<string, { rows: number }>): string[] =>
  [...sums].filter(([, { rows }]) => rows > 0).map(([table, { rows }]) => `  ${table}: ${rows.toLocaleString('en')}`);

/**
 * Runs a script for the operator with the words after its name. A wrong setting is one sentence; any other failure
 * shows where our code failed. Both give the exit code 1.
 */
export const runOperatorScript = (main: (words: readonly string[]) => Promise<number>): void => {
  main(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof ConfigError ? error.message : error);
      process.exitCode = 1;
    },
  );
};
