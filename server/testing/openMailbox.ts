import type { Mail, Mailer } from '../mail/mailer';

const LINK = /https?:\/\/\S+/;

/** A mailer that collects mail. */
export const openMailbox = () => {
  const mails: Mail[] = [];
  const mailer: Mailer = {
    send: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
  };
  return {
    mailer,
    mails,
    /** The mails, once there are this many: they are written after the responses. */
    async received(count: number): Promise<Mail[]> {
      for (let i = 0; i < 200 && mails.length < count; i++) await new Promise((resolve) => setTimeout(resolve, 5));
      // Waits in case there is one too many.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return mails;
    },
    /** The link in the newest mail. */
    link: (): string => LINK.exec(mails.at(-1)?.text ?? '')?.[0] ?? '',
  };
};
