import type { Mail, Mailer } from '../mail/mailer';

const LINK = /https?:\/\/\S+/;

/** A mailer that keeps what it is given. */
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
    /** The mails, once there are so many: they are written after the answers. */
    async received(count: number): Promise<Mail[]> {
      for (let i = 0; i < 200 && mails.length < count; i++) await new Promise((resolve) => setTimeout(resolve, 5));
      // One too many would come now.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return mails;
    },
    /** The link of the newest mail. */
    link: (): string => LINK.exec(mails.at(-1)?.text ?? '')?.[0] ?? '',
  };
};
