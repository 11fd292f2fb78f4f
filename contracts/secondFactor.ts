import { z } from 'zod';
import { ONE_TIME_CODE_MAX, PASSWORD_MAX } from './limits';
import { userSchema } from './session';

const typedPasswordSchema = z.string().min(1).max(PASSWORD_MAX);
/** Six digits of the app, or a recovery code; spaces and hyphens do not matter. */
const typedCodeSchema = z.string().min(1).max(ONE_TIME_CODE_MAX);

/** What a right password gets when the account has a second factor: no session yet. */
export const secondStepSchema = z.object({ challengeToken: z.string() });
export type SecondStep = z.infer<typeof secondStepSchema>;

export const loginAnswerSchema = z.union([userSchema, secondStepSchema]);
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

export const secondStepRequestSchema = z.object({
  challengeToken: z.string().min(1).max(200),
  oneTimeCode: typedCodeSchema,
});
export type SecondStepRequest = z.infer<typeof secondStepRequestSchema>;

export const secondStepAnswerSchema = z.object({
  user: userSchema,
  /** After a sign-in with a recovery code: how many are left. null: it was a code of the app. */
  recoveryCodesLeft: z.int().nonnegative().nullable(),
});
export type SecondStepAnswer = z.infer<typeof secondStepAnswerSchema>;

/** The second factor of an account, without its secrets. */
export const secondFactorSchema = z.object({
  /** null: sign-ins ask for no code. */
  turnedOnAt: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int().nonnegative(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

export const beginSecondFactorRequestSchema = z.object({ password: typedPasswordSchema });
export type BeginSecondFactorRequest = z.infer<typeof beginSecondFactorRequestSchema>;

/** The key for an authenticator app. */
export const secondFactorKeySchema = z.object({
  /** In base 32, for typing. */
  secret: z.string(),
  /** The same as an `otpauth:` address, for a QR code. */
  secretAddress: z.string(),
});
export type SecondFactorKey = z.infer<typeof secondFactorKeySchema>;

export const confirmSecondFactorRequestSchema = z.object({ oneTimeCode: typedCodeSchema });
export type ConfirmSecondFactorRequest = z.infer<typeof confirmSecondFactorRequestSchema>;

/** Shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** Proof for a change of a second factor that is on. */
export const secondFactorProofSchema = z.object({ password: typedPasswordSchema, oneTimeCode: typedCodeSchema });
export type SecondFactorProof = z.infer<typeof secondFactorProofSchema>;
