import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Language } from '@contracts/vocabulary';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  language: Language;
}

/** Whatever takes mail on its way. */
export interface Mailer {
  /** Rejects with a MailError when it could not be handed in. */
  send: (mail: Mail) => Promise<void>;
}

/** Why mail did not go out. Its message may be logged: it holds the server's codes, and no address. */
export class MailError extends Error {}

const messageOf = ({ to, subject, text, html, language }: Mail, from: string) => ({
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
    // So that no machine answers.
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
  },
});

interface FileNeeds {
  from: string;
  /** Where the files go; made with the first one. */
  outbox: string;
  /** Is told the path of each file. */
  written: (file: string) => void;
}

/** Writes each mail to a file of its own, readable by the server's user only, in the form that every mail program opens. */
export const createFileMailer = ({ from, outbox, written }: FileNeeds): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(outbox, `${time}-${randomBytes(4).toString('hex')}.eml`);
      await writeFile(file, message as Buffer, { mode: 0o600, flag: 'wx' });
      written(file);
    },
  };
};

interface SmtpNeeds {
  url: string;
  from: string;
  /** How long to wait before each further try. */
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

/** Hands each mail to a mail server; a passing failure is tried again. */
export const createSmtpMailer = ({ url, from, pauses = [1_000, 5_000] }: SmtpNeeds): Mailer => {
  const transport = createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as object);
  return {
    async send(mail) {
      for (const wait of [...pauses, undefined]) {
        try {
          await transport.sendMail(messageOf(mail, from));
          return;
        } catch (error) {
          if (wait === undefined || isLasting(error)) throw new MailError(reasonOf(error));
          await pause(wait);
        }
      }
    },
  };
};
