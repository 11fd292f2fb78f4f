const MAX_AGE = /max-age=(\d+)/;
const DAY_SECONDS = 86_400;

/**
 * Looks at one picture of a store as a browser gets it from a page of Larder.
 * @param folder address of the folder with the drawings of this release
 * @param origin of the pages
 * @returns what is wrong, as sentences; empty if nothing is
 */
export const checkStore = async (folder: string, origin: string): Promise<string[]> => {
  const address = `${folder}/shakshuka-400.webp`;
  const reply = await fetch(address, { headers: { origin } }).catch((error: unknown) => error as Error);
  if (reply instanceof Error) return [`${address} cannot be reached: ${reply.message}`];
  await reply.arrayBuffer();
  if (reply.status !== 200) return [`${address} is answered with ${reply.status}.`];
  const type = reply.headers.get('content-type');
  const readers = reply.headers.get('access-control-allow-origin');
  const [, age = '0'] = MAX_AGE.exec(reply.headers.get('cache-control') ?? '') ?? [];
  return [
    ...(type === 'image/webp' ? [] : [`${address} has the content type ${type} instead of image/webp.`]),
    ...(readers === '*' || readers === origin
      ? []
      : [
          `${address} may not be read by pages of ${origin} (Access-Control-Allow-Origin is ${readers ?? 'missing'}), ` +
            'so browsers take the pictures from Larder instead.',
        ]),
    ...(Number(age) >= DAY_SECONDS
      ? []
      : [`${address} may be kept for less than a day (Cache-Control); its content never changes.`]),
  ];
};
