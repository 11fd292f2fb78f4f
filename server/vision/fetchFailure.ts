export type FetchFault = 'unreachable' | 'refused' | 'notTheFile' | 'cutShort' | 'diskFull';

/** A file could not be downloaded. The message explains why in plain words; nothing else was changed. */
export class FetchFailure extends Error {
  constructor(
    readonly fault: FetchFault,
    message: string,
  ) {
    super(message);
    this.name = 'FetchFailure';
  }
}

/** Why a connection or a write failed, in a few letters. */
export const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};
