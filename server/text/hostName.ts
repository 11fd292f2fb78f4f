const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/**
 * The name or address in a Host header: in lower case, without its port, its brackets and the dot at its end.
 * @returns undefined when the header is invalid
 */
export const hostNameOf = (host: string): string | undefined => {
  const url = `http://${host}`;
  if (!HOST.test(host) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/^\[|\]$|\.$/g, '');
};
