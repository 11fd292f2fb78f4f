/** `npm run publish-pictures -- PLACE`: brings the drawings of this release to where PICTURES_URL will lead. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadCorpus } from '../server/corpus/loadCorpus';
import { ConfigError } from '../server/errors/startFailure';
import { createDishRenderer } from '../server/images/render/dishRenderer';
import { asCard } from '../server/images/service/cards';
import { createDishBook } from '../server/images/service/dishBook';
import { openPictureFiles } from '../server/images/service/pictureFiles';
import { VARIANTS } from '../server/images/service/pictureVariants';
import { runOperatorScript, serverSettings } from './operatorScript';
import { checkStore } from './publish/checkStore';
import { folderTarget } from './publish/folderTarget';
import type { PictureTarget } from './publish/pictureTarget';
import { publishPictures, type DrawnPicture } from './publish/publishPictures';

const USAGE = `Usage: npm run publish-pictures -- s3://BUCKET/FOLDER
       npm run publish-pictures -- FOLDER

Draws all dishes in every size that pages ask for, and writes them into a folder of their own, in a bucket or on this
machine. What is there already stays. With --first, only the first drawing of each dish, and not the four that replace it
when cooks find it wrong.
A bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and AWS_REGION or AWS_ENDPOINT_URL_S3 where they differ.
With PICTURES_URL, looks at one of the pictures there, as a browser would.`;

const root = join(__dirname, '..');
/** While some wait for the store, the others are drawn. */
const WAITING = 6;
const TOLD_EVERY = 100;
const ORIGIN = 'https://larder.example';

const targetOf = async (place: string): Promise<PictureTarget> => {
  if (!place.startsWith('s3:')) return folderTarget(place);
  const { bucketTarget } = await import('./publish/bucketTarget').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new ConfigError('The client of S3 is not installed here: run npm ci, or publish into a folder.');
  });
  return bucketTarget(place, process.env);
};

const say = (done: number, all: number): void => {
  if (done % TOLD_EVERY === 0) console.log(`${done} of ${all} drawings`);
};

runOperatorScript(async (words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { first: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [place, ...rest] = positionals;
  if (place === undefined || rest.length > 0) {
    console.log(USAGE);
    return 1;
  }
  const { dataDir, picturesUrl, publicUrl } = serverSettings();
  const target = await targetOf(place);
  const book = createDishBook(new Map(loadCorpus(root).map(({ slug, picture }) => [slug, picture])));
  const renderer = createDishRenderer(pathToFileURL(join(root, 'build', 'server', 'renderWorker.mjs')));
  // What the server on this machine has drawn need not be drawn again.
  const kept = openPictureFiles(join(dataDir, 'pictures'));

  const draw = async (name: string): Promise<DrawnPicture> => {
    const hash = book.hashOf(name)!;
    const [large, small] = await Promise.all([kept.read(hash, 800), kept.read(hash, 400)]);
    const sizes = large && small ? { large, small } : await renderer.render(book.dishOf(name)!, name);
    return { ...sizes, card: await asCard(sizes.large) };
  };

  try {
    const atOnce = availableParallelism() + WAITING;
    const drawings = values.first ? 1 : VARIANTS;
    const { edition, drawn, copied, there } = await publishPictures({
      book,
      target,
      draw,
      drawings,
      atOnce,
      progress: say,
    });
    console.log(
      `${target.name}/${edition}: ${drawn} drawn, ${copied} copied from an earlier release, ${there} there already`,
    );
    if (picturesUrl === undefined) return 0;
    const faults = await checkStore(`${picturesUrl}/${edition}`, publicUrl ?? ORIGIN);
    console.log(faults.length === 0 ? `${picturesUrl} has them, and pages may read them` : faults.join('\n'));
    return faults.length === 0 ? 0 : 1;
  } finally {
    target.close();
    await renderer.close();
  }
});
