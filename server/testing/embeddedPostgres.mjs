/**
 * Postgres for the tests in a separate process, because jest cannot load it. Prints its address on one line, and exits
 * when its parent closes standard input or dies.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'build', 'cache', 'postgres');

/** Names the files of an empty database by what made them: a release of Postgres cannot read those of another one. */
const nameOfEmpty = () => {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(program), '..', 'package.json'), 'utf8'));
  return `empty-${version}.tar`;
};

const keepEmpty = async (database, name) => {
  const files = await database.dumpDataDir('none');
  mkdirSync(FOLDER, { recursive: true });
  for (const older of readdirSync(FOLDER)) if (!older.startsWith(name)) rmSync(join(FOLDER, older), { force: true });
  // Renamed when complete: another process reads all of it or nothing.
  const unfinished = join(FOLDER, `${name}.${process.pid}`);
  writeFileSync(unfinished, Buffer.from(await files.arrayBuffer()));
  renameSync(unfinished, join(FOLDER, name));
};

/** Making an empty database takes a core for four seconds, and reading a kept one takes it for one. */
const openEmpty = async () => {
  const name = nameOfEmpty();
  let kept;
  try {
    kept = new Blob([readFileSync(join(FOLDER, name))]);
  } catch {
    const made = await PGlite.create();
    await keepEmpty(made, name);
    return made;
  }
  return PGlite.create({ loadDataDir: kept });
};

const database = await openEmpty();
const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0, maxConnections: 20 });
await server.start();
process.stdin.on('end', () => process.exit(0)).resume();
process.stdout.write(`postgres://postgres@${server.getServerConn()}/postgres\n`);
