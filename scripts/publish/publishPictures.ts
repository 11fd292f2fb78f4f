import type { DishBook } from '../../server/images/service/dishBook';
import { editionOf } from '../../server/images/service/edition';
import { VARIANTS, writePictureName } from '../../server/images/service/pictureVariants';
import type { ContentType, PictureTarget } from './pictureTarget';
import { withClearRefusals } from './storeRefusal';

/** A drawing in all forms in which the app asks for it. */
export interface DrawnPicture {
  /** WebP of 800 and of 400 pixels. */
  large: Uint8Array;
  small: Uint8Array;
  /** JPEG of 1200 x 630 for previews of links. */
  card: Uint8Array;
}

interface Options {
  book: DishBook;
  target: PictureTarget;
  draw: (name: string) => Promise<DrawnPicture>;
  /** How many drawings of each dish, from 1 to VARIANTS. */
  drawings?: number;
  /** How many pictures are made at once. */
  atOnce: number;
  /** Told after each picture how many are done of how many. */
  progress?: (done: number, all: number) => void;
}

interface Published {
  edition: string;
  /** Pictures that were drawn, copied from an earlier release, and there already. */
  drawn: number;
  copied: number;
  there: number;
}

/** What a release had in its folder: the hash of each picture by name. Written last. */
type Contents = Record<string, string>;
const CONTENTS = 'pictures.json';
const EDITION = /^[0-9a-f]{16}$/;

const FORMS: readonly (readonly [keyof DrawnPicture, (name: string) => string, ContentType])[] = [
  ['large', (name) => `${name}.webp`, 'image/webp'],
  ['small', (name) => `${name}-400.webp`, 'image/webp'],
  ['card', (name) => `${name}-card.jpg`, 'image/jpeg'],
];

const namesOf = (book: DishBook, drawings: number): string[] =>
  Array.from({ length: drawings }, (_, i) => i + 1).flatMap((variant) =>
    [...book.listed()].map((slug) => writePictureName({ slug, variant })),
  );

/** Where earlier releases have what is drawn as it is now: the folder and name by hash. */
const earlierPictures = async (target: PictureTarget, edition: string): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (const folder of await target.folders()) {
    if (!EDITION.test(folder) || folder === edition) continue;
    const contents = JSON.parse((await target.read(`${folder}/${CONTENTS}`)) ?? '{}') as Contents;
    for (const [name, hash] of Object.entries(contents)) found.set(hash, `${folder}/${name}`);
  }
  return found;
};

/** Runs the work for each item, few at a time; after the first failure no more is begun. */
const forEach = async <Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) => {
  const left = items.values();
  let hasFailed = false;
  const worker = async () => {
    for (const item of left) {
      if (hasFailed) return;
      await work(item).catch((failure: unknown) => {
        hasFailed = true;
        throw failure;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/**
 * Brings the drawings of this release into a folder of their own in a store. What is there already stays, so a run that
 * was interrupted goes on, and what an earlier release has is copied instead of drawn.
 * @throws ConfigError if the store refuses for a known reason, else what the target or the drawing throws
 */
export const publishPictures = async (options: Options): Promise<Published> => {
  const { book, draw, drawings = VARIANTS, atOnce, progress } = options;
  const target = withClearRefusals(options.target);
  const edition = editionOf(book);
  const names = namesOf(book, drawings);
  const [there, earlier] = [await target.files(edition), await earlierPictures(target, edition)];
  const counts = { drawn: 0, copied: 0, there: 0 };

  /** Someone may have removed what an earlier release had. */
  const isCopied = async (from: string, name: string): Promise<boolean> => {
    try {
      for (const [, fileOf, type] of FORMS) await target.copy(fileOf(from), `${edition}/${fileOf(name)}`, type);
      return true;
    } catch {
      return false;
    }
  };
  const drawAndWrite = async (name: string): Promise<void> => {
    const drawn = await draw(name);
    for (const [form, fileOf, type] of FORMS) await target.write(`${edition}/${fileOf(name)}`, drawn[form], type);
  };
  const publish = async (name: string) => {
    const from = earlier.get(book.hashOf(name)!);
    if (FORMS.every(([, fileOf]) => there.has(fileOf(name)))) counts.there += 1;
    else if (from !== undefined && (await isCopied(from, name))) counts.copied += 1;
    else {
      await drawAndWrite(name);
      counts.drawn += 1;
    }
    progress?.(counts.drawn + counts.copied + counts.there, names.length);
  };
  await forEach(names, atOnce, publish);

  const contents: Contents = Object.fromEntries(names.map((name) => [name, book.hashOf(name)!]));
  const before = JSON.parse((await target.read(`${edition}/${CONTENTS}`)) ?? '{}') as Contents;
  const all = Buffer.from(JSON.stringify({ ...before, ...contents }));
  await target.write(`${edition}/${CONTENTS}`, all, 'application/json');
  return { edition, ...counts };
};
