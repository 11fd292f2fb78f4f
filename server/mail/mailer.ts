import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Language } from '@contracts/vocabulary';

export interface Mail {
  /** The same for every attempt to send it; absent: there is one attempt. */
  id?: string;
  /** The account it is about. */
  uid: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
}

/** Sends mail. */
export interface Mailer {
  /** Rejects with a MailError when it could not be sent. */
  send: (mail: Mail) => Promise<void>;
  /** Does the work of sending, and sends nothing. */
  rehearse?: (mail: Mail) => Promise<void>;
  /** Deletes the mails about an account that are kept here. */
  forget?: (uid: string) => Promise<void>;
}

/** Why mail was not sent. Its message may be logged: it contains the server's codes and no address. */
export class MailError extends Error {
  constructor(
    message: string,
    /** The mail server will not take it later either. */
    readonly isLasting = false,
  ) {
    super(message);
  }
}

const HOST = /@([^\s<>@]+)>?$/;

const messageOf = ({ id, to, subject, text, html, language }: Mail, from: string) => ({
  // A mail that was sent twice, because the server died before it could take note, is recognised as the same.
  ...(id !== undefined && { messageId: `<${id}@${HOST.exec(from)?.[1] ?? 'localhost'}>` }),
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
  textEncoding: 'quoted-printable' as const,
  disableFileAccess: true,
  disableUrlAccess: true,
  headers: {
    'Content-Language': language,
    // Keeps automatic replies away.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  },
});

/** Composes a message, and hands it back. */
const COMPOSING = { streamTransport: true, buffer: true, newline: 'windows' } as const;

interface FileMailerOptions {
  from: string;
  /** Folder of the files, created with the first one. */
  outbox: string;
  /** Called with the path of each file. */
  written: (file: string) => void;
}

/** How the account shows in the name of a file. The log names files, so it is not the uid itself. */
const accountMark = (uid: string) => createHash('sha256').update(uid).digest('hex').slice(0, 16);

/** Writes each mail to a separate .eml file, readable only by the server's user. */
export const createFileMailer = ({ from, outbox, written }: FileMailerOptions): Mailer => {
  const transport = createTransport(COMPOSING);
  const write = async (mail: Mail): Promise<string> => {
    const { message } = await transport.sendMail(messageOf(mail, from));
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const mark = `${accountMark(mail.uid)}-${mail.id ?? randomBytes(4).toString('hex')}.eml`;
    const before = mail.id === undefined ? undefined : (await readdir(outbox)).find((name) => name.endsWith(mark));
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    // A second attempt replaces the file of the first, whole or not at all.
    const file = join(outbox, before ?? `${time}-${mark}`);
    const fresh = join(outbox, `.${randomBytes(8).toString('hex')}`);
    await writeFile(fresh, message as Buffer, { mode: 0o600, flag: 'wx' });
    await rename(fresh, file);
    return file;
  };
  return {
    send: async (mail) => written(await write(mail)),

    rehearse: async (mail) => rm(await write({ ...mail, id: undefined })),

    async forget(uid) {
      const mark = `-${accountMark(uid)}-`;
      const files = await readdir(outbox).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      for (const file of files) if (file.includes(mark)) await rm(join(outbox, file), { force: true });
    },
  };
};

interface SmtpMailerOptions {
  url: string;
  from: string;
  /** Waits before each retry. */
  pauses?: readonly number[];
}

const isLasting = (error: unknown): boolean => {
  const code = (error as { responseCode?: number }).responseCode;
  return code !== undefined && code >= 500;
};

const reasonOf = (error: unknown): string => {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  return [code, responseCode, command].filter((part) => part !== undefined).join(' ') || 'no reason given';
};

/** Sends each mail to a mail server; a temporary failure is retried. */
export const createSmtpMailer = ({ url, from, pauses = [1_000, 5_000] }: SmtpMailerOptions): Mailer => {
  const transport = createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as object);
  const composer = createTransport(COMPOSING);
  return {
    async rehearse(mail) {
      await composer.sendMail(messageOf(mail, from));
    },

    async send(mail) {
      for (const wait of [...pauses, undefined]) {
        try {
          await transport.sendMail(messageOf(mail, from));
          return;
        } catch (error) {
          if (wait === undefined || isLasting(error)) throw new MailError(reasonOf(error), isLasting(error));
          await pause(wait);
        }
      }
    },
  };
};
