/** `npm run backup -- FILE`: writes everything in the server's database to one file, while the server runs. */
import { resolve } from 'node:path';
import { isSameSum } from '../server/db/backup/rowDigest';
import { verifyBackup, writeBackup } from '../server/db/backup/backupFile';
import { withSource } from '../server/db/backup/openSource';
import { databasePlace, larderVersion, runOperatorScript, serverSettings, tableLines } from './operatorScript';

const USAGE = `Usage: npm run backup -- FILE
       npm run backup -- --verify FILE

Writes the server's database to FILE, SQLite or Postgres alike, and reads the file back. The server may be running; the
file has everything as it was at one moment. Keep DATA_DIR/second-factor.key too, apart from the file.
With --verify, only reads a file and compares it with the sums that were written with it.`;

const verify = async (file: string): Promise<number> => {
  const sums = await verifyBackup(resolve(file));
  console.log([`${file} is whole:`, ...tableLines(sums)].join('\n'));
  return 0;
};

runOperatorScript(async ([first, second, ...rest]) => {
  if (first === '--verify' && second !== undefined && rest.length === 0) return verify(second);
  if (first === undefined || first.startsWith('-') || second !== undefined) {
    console.log(USAGE);
    return 1;
  }
  const file = resolve(first);
  const written = await withSource(databasePlace(serverSettings()), (source) =>
    writeBackup(file, source, larderVersion()),
  );
  const read = await verifyBackup(file);
  if (![...written].every(([table, sum]) => isSameSum(sum, read.get(table)!)))
    throw new Error(`${file} reads back differently from what was written`);
  console.log([`${file} has:`, ...tableLines(written)].join('\n'));
  return 0;
});
