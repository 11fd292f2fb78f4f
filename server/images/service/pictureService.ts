import { setTimeout as sleep } from 'node:timers/promises';
import type { PictureSpec } from '../pictureSpec';
import { createDishRenderer, type DishRenderer, workerBesideProgram } from '../render/dishRenderer';
import type { RenderedDish } from '../render/renderDish';
import { createCards } from './cards';
import { createDishBook } from './dishBook';
import { AHEAD, type Asking } from './drawLine';
import { editionOf } from './edition';
import { createDrawQueue } from './drawQueue';
import { openPictureFiles, type PictureFiles } from './pictureFiles';
import { type PictureSize } from './pictureSize';
import { warmPictures } from './warmPictures';

/** Pictures by name. */
export interface PictureService {
  /**
   * The picture of a recipe by its slug, or another drawing of it ('shakshuka-v2'), or a fallback's
   * (`contracts/fallbackPictures`).
   * @param asking how urgent it is, and a signal that it is no longer needed
   * @throws UnknownPictureError for a name that has none; DomainError tooBusy when too many wait; Error when it cannot be
   * drawn
   */
  pictureOf: (name: string, size: PictureSize, asking?: Asking) => Promise<Buffer>;
  /** The picture as it is stored; undefined if it is not drawn yet, or there is none. */
  drawnOf: (name: string, size: PictureSize) => Promise<Buffer | undefined>;
  /** Adds a dish that is in no list. Only the latest thousand are kept. */
  learn: (name: string, picture: PictureSpec) => void;
  /** Changes whenever the picture does; for ETags. Undefined for a name that has no picture. */
  pictureHash: (name: string) => string | undefined;
  /**
   * Draws what is not stored yet, in the order given, one at a time and after every request: the first sixty without a
   * rest, the others slowly; nothing when it does not draw ahead. Then removes outdated files.
   */
  warm: (signal: AbortSignal) => Promise<void>;
  /** The name of the drawings of this release. */
  edition: () => string;
  /** How many pictures wait, and how many were drawn since the start. */
  work: () => { waiting: number; drawn: number };
  /** Stops the drawing threads; pictures that are being drawn fail. */
  close: () => Promise<void>;
}

/** What the picture service is opened with. */
export interface PictureServiceOptions {
  /** Folder for rendered pictures; made when missing. */
  cacheDir: string;
  /** Recipes' pictures by slug. */
  pictures: ReadonlyMap<string, PictureSpec>;
  /** Slugs in the order in which to draw ahead; the map's own order when left out. */
  order?: readonly string[];
  /** False: draws only what is asked for, in the size that is asked for. */
  drawsAhead?: boolean;
  /** The bundled render worker; null draws in this process; when left out it is looked for beside the program. */
  workerFile?: URL | null;
  /** Replaces the renderer in tests. */
  renderer?: DishRenderer;
}

/** There is no picture of this name. */
export class UnknownPictureError extends Error {
  constructor(name: string) {
    super(`No picture is known as "${name}"`);
    this.name = 'UnknownPictureError';
  }
}

type Drawn = Pick<RenderedDish, 'small'> & Partial<RenderedDish>;

/** A dish to be drawn, and the hash of what its picture shows. */
interface Dish {
  name: string;
  picture: PictureSpec;
  hash: string;
}

/** What browsers mean when they say nothing. */
const USUAL: Asking = { urgency: 3 };
const IDLE_CHECK_MS = 50;
/** While more pictures wait than this, the large size is drawn only when it is asked for. */
const WAITING_FOR_LARGE = 24;

interface Drawing {
  renderer: DishRenderer;
  files: PictureFiles;
  drawsAhead: boolean;
}

/** Draws dishes in one queue and stores what was drawn. */
const createDrawing = ({ renderer, files, drawsAhead }: Drawing) => {
  const queue = createDrawQueue<Drawn>({ atOnce: renderer.atOnce });
  let drawn = 0;

  const draw = ({ name, picture, hash }: Dish, asking: Asking): Promise<Drawn> =>
    queue.draw(hash, asking, async () => {
      const rendered = await renderer.render(picture, name);
      drawn += 1;
      await Promise.all([files.write(hash, 800, rendered.large), files.write(hash, 400, rendered.small)]);
      return rendered;
    });

  return {
    /** Both sizes; or the small one alone, where that is being drawn already. */
    draw,

    /** A card needs only the small size. The recipe's page needs the large one, which is drawn when nothing waits. */
    async drawSmall(dish: Dish, asking: Asking): Promise<Uint8Array> {
      const { name, picture, hash } = dish;
      const { small } = await queue.draw(`${hash}-400`, asking, async () => {
        const rendered = await renderer.renderSmall(picture, name);
        drawn += 1;
        await files.write(hash, 400, rendered);
        return { small: rendered };
      });
      if (drawsAhead && queue.waiting() < WAITING_FOR_LARGE) draw(dish, { urgency: AHEAD }).catch(() => undefined);
      return small;
    },

    /** Whether both sizes of a picture are about to be drawn. */
    isDrawing: queue.has,

    async untilIdle(signal: AbortSignal): Promise<void> {
      while (queue.isBusy() && !signal.aborted) await sleep(IDLE_CHECK_MS, undefined, { ref: false });
    },

    work: () => ({ waiting: queue.waiting(), drawn }),
  };
};

/** Serves dish pictures: drawn once, kept on disk under a hash of what they show. */
export const createPictureService = (options: PictureServiceOptions): PictureService => {
  const {
    cacheDir,
    pictures,
    order = [...pictures.keys()],
    drawsAhead = true,
    workerFile = workerBesideProgram(),
  } = options;
  const book = createDishBook(pictures);
  const files = openPictureFiles(cacheDir);
  const renderer = options.renderer ?? createDishRenderer(workerFile);
  const { draw, drawSmall, isDrawing, untilIdle, work } = createDrawing({ renderer, files, drawsAhead });
  const cards = createCards((hash, card) => files.write(hash, 'card', card));

  const pictureOf = async (name: string, size: PictureSize, asking: Asking = USUAL): Promise<Buffer> => {
    const picture = book.dishOf(name);
    const hash = book.hashOf(name);
    if (!picture || hash === undefined) throw new UnknownPictureError(name);
    const stored = await files.read(hash, size);
    if (stored) return stored;
    if (size === 'card') return cards.cardOf(hash, () => pictureOf(name, 800, asking));
    const dish = { name, picture, hash };
    if (size === 400 && !isDrawing(hash)) return Buffer.from(await drawSmall(dish, asking));
    const { large, small } = await draw(dish, asking);
    return Buffer.from(size === 800 && large ? large : small);
  };

  return {
    pictureOf,
    drawnOf: async (name, size) => {
      const hash = book.hashOf(name);
      return hash === undefined ? undefined : files.read(hash, size);
    },
    learn: book.learn,
    pictureHash: book.hashOf,
    edition: () => editionOf(book),
    work,
    warm: (signal) => {
      const drawAhead = (name: string, picture: PictureSpec, hash: string) =>
        draw({ name, picture, hash }, { urgency: AHEAD });
      const names = drawsAhead ? new Set([...order, ...book.listed()]) : [];
      return warmPictures({ book, files, names, draw: drawAhead, untilIdle }, signal);
    },
    close: () => renderer.close(),
  };
};
