import { join } from 'node:path';
import { createFileMailer, createSmtpMailer, type Mailer } from './mailer';

interface Options {
  mail: { smtpUrl?: string; from: string };
  dataDir: string;
  /** Called with the path of each mail that is written to a file. */
  written: (file: string) => void;
}

/** The mailer that the settings ask for: the mail server, or files in the data folder. */
export const openMailer = ({ mail: { smtpUrl, from }, dataDir, written }: Options): Mailer =>
  smtpUrl === undefined
    ? createFileMailer({ from, outbox: join(dataDir, 'outbox'), written })
    : createSmtpMailer({ url: smtpUrl, from });
