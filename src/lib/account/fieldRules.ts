import { boolean, string } from 'yup';
import { EMAIL_MAX, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN_LENGTH } from '@contracts/limits';
import type { FieldMistake } from '../failures/fieldMistake';

/** The same pattern that the server accepts (contracts/session). */
const EMAIL = /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

const says = (mistake: FieldMistake) => mistake;

/** A valid email address. */
export const emailRule = () =>
  string()
    .trim()
    .required(says('emailInvalid'))
    .matches(EMAIL, says('emailInvalid'))
    .max(EMAIL_MAX, says('emailInvalid'));

/** A password of at least six characters. Each form words the error itself. */
export const passwordRule = (tooShort: FieldMistake = 'passwordShort') =>
  string().required(says(tooShort)).min(PASSWORD_MIN_LENGTH, says(tooShort)).max(PASSWORD_MAX, says('passwordLong'));

/** The password repeated. */
export const confirmationRule = (of: string, tooShort: FieldMistake = 'passwordShort') =>
  passwordRule(tooShort).test('same', says('passwordsDiffer'), (value, { parent }) => {
    const other = (parent as Record<string, unknown>)[of];
    return value === other;
  });

/** The current password, which only the server can check. */
export const currentPasswordRule = () =>
  string().required(says('currentPasswordMissing')).max(PASSWORD_MAX, says('passwordLong'));

/** An optional name. */
export const nameRule = () => string().trim().max(NAME_MAX, says('nameLong'));

export const termsRule = () => boolean().oneOf([true], says('termsMissing'));

/** A code of an authenticator app or a recovery code, which only the server can check. */
export const codeRule = () => string().trim().required(says('codeMissing'));
