import type {
  BeginSecondFactorRequest,
  ConfirmSecondFactorRequest,
  SecondFactor,
  SecondFactorKey,
  SecondFactorProof,
} from '@contracts/secondFactor';
import type { User } from '@contracts/session';
import { DomainError } from '../../../errors/domainError';
import type { Outcome, RightCode } from '../../../repositories/secondFactorsRepository';
import type { Proof } from '../../../repositories/sessionsRepository';
import { findAccount, prove, type AccountContext, type Caller } from '../accountContext';
import { noticeOf } from '../accountNotices';
import { appAddress, mintAppKey, mintRecoveryCodes, printedCode, readTypedCode } from './codes';
import { asTry, proveCode, rememberSecondStep, stepOf } from './proveCode';

/** How long a key waits for its first code. */
export const SETUP_MS = 15 * 60_000;

const freshCodes = async ({ passwords }: Pick<AccountContext, 'passwords'>, uid: string) => {
  const codes = mintRecoveryCodes();
  return { printed: codes.map(printedCode), hashes: await passwords.hashTogether(codes, uid) };
};

/** The key that waits for its first code, and the step of that code. */
const proveSetup = async (context: AccountContext, uid: string, typed: string) => {
  const factor = await context.secondFactors.find(uid);
  if (factor?.turnedOnAt) throw new DomainError('secondFactorIsOn');
  // A clock that was set back does not make the time longer.
  if (!factor || Math.abs(context.now().getTime() - factor.startedAt.getTime()) > SETUP_MS)
    throw new DomainError('secondFactorSetupOver');
  const code = readTypedCode(typed);
  const found = code?.kind === 'app' ? stepOf(context, uid, factor.sealedKey, code.text) : undefined;
  if (!found) throw new DomainError('wrongCode');
  return { sealedKey: factor.sealedKey, step: found.step };
};

/** Turns the second factor on with its first code. */
const turnOn = async (context: AccountContext, uid: string, typed: string, caller: Caller) => {
  const { secondFactors, sessions, jobs, now } = context;
  const { user } = await findAccount(context, uid);
  const proved = await proveSetup(context, uid, typed);
  const { printed, hashes } = await freshCodes(context, uid);
  const session = sessions.mint(caller.browser);
  const notice = noticeOf(context, caller.language, { about: 'factorOn' });
  const factor = { uid, ...proved, codeHashes: hashes, at: now() };
  if (!(await secondFactors.turnOn(factor, session, (unit) => notice(unit, user))))
    throw new DomainError('secondFactorSetupOver');
  jobs.wake();
  return { recoveryCodes: printed, session, deviceMark: rememberSecondStep(context, caller.deviceMark, uid) };
};

/** Makes a change that needs the current password and a code. */
const changeWithCode = async (
  context: AccountContext,
  uid: string,
  { password, oneTimeCode }: SecondFactorProof,
  caller: Caller,
  change: (proof: Proof, code: RightCode, user: User) => Promise<Outcome>,
): Promise<void> => {
  const { user, passwordHash } = await prove(context, uid, password);
  const { code } = await asTry(context, uid, caller, async () => {
    const proved = await proveCode(context, uid, oneTimeCode, 'secondFactorIsOff');
    const outcome = await change({ uid, passwordHash }, proved.code, user);
    if (outcome === 'used') throw new DomainError('wrongCode');
    if (outcome === 'outdated') throw new DomainError('secondFactorIsOff');
    return proved;
  });
  context.jobs.wake();
  if (code.kind === 'recovery') context.noteSecurity('recoveryCodeUsed', { account: uid });
};

/** Turning the second factor on and off, and its recovery codes. */
export const createSecondFactorSettings = (context: AccountContext) => {
  const { secondFactors, secretBox, now } = context;

  return {
    secondFactorOf: async (uid: string): Promise<SecondFactor> => {
      const factor = await secondFactors.find(uid);
      return {
        turnedOnAt: factor?.turnedOnAt?.toISOString() ?? null,
        recoveryCodesLeft: factor?.turnedOnAt ? factor.codeHashes.length : 0,
      };
    },

    /** @throws DomainError wrongPassword, tooManyTries, tooBusy, secondFactorIsOn, notSignedIn */
    async beginSecondFactor(uid: string, { password }: BeginSecondFactorRequest): Promise<SecondFactorKey> {
      const { user, passwordHash } = await prove(context, uid, password);
      const secret = mintAppKey();
      const outcome = await secondFactors.begin({ uid, passwordHash }, secretBox.seal(secret, uid), now());
      if (outcome === 'used') throw new DomainError('secondFactorIsOn');
      if (outcome === 'outdated') throw new DomainError('notSignedIn');
      return { secret, secretAddress: appAddress(secret, user.email) };
    },

    /**
     * Ends the other sessions; this one continues under a new id.
     * @throws DomainError wrongCode, tooManyTries, tooBusy, secondFactorIsOn, secondFactorSetupOver
     */
    confirmSecondFactor: (uid: string, { oneTimeCode }: ConfirmSecondFactorRequest, caller: Caller) =>
      asTry(context, uid, caller, () => turnOn(context, uid, oneTimeCode, caller)),

    /** @throws DomainError wrongPassword, wrongCode, tooManyTries, tooBusy, secondFactorIsOff, notSignedIn */
    async renewRecoveryCodes(uid: string, proof: SecondFactorProof, caller: Caller): Promise<string[]> {
      const { printed, hashes } = await freshCodes(context, uid);
      const notice = noticeOf(context, caller.language, { about: 'recoveryCode', left: printed.length });
      await changeWithCode(context, uid, proof, caller, (proved, right, user) =>
        secondFactors.renewCodes(proved, right, hashes, async (unit) => {
          if (right.kind === 'recovery') await notice(unit, user);
        }),
      );
      return printed;
    },

    /** @throws DomainError wrongPassword, wrongCode, tooManyTries, tooBusy, secondFactorIsOff, notSignedIn */
    async turnOffSecondFactor(uid: string, proof: SecondFactorProof, caller: Caller): Promise<void> {
      const notice = noticeOf(context, caller.language, { about: 'factorOff' });
      await changeWithCode(context, uid, proof, caller, (proved, right, user) =>
        secondFactors.turnOff(proved, right, (unit) => notice(unit, user)),
      );
    },
  };
};
