import type { Language } from '@contracts/vocabulary';
import { LastingFailure, type Notice, type RunningJob, type Workers } from '../../jobs/jobs';
import {
  emailChangedMail,
  passwordChangedMail,
  recoveryCodeUsedMail,
  resetMail,
  secondFactorMail,
  type Addressee,
} from '../../mail/accountMails';
import { MailError, type Mail } from '../../mail/mailer';
import { emailKeyOf } from '../../repositories/userRows';
import { mintToken } from '../sessionsService';
import type { AccountContext } from './accountContext';
import { addresseeOf } from './accountNotices';

/** Lifetime of a link to set a new password. */
const RESET_MS = 3_600_000;
/** The account of a mail that is only rehearsed. */
const NO_ACCOUNT = 'none';

type WorkContext = Pick<
  AccountContext,
  'users' | 'resetTokens' | 'resetMails' | 'mailer' | 'languageOf' | 'baseUrl' | 'now'
>;

const mailAbout = (notice: Notice, addressee: Addressee): Mail => {
  switch (notice.about) {
    case 'password':
      return passwordChangedMail(addressee);
    case 'address':
      return emailChangedMail(addressee);
    case 'factorOn':
      return secondFactorMail(addressee, 'on');
    case 'factorOff':
      return secondFactorMail(addressee, 'off');
    case 'recoveryCode':
      return recoveryCodeUsedMail(addressee, notice.left);
  }
};

/** The work of the mails that accounts are sent. */
export const createMailWorkers = (context: WorkContext): Pick<Workers, 'resetLink' | 'notice'> => {
  const { users, resetTokens, resetMails, mailer, now } = context;

  const send = (mail: Mail, id: string): Promise<void> =>
    mailer.send({ ...mail, id }).catch((error: unknown) => {
      throw error instanceof MailError && error.isLasting ? new LastingFailure(error.message) : error;
    });

  /** Does all that sending a link takes, and sends nothing. */
  const rehearse = async (to: string, language: Language, token: string, tokenHash: string): Promise<void> => {
    await resetTokens.rehearse(tokenHash);
    const addressee = await addresseeOf(context, { uid: NO_ACCOUNT, email: to }, language);
    await mailer.rehearse?.(resetMail(addressee, token));
  };

  return {
    /**
     * Takes as long for an unknown address as for a known one.
     * Each attempt makes another link, which replaces the one before: the database never has a link in clear.
     */
    async resetLink({ id, data: { email, language }, attempt }: RunningJob<'resetLink'>): Promise<void> {
      const account = await users.findByEmail(email);
      const { token, tokenHash } = mintToken();
      const expiresAt = new Date(now().getTime() + RESET_MS);
      const isFlooded = attempt === 1 && (await resetMails.spend(account?.user.uid ?? NO_ACCOUNT)) > 0;
      if (!account || isFlooded) return rehearse(email, language, token, tokenHash);
      if (!(await resetTokens.put(account.user.uid, emailKeyOf(email), tokenHash, expiresAt))) return;
      await send(resetMail(await addresseeOf(context, account.user, language), token), id);
    },

    async notice({ id, data: { uid, to, language, notice } }: RunningJob<'notice'>): Promise<void> {
      await send(mailAbout(notice, await addresseeOf(context, { uid, email: to }, language)), id);
    },
  };
};
