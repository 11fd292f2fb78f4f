/**
 * Postgres for the tests in a separate process, because jest cannot load it. Prints its address on one line, and exits
 * when its parent closes standard input or dies.
 */
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const database = await PGlite.create();
const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0, maxConnections: 20 });
await server.start();
process.stdin.on('end', () => process.exit(0)).resume();
process.stdout.write(`postgres://postgres@${server.getServerConn()}/postgres\n`);
