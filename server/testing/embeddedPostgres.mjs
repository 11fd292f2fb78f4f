/**
 * Postgres for the tests as a process of its own, because jest cannot load it. Says its address on one line, and ends
 * when whoever started it closes its standard input or is gone.
 */
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const database = await PGlite.create();
const server = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0, maxConnections: 20 });
await server.start();
process.stdin.on('end', () => process.exit(0)).resume();
process.stdout.write(`postgres://postgres@${server.getServerConn()}/postgres\n`);
