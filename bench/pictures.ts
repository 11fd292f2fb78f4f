import { join } from 'node:path';
import { compileCorpus } from '../server/corpus/loadCorpus';
import type { PictureSpec } from '../server/images/pictureSpec';
import { renderDish } from '../server/images/render/renderDish';
import { openApp } from '../server/testing/openApp';
import { KITCHEN_LISTS, kitchensIn, recipesFor } from './kitchens';

const ROOT = join(__dirname, '..');
/** Cards visible at once on a result page. */
const SEEN_AT_ONCE = 6;
const FIRST_PAGE = 24;

const hueOf = (colour: string): string => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  return [red, green, blue].map((part) => Math.round(part / 64)).join('');
};

/** What makes two pictures look the same: the main piece, its vessel, its table and the colour of the food. */
const lookOf = ({ vessel, table, fill, pieces }: PictureSpec): string =>
  [vessel, table, fill.kind, pieces[0]?.kind ?? '-', hueOf(fill.colours[0] ?? '')].join(' ');

/** Pairs that look the same among any six neighbours of a result page, over the listed kitchens. */
const countTwins = async (pictures: ReadonlyMap<string, PictureSpec>) => {
  const app = await openApp({ dishes: compileCorpus(ROOT) });
  const kitchens = KITCHEN_LISTS.flatMap(kitchensIn);
  const twins = new Map<string, number>();
  let windows = 0;
  for (const kitchen of kitchens) {
    const recipes = await recipesFor(app, kitchen);
    const slugs = recipes.slice(0, FIRST_PAGE).map(({ imageUrl = '' }) => imageUrl.replace(/^.*\/|\.webp.*$/g, ''));
    windows += Math.max(1, slugs.length - SEEN_AT_ONCE + 1);
    const pairs = slugs.flatMap((slug, at) => slugs.slice(at + 1, at + SEEN_AT_ONCE).map((other) => [slug, other]));
    for (const pair of pairs) {
      const [one, two] = pair.map((slug) => pictures.get(slug));
      if (!one || !two || lookOf(one) !== lookOf(two)) continue;
      const names = pair.toSorted().join(' and ');
      twins.set(names, (twins.get(names) ?? 0) + 1);
    }
  }
  await app.close();
  console.log(`${windows} times six neighbours on ${kitchens.length} result pages: ${twins.size} pairs look the same.`);
  for (const [pair, times] of [...twins].sort((a, b) => b[1] - a[1]).slice(0, 60))
    console.log(`- ${pair} (${times} x)`);
};

/** How similar neighbouring pictures look, and the size and drawing time of all pictures on one core. */
export const benchPictures = async () => {
  const dishes = compileCorpus(ROOT).map(({ slug, picture }): [string, PictureSpec] => [slug, picture]);
  await countTwins(new Map(dishes));
  const begun = process.cpuUsage();
  let large = 0;
  let small = 0;
  for (const [slug, picture] of dishes) {
    const drawn = await renderDish(picture, slug);
    large += drawn.large.length;
    small += drawn.small.length;
  }
  const { user, system } = process.cpuUsage(begun);
  const kilobytes = (bytes: number) => (bytes / dishes.length / 1024).toFixed(1);
  console.log(
    `${dishes.length} pictures: ${((large + small) / 1e6).toFixed(1)} MB in two sizes (${kilobytes(large)} and ${kilobytes(small)} KB each), ${((user + system) / 1e6).toFixed(0)} s of processor time, ${((user + system) / 1e3 / dishes.length).toFixed(0)} ms each.`,
  );
};
