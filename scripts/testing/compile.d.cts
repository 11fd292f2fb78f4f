interface Compiled {
  code: string;
  map?: string;
}

export interface Transformer {
  getCacheKey: (source: string, file: string, options: { instrument: boolean }) => string;
  process: (source: string, file: string) => Compiled;
}

/** `folder` is where compiled files are kept. */
export const createTransformer: (options: object, folder?: string) => Transformer;
