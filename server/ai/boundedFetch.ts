/** Longer responses are rejected; none that we request comes near this size. */
const MOST_BYTES = 16_000_000;
/** Maximum size of one stream event, or of a whole response that is not streamed. */
const MOST_BYTES_AT_ONCE = 4_000_000;

const NEW_LINE = 10;

export class ResponseTooLarge extends Error {
  constructor() {
    super('the answer is too large to be read');
    this.name = 'ResponseTooLarge';
  }
}

/** The server sent a whole response although a stream was requested. */
export class NotAStream extends Error {
  constructor() {
    super('the answer does not come as a stream');
    this.name = 'NotAStream';
  }
}

/** A web page or a redirect was received instead of a model's response. */
export class NotAModel extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
    this.name = 'NotAModel';
  }
}

const limited = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  let total = 0;
  let sinceLine = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        const line = piece.lastIndexOf(NEW_LINE);
        total += piece.length;
        sinceLine = line === -1 ? sinceLine + piece.length : piece.length - line - 1;
        if (total > MOST_BYTES || sinceLine > MOST_BYTES_AT_ONCE) controller.error(new ResponseTooLarge());
        else controller.enqueue(piece);
      },
    }),
  );
};

/** `fetch` for model providers: limits the response size and follows no redirect, which would send the key along. */
export const createBoundedFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    const refuse = async (error: Error) => {
      await response.body?.cancel().catch(() => undefined);
      throw error;
    };
    const { status, headers } = response;
    const kind = headers.get('content-type') ?? '';
    if (status >= 300 && status < 400) {
      const to = headers.get('location') ?? 'another address';
      return refuse(new NotAModel(`sends on to ${to}`, status));
    }
    if (response.ok && kind.includes('html')) return refuse(new NotAModel('answers with a web page', status));
    const wantsStream = typeof init?.body === 'string' && /"stream":\s*true/.test(init.body);
    if (response.ok && wantsStream && kind.includes('json')) return refuse(new NotAStream());
    if (!response.body) return response;
    return new Response(limited(response.body), { status, statusText: response.statusText, headers });
  };
