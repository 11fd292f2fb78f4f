/**
 * The part of an error that is logged. Libraries attach more: a database the rejected row, a connection its settings.
 */
export const loggedError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    type: name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
};
