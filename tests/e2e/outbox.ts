import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DATA = process.env.JOURNEY_DATA ?? join(__dirname, '..', '..', 'build/reports/journey-data');
const OUTBOX = join(DATA, 'outbox');

/** Decodes the transfer encoding of a mail's text. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(parseInt(code, 16)));

const mailsTo = async (address: string): Promise<string[]> => {
  const files = await readdir(OUTBOX).catch(() => []);
  const mails = await Promise.all(files.sort().map((file) => readFile(join(OUTBOX, file), 'utf8')));
  return mails.map(decoded).filter((mail) => mail.includes(address));
};

/** The path in the newest mail to an address; undefined while there is none. */
export const resetPathFor = async (address: string): Promise<string | undefined> => {
  const links = (await mailsTo(address)).flatMap((mail) => mail.match(/\/reset-password\/[\w-]+/)?.[0] ?? []);
  return links.at(-1);
};
