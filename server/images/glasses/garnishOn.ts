import { colourOr } from '../canvas/palette';
import { circle, ellipse } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { usualColour } from '../pieces/usualColours';
import { creamTop } from './creamTop';
import type { GlassScene } from './glassScene';
import { meringueTop } from './meringueTop';
import { mintTop } from './mintTop';
import { onSurface } from './onSurface';
import { isPeel } from './peel';
import { onPick, saltRim, zestTwist } from './rim';
import { strawInGlass } from './straw';

/** Draws a garnish; `colour` gives its own colour, else its ingredient's usual one, else the fallback. */
type DrawOnGlass = (scene: GlassScene, item: PictureItem, colour: (fallback: string) => string) => string;

const sprig: DrawOnGlass = (scene, item) => mintTop(scene, item);
const rim: DrawOnGlass = (scene, { ingredient }, colour) =>
  saltRim(scene, colour('#fffdf8'), /chilli|pepper|paprika|cinnamon/i.test(ingredient));

const dust: DrawOnGlass = (scene, _item, colour) =>
  onSurface(scene, 90, (x, y) =>
    circle(x, y, scene.d.random.between(0.8, 2), `fill="${colour('#2c1a14')}" fill-opacity=".75"`),
  );

const drops: DrawOnGlass = (scene, _item, colour) =>
  onSurface(scene, 6, (x, y) => {
    const { random } = scene.d;
    return ellipse(
      x,
      y,
      random.between(5, 10),
      random.between(2, 3.4),
      `fill="${colour('#8a2f1c')}" fill-opacity=".9"`,
    );
  });

const seeds: DrawOnGlass = (scene, _item, colour) =>
  onSurface(scene, 22, (x, y) => ellipse(x, y, 4, 2, `fill="${colour('#6a4a2a')}"`, scene.d.random.between(0, 180)));

const flecks: DrawOnGlass = (scene, _item, colour) =>
  onSurface(scene, 30, (x, y) => {
    const { random } = scene.d;
    return ellipse(
      x,
      y,
      random.between(3, 6),
      random.between(1.4, 2.4),
      `fill="${colour('#4b8a36')}"`,
      random.between(0, 180),
    );
  });

/** Every garnish of a drink in a glass, by its word in the vocabulary; foam belongs to the drink itself. */
const ON_GLASS: Readonly<Record<string, DrawOnGlass>> = {
  'herb-sprig': sprig,
  leaf: sprig,
  straw: (scene) => strawInGlass(scene),
  zest: (scene, item, colour) => (isPeel(item) ? zestTwist(scene, item) : seeds(scene, item, colour)),
  'salt-rim': rim,
  'sugar-dust': rim,
  cherry: (scene, item) => onPick(scene, item, 2),
  'cream-swirl': (scene, item, colour) =>
    (/white|meringue/i.test(item.ingredient) ? meringueTop : creamTop)(scene, colour('#fff8ea')),
  'sauce-drizzle': drops,
  'sauce-pool': drops,
  pepper: dust,
  'cocoa-dust': dust,
  'chilli-ring': (scene, _item, colour) =>
    onSurface(scene, 3, (x, y) => ellipse(x, y, 11, 5, `fill="none" stroke="${colour('#d8301c')}" stroke-width="4"`)),
  seeds,
  sesame: seeds,
  'oil-drops': (scene, _item, colour) =>
    onSurface(scene, 8, (x, y) => ellipse(x, y, 7, 2.6, `fill="${colour('#e9b73c')}" fill-opacity=".7"`)),
  'chopped-herb': flecks,
  'grated-cheese': flecks,
};

/** Draws one garnish of a drink in a glass, or nothing for a word that is not in the vocabulary. */
export const garnishOn = (scene: GlassScene, item: PictureItem): string => {
  const draw = Object.hasOwn(ON_GLASS, item.kind) ? ON_GLASS[item.kind] : undefined;
  const colour = (fallback: string) => colourOr(item.colour, usualColour(item.kind, item.ingredient) ?? fallback);
  return draw ? draw(scene, item, colour) : '';
};
