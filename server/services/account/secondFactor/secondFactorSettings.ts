import type {
  BeginSecondFactorRequest,
  ConfirmSecondFactorRequest,
  SecondFactor,
  SecondFactorKey,
  SecondFactorProof,
} from '@contracts/secondFactor';
import { DomainError } from '../../../errors/domainError';
import type { Outcome } from '../../../repositories/secondFactorsRepository';
import { findAccount, prove, type AccountContext, type Caller } from '../accountContext';
import { noticeRecoveryCode, noticeSecondFactor } from '../accountNotices';
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

/** Makes a change that needs the current password and a code. */
const changeWithCode = async (
  context: AccountContext,
  uid: string,
  { password, oneTimeCode }: SecondFactorProof,
  caller: Caller,
  change: (...proved: Parameters<AccountContext['secondFactors']['turnOff']>) => Promise<Outcome>,
) => {
  const { user, passwordHash } = await prove(context, uid, password);
  const { code } = await asTry(context, uid, caller, async () => {
    const proved = await proveCode(context, uid, oneTimeCode, 'secondFactorIsOff');
    const outcome = await change({ uid, passwordHash }, proved.code);
    if (outcome === 'used') throw new DomainError('wrongCode');
    if (outcome === 'outdated') throw new DomainError('secondFactorIsOff');
    return proved;
  });
  if (code.kind === 'recovery') context.noteSecurity('recoveryCodeUsed', { account: uid });
  return { user, code };
};

/** Turning the second factor on and off, and its recovery codes. */
export const createSecondFactorSettings = (context: AccountContext) => {
  const { secondFactors, secretBox, sessions, now } = context;

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
      asTry(context, uid, caller, async () => {
        const { user } = await findAccount(context, uid);
        const proved = await proveSetup(context, uid, oneTimeCode);
        const { printed, hashes } = await freshCodes(context, uid);
        const session = sessions.mint(caller.browser);
        if (!(await secondFactors.turnOn({ uid, ...proved, codeHashes: hashes, at: now() }, session)))
          throw new DomainError('secondFactorSetupOver');
        noticeSecondFactor(context, user, caller.language, 'on');
        return { recoveryCodes: printed, session, deviceMark: rememberSecondStep(context, caller.deviceMark, uid) };
      }),

    /** @throws DomainError wrongPassword, wrongCode, tooManyTries, tooBusy, secondFactorIsOff, notSignedIn */
    async renewRecoveryCodes(uid: string, proof: SecondFactorProof, caller: Caller): Promise<string[]> {
      const { printed, hashes } = await freshCodes(context, uid);
      const { user, code } = await changeWithCode(context, uid, proof, caller, (proved, right) =>
        secondFactors.renewCodes(proved, right, hashes),
      );
      if (code.kind === 'recovery') noticeRecoveryCode(context, user, caller.language, printed.length);
      return printed;
    },

    /** @throws DomainError wrongPassword, wrongCode, tooManyTries, tooBusy, secondFactorIsOff, notSignedIn */
    async turnOffSecondFactor(uid: string, proof: SecondFactorProof, caller: Caller): Promise<void> {
      const { user } = await changeWithCode(context, uid, proof, caller, secondFactors.turnOff);
      noticeSecondFactor(context, user, caller.language, 'off');
    },
  };
};
