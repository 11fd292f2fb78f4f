import { object } from 'yup';
import { registerRequestSchema, resetPasswordRequestSchema } from '@contracts/session';
import { confirmationRule, emailRule, nameRule, passwordRule, termsRule } from './fieldRules';
import type { FieldMistake } from '../failures/fieldMistake';

const mistakeOf = (rule: { validateSync: (value: unknown) => unknown }, value: unknown): string | undefined => {
  try {
    rule.validateSync(value);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

const ADDRESSES = [
  'marta@example.org',
  'm.oliveira+larder@mail.example.co.uk',
  "o'brien@example.ie",
  'MARTA@EXAMPLE.ORG',
  'a@b.co',
  '',
  'marta',
  'marta@',
  'marta@example',
  '@example.org',
  'marta@@example.org',
  'marta@example..org',
  '.marta@example.org',
  'marta.@example.org',
  'mar ta@example.org',
  'marta@-example.org',
  `${'m'.repeat(250)}@example.org`,
];

describe('form validation rules', () => {
  it.each(ADDRESSES)('accept %j as an address exactly where the server does', (email) => {
    const isTaken = registerRequestSchema.safeParse({ email, password: 'saffron' }).success;
    expect(mistakeOf(emailRule(), email)).toBe(isTaken ? undefined : 'emailInvalid');
  });

  it('accept an address with surrounding spaces, and trim it', () => {
    expect(emailRule().cast('  marta@example.org ')).toBe('marta@example.org');
    expect(mistakeOf(emailRule(), '  marta@example.org ')).toBeUndefined();
  });

  it.each(['', 'short', 'sixsix', 'x'.repeat(200), 'x'.repeat(201)])(
    'accept a password exactly where the server does (%#)',
    (password) => {
      const isTaken = resetPasswordRequestSchema.safeParse({ token: 't', password }).success;
      expect(mistakeOf(passwordRule(), password) === undefined).toBe(isTaken);
    },
  );

  it.each<[password: string, mistake: FieldMistake | undefined]>([
    ['short', 'newPasswordShort'],
    ['x'.repeat(201), 'passwordLong'],
    ['sixsix', undefined],
  ])('report a password error in the words of each form (%#)', (password, mistake) => {
    expect(mistakeOf(passwordRule('newPasswordShort'), password)).toBe(mistake);
  });

  it.each<[confirmation: string, mistake: FieldMistake | undefined]>([
    ['cardamom', undefined],
    ['cardamoms', 'passwordsDiffer'],
    ['card', 'confirmationShort'],
  ])('compare the confirmation %j', (confirmation, mistake) => {
    const rule = object({ password: passwordRule(), confirmation: confirmationRule('password', 'confirmationShort') });
    expect(mistakeOf(rule, { password: 'cardamom', confirmation })).toBe(mistake);
  });

  it('make a name optional, trimmed, up to a hundred characters', () => {
    expect(nameRule().cast('  Marta ')).toBe('Marta');
    expect(mistakeOf(nameRule(), '')).toBeUndefined();
    expect(mistakeOf(nameRule(), 'x'.repeat(101))).toBe('nameLong');
  });

  it('require the terms to be accepted', () => {
    expect(mistakeOf(termsRule(), false)).toBe('termsMissing');
    expect(mistakeOf(termsRule(), true)).toBeUndefined();
  });
});
