import type { ErrorCode } from '@contracts/vocabulary';

interface FailureForm {
  status: number;
  error: ErrorCode;
  /** Id of the sentence in translations/. */
  message: string;
}

/** Every failure of the server: the HTTP status, the client's code, and the id of the sentence the cook reads. */
export const FAILURES = {
  recipeNotFound: { status: 404, error: 'NOT_FOUND', message: 'server.recipe.notFound' },
  addressNotFound: { status: 404, error: 'NOT_FOUND', message: 'server.address.notFound' },
  notSignedIn: { status: 401, error: 'NOT_SIGNED_IN', message: 'server.session.notSignedIn' },
  wrongCredentials: { status: 401, error: 'WRONG_CREDENTIALS', message: 'server.session.wrongCredentials' },
  tooManyTries: { status: 429, error: 'AI_RATE_LIMIT', message: 'server.session.tooManyTries' },
  wrongCode: { status: 403, error: 'WRONG_CODE', message: 'server.session.wrongCode' },
  signInExpired: { status: 410, error: 'SIGN_IN_EXPIRED', message: 'server.session.signInExpired' },
  secondFactorIsOn: { status: 409, error: 'CONFLICT', message: 'server.account.secondFactorIsOn' },
  secondFactorIsOff: { status: 409, error: 'CONFLICT', message: 'server.account.secondFactorIsOff' },
  secondFactorSetupOver: { status: 410, error: 'CONFLICT', message: 'server.account.secondFactorSetupOver' },
  wrongPassword: { status: 403, error: 'FORBIDDEN', message: 'server.account.wrongPassword' },
  emailTaken: { status: 409, error: 'CONFLICT', message: 'server.account.emailTaken' },
  resetLinkInvalid: { status: 422, error: 'INVALID', message: 'server.account.resetLinkInvalid' },
  notYours: { status: 403, error: 'FORBIDDEN', message: 'server.recipe.notYours' },
  accountFull: { status: 409, error: 'ACCOUNT_FULL', message: 'server.account.full' },
  changeTooOld: { status: 409, error: 'CONFLICT', message: 'server.list.changeTooOld' },
  addressFull: { status: 429, error: 'AI_RATE_LIMIT', message: 'server.request.addressFull' },
  listChanged: { status: 409, error: 'CONFLICT', message: 'server.list.changed' },
  foreignOrigin: { status: 403, error: 'FORBIDDEN', message: 'server.request.foreignOrigin' },
  foreignHost: { status: 421, error: 'FORBIDDEN', message: 'server.request.foreignHost' },
  tooManyRequests: { status: 429, error: 'AI_RATE_LIMIT', message: 'server.request.tooMany' },
  tooBusy: { status: 503, error: 'BUSY', message: 'server.request.tooBusy' },
  storageFull: { status: 503, error: 'STORAGE_FULL', message: 'server.request.storageFull' },
  searchEmpty: { status: 422, error: 'INVALID', message: 'server.search.empty' },
  nothingRecognised: { status: 422, error: 'NO_INGREDIENTS', message: 'server.search.nothingRecognised' },
  nothingNamed: { status: 422, error: 'NO_INGREDIENTS', message: 'server.search.nothingNamed' },
  notAnImage: { status: 415, error: 'NOT_AN_IMAGE', message: 'server.image.notAnImage' },
  imageTooLarge: { status: 413, error: 'TOO_LARGE', message: 'server.image.tooLarge' },
  imageUnsupported: { status: 415, error: 'NOT_AN_IMAGE', message: 'server.image.unsupported' },
  imageBroken: { status: 422, error: 'NOT_AN_IMAGE', message: 'server.image.broken' },
  imageTooManyPixels: { status: 413, error: 'TOO_LARGE', message: 'server.image.tooManyPixels' },
  nothingSeen: { status: 422, error: 'NO_INGREDIENTS', message: 'server.image.nothingSeen' },
  nothingRead: { status: 422, error: 'NO_INGREDIENTS', message: 'server.image.nothingRead' },
  visionUnavailable: { status: 422, error: 'VISION_UNAVAILABLE', message: 'server.image.noRecogniser' },
  databaseAway: { status: 503, error: 'BUSY', message: 'server.request.databaseAway' },
  recipeTooSlow: { status: 503, error: 'BUSY', message: 'server.recipe.tooSlow' },
  photosTooSlow: { status: 504, error: 'AI_TIMEOUT_ERROR', message: 'server.image.tooSlow' },
  photosFailed: { status: 503, error: 'AI_SERVER_ERROR', message: 'server.image.failed' },
  modelAuth: { status: 502, error: 'AI_AUTH_ERROR', message: 'server.model.auth' },
  modelBusy: { status: 429, error: 'AI_RATE_LIMIT', message: 'server.model.busy' },
  modelQuotaUsed: { status: 429, error: 'AI_QUOTA_ERROR', message: 'server.model.quotaUsed' },
  modelFailed: { status: 503, error: 'AI_SERVER_ERROR', message: 'server.model.failed' },
  modelContextExceeded: { status: 502, error: 'AI_CONTEXT_ERROR', message: 'server.model.contextExceeded' },
  modelTooSlow: { status: 504, error: 'AI_TIMEOUT_ERROR', message: 'server.model.tooSlow' },
  modelUnreachable: { status: 502, error: 'AI_NETWORK_ERROR', message: 'server.model.unreachable' },
  nothingInTime: { status: 504, error: 'TIMEOUT', message: 'server.model.nothingInTime' },
  anotherSearch: { status: 429, error: 'AI_RATE_LIMIT', message: 'server.model.anotherSearch' },
  malformedJson: { status: 400, error: 'INVALID', message: 'server.request.malformedJson' },
  malformedForm: { status: 400, error: 'INVALID', message: 'server.request.malformedForm' },
  malformedRequest: { status: 400, error: 'INVALID', message: 'server.request.malformed' },
  wrongMediaType: { status: 415, error: 'INVALID', message: 'server.request.wrongMediaType' },
  bodyTooLarge: { status: 413, error: 'TOO_LARGE', message: 'server.request.tooLarge' },
  fieldMissing: { status: 400, error: 'INVALID', message: 'server.field.missing' },
  fieldTooShort: { status: 400, error: 'INVALID', message: 'server.field.tooShort' },
  fieldTooLong: { status: 400, error: 'INVALID', message: 'server.field.tooLong' },
  fieldNotOneOf: { status: 400, error: 'INVALID', message: 'server.field.notOneOf' },
  fieldInvalid: { status: 400, error: 'INVALID', message: 'server.field.invalid' },
  internal: { status: 500, error: 'INTERNAL', message: 'server.internal' },
} as const satisfies Record<string, FailureForm>;

export type FailureKind = keyof typeof FAILURES;
