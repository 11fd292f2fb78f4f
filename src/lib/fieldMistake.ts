/** What can be wrong with a box of a form (SPEC §5); i18n/fieldMistakes has the words. */
export type FieldMistake =
  | 'emailInvalid'
  | 'passwordShort'
  | 'newPasswordShort'
  | 'confirmationShort'
  | 'passwordsDiffer'
  | 'passwordLong'
  | 'currentPasswordMissing'
  | 'nameLong'
  | 'termsMissing';
