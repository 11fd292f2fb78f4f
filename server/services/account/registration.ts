import { randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '@contracts/limits';
import type { RegisterRequest } from '@contracts/session';
import { DomainError } from '../../errors/domainError';
import { emailKeyOf } from '../../repositories/userRows';
import { nameOf, type AccountContext, type Caller, type SignedInBrowser } from './accountContext';

type RegistrationContext = Pick<AccountContext, 'users' | 'sessions' | 'passwords' | 'devices' | 'now'>;

/** Creating an account. */
export const createRegistration = ({ users, sessions, passwords, devices, now }: RegistrationContext) => ({
  /** @throws DomainError emailTaken, tooBusy */
  async register(request: RegisterRequest, { address, browser, deviceMark }: Caller): Promise<SignedInBrowser> {
    const passwordHash = await passwords.hash(request.password, address);
    const session = sessions.mint(browser);
    const user = await users.add(
      {
        uid: randomUUID(),
        email: request.email,
        passwordHash,
        firstName: nameOf(request.firstName),
        lastName: nameOf(request.lastName),
        marketingConsent: request.marketingConsent ?? false,
        termsVersion: TERMS_VERSION,
        at: now(),
      },
      session,
    );
    if (!user) throw new DomainError('emailTaken');
    return { user, session, deviceMark: devices.remember(deviceMark, emailKeyOf(user.email)) };
  },
});
