/** What can be wrong with a form field; i18n/fieldMistakes has the texts. */
export type FieldMistake =
  | 'emailInvalid'
  | 'passwordShort'
  | 'newPasswordShort'
  | 'confirmationShort'
  | 'passwordsDiffer'
  | 'passwordLong'
  | 'currentPasswordMissing'
  | 'codeMissing'
  | 'nameLong'
  | 'termsMissing'
  | 'dayMissing'
  | 'collectionNameMissing';
