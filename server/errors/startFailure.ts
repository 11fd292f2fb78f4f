/** A setting with which the server cannot start; the message names the variable. */
export class ConfigError extends Error {}

const NO_SUCH_ADDRESS = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);

/** What the operator reads when the server cannot start: one sentence, or where our own code failed. */
export const startFailure = (error: Error, { PORT = '3000', HOST = '' }: NodeJS.ProcessEnv): string => {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigError) return error.message;
  if (code === 'EADDRINUSE') return `PORT: ${PORT} is in use. Set PORT to another number.`;
  if (code === 'EACCES') return `PORT: this user may not listen on ${PORT}. Set PORT to a number above 1023.`;
  if (NO_SUCH_ADDRESS.has(code))
    return `HOST: ${HOST} is not an address of this computer. Use 127.0.0.1, or 0.0.0.0 for every network.`;
  return error.stack ?? error.message;
};
