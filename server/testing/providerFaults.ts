import type { Protocol, ProviderFault } from './fakeDialects';

/** The faults of real providers, in their original wording. */
export const FAULTS = {
  unauthorized: {
    openai: {
      status: 401,
      type: 'invalid_request_error',
      code: 'invalid_api_key',
      message:
        'Incorrect API key provided: sk-te**********cret. You can find your API key at https://platform.example.',
    },
    anthropic: { status: 401, type: 'authentication_error', message: 'invalid x-api-key' },
    google: { status: 403, type: 'PERMISSION_DENIED', message: 'Method doesn’t allow unregistered callers.' },
  },
  forbidden: {
    openai: {
      status: 403,
      type: 'request_forbidden',
      code: 'unsupported_country_region_territory',
      message: 'Country, region, or territory not supported',
    },
    anthropic: { status: 403, type: 'permission_error', message: 'Your API key does not have permission.' },
    google: { status: 403, type: 'PERMISSION_DENIED', message: 'Permission denied on resource project.' },
  },
  rateLimit: {
    openai: { status: 429, type: 'tokens', code: 'rate_limit_exceeded', message: 'Rate limit reached for requests.' },
    anthropic: { status: 429, type: 'rate_limit_error', message: 'This request would exceed your rate limit.' },
    google: { status: 429, type: 'RESOURCE_EXHAUSTED', message: 'Resource has been exhausted.' },
  },
  quota: {
    openai: {
      status: 429,
      type: 'insufficient_quota',
      code: 'insufficient_quota',
      message: 'You exceeded your current quota, please check your plan and billing details.',
    },
    anthropic: {
      status: 400,
      type: 'invalid_request_error',
      message: 'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.',
    },
    google: {
      status: 429,
      type: 'RESOURCE_EXHAUSTED',
      message: 'Quota exceeded for quota metric GenerateRequestsPerDayPerProjectPerModel',
    },
  },
  serverError: {
    openai: { status: 500, type: 'server_error', message: 'The server had an error while processing your request.' },
    anthropic: { status: 500, type: 'api_error', message: 'Internal server error' },
    google: { status: 500, type: 'INTERNAL', message: 'An internal error has occurred.' },
  },
  badGateway: {
    openai: { status: 502, type: 'server_error', message: 'Bad gateway' },
    anthropic: { status: 502, type: 'api_error', message: 'Bad gateway' },
    google: { status: 502, type: 'INTERNAL', message: 'Bad gateway' },
  },
  overloaded: {
    openai: { status: 503, type: 'server_error', message: 'The engine is currently overloaded.' },
    anthropic: { status: 529, type: 'overloaded_error', message: 'Overloaded' },
    google: { status: 503, type: 'UNAVAILABLE', message: 'The model is overloaded. Please try again later.' },
  },
  loading: {
    openai: { status: 503, type: 'unavailable_error', message: 'Loading model' },
    anthropic: { status: 529, type: 'overloaded_error', message: 'The model is loading.' },
    google: { status: 503, type: 'UNAVAILABLE', message: 'The model is still loading.' },
  },
  contextTooLarge: {
    openai: {
      status: 400,
      type: 'invalid_request_error',
      code: 'context_length_exceeded',
      message: 'This model’s maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens.',
    },
    anthropic: {
      status: 400,
      type: 'invalid_request_error',
      message: 'prompt is too long: 210000 tokens > 200000 maximum',
    },
    google: {
      status: 400,
      type: 'INVALID_ARGUMENT',
      message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
    },
  },
  imageTooLarge: {
    openai: { status: 413, type: 'invalid_request_error', message: 'Request Entity Too Large' },
    anthropic: {
      status: 400,
      type: 'invalid_request_error',
      message: 'messages.0.content.0.image.source.base64: image exceeds 5 MB maximum: 6914048 bytes > 5242880 bytes',
    },
    google: {
      status: 400,
      type: 'INVALID_ARGUMENT',
      message: 'Request payload size exceeds the limit: 20971520 bytes. The image is too large.',
    },
  },
  modelNotFound: {
    openai: {
      status: 404,
      type: 'not_found_error',
      message: 'model "qwen9:1b" not found, try pulling it first',
    },
    anthropic: { status: 404, type: 'not_found_error', message: 'model: claude-none' },
    google: { status: 404, type: 'NOT_FOUND', message: 'models/gemini-none is not found for API version v1beta.' },
  },
  imagesUnknown: {
    openai: { status: 400, type: 'invalid_request_error', message: 'this model does not support image input' },
    anthropic: { status: 400, type: 'invalid_request_error', message: 'this model does not support image input' },
    google: { status: 400, type: 'INVALID_ARGUMENT', message: 'this model does not support image input' },
  },
} as const satisfies Record<string, Record<Protocol, ProviderFault>>;

export type FaultName = keyof typeof FAULTS;
