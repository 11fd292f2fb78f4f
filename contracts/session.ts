import { z } from 'zod';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN_LENGTH } from './limits';

const emailSchema = z.email().max(EMAIL_MAX);
const passwordSchema = z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX);
const nameSchema = z.string().trim().max(NAME_MAX);

export const userSchema = z.object({
  uid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  marketingConsent: z.boolean(),
  /** Accepted version of the terms, and when. Absent from what a browser stores of the user. */
  termsVersion: z.string().optional(),
  termsAcceptedAt: z.iso.datetime().optional(),
});
export type User = z.infer<typeof userSchema>;

/** A browser that is signed in to the account. */
export const sessionEntrySchema = z.object({
  id: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  /** Accurate to an hour. */
  lastUsedAt: z.iso.datetime(),
  /** What the browser said it was, such as Firefox on Windows; null: unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The session that makes this request. */
  isCurrent: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntrySchema>;

/** The id in an address. */
export const sessionParamsSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .pipe(z.int().min(0).max(Number.MAX_SAFE_INTEGER)),
});

export const loginRequestSchema = z.object({ email: emailSchema, password: z.string().min(1).max(PASSWORD_MAX) });
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const registerRequestSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  firstName: nameSchema.optional(),
  lastName: nameSchema.optional(),
  marketingConsent: z.boolean().optional(),
});
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

export const forgotPasswordRequestSchema = z.object({ email: emailSchema });
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequestSchema>;

export const resetPasswordRequestSchema = z.object({ token: z.string().min(1).max(200), password: passwordSchema });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>;

export const profileRequestSchema = z.object({ firstName: nameSchema, lastName: nameSchema });
export type ProfileRequest = z.infer<typeof profileRequestSchema>;

export const emailRequestSchema = z.object({ email: emailSchema, password: z.string().min(1).max(PASSWORD_MAX) });
export type EmailRequest = z.infer<typeof emailRequestSchema>;

export const passwordRequestSchema = z.object({
  currentPassword: z.string().min(1).max(PASSWORD_MAX),
  newPassword: passwordSchema,
});
export type PasswordRequest = z.infer<typeof passwordRequestSchema>;

export const marketingConsentRequestSchema = z.object({ marketingConsent: z.boolean() });
export type MarketingConsentRequest = z.infer<typeof marketingConsentRequestSchema>;

export const deleteAccountRequestSchema = z.object({ password: z.string().min(1).max(PASSWORD_MAX) });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;

/** Ending a session of another browser needs the current password, too: the cookie may be in the wrong hands. */
export const endSessionsRequestSchema = z.object({ password: z.string().min(1).max(PASSWORD_MAX) });
export type EndSessionsRequest = z.infer<typeof endSessionsRequestSchema>;
