import { Drawing } from './canvas/drawing';
import type { PictureSpec } from './pictureSpec';
import { cleanColours } from './scene/cleanColours';
import { drawDrinkScene, isSeenFromFront } from './scene/drinkScene';
import { drawOverheadScene } from './scene/overheadScene';

/**
 * The picture of a dish as an SVG document of 800 x 600. The same picture and seed give the same text; words
 * that are not in the vocabulary are drawn neutrally.
 */
export const drawDish = (picture: PictureSpec, seed: string): string => {
  const d = new Drawing(seed);
  return d.toSvg(
    isSeenFromFront(picture.vessel)
      ? drawDrinkScene(d, { ...picture, fill: { ...picture.fill, colours: cleanColours(picture.fill.colours) } })
      : drawOverheadScene(d, picture),
  );
};
