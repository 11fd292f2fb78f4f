import { grown, pointsIn, sizeOf } from '../canvas/areas';
import { colourOr } from '../canvas/palette';
import { usualColour } from '../pieces/usualColours';
import { oilDrops } from '../textures/oilDrops';
import { swirlRibbon } from '../textures/swirlRibbon';
import { drizzle } from './drizzle';
import { cocoaDust, sugarDust } from './dust';
import { foamGarnish } from './foam';
import { cherries, chilliRings, seeds } from './fruits';
import { type DrawGarnish, type GarnishPen } from './garnish';
import { gratedCheese } from './gratedCheese';
import { choppedHerb, herbSprigs, leaves } from './herbs';
import { saucePool } from './saucePool';
import { strawAcross } from './straw';
import { curls, flecks, groundPepper, seedDots, specks } from './strewn';
import { syrup } from './syrup';

/** Sauces that lie on the food as a glossy pool with drips. */
const SYRUP = /syrup|sirope|sirop|maple|dulce|panela/i;

/** Every garnish of a dish or drink seen from above, by its word in the vocabulary. */
const GARNISHES: Readonly<Record<string, DrawGarnish>> = {
  'herb-sprig': herbSprigs,
  'chopped-herb': choppedHerb,
  leaf: leaves,
  sesame: ({ d, area, colour, room }) =>
    seedDots(d, pointsIn(d.random, area, Math.round(40 + 40 * room)), colour('#f5e4ba'), 4.6, 2.6),
  // Paprika and other ground spices are dust of their own colour.
  pepper: ({ d, area, item, colour, room }) =>
    item.colour
      ? specks(d, pointsIn(d.random, area, Math.round(60 + 50 * room)), colour('#2c1a14'), 1.8)
      : groundPepper(d, pointsIn(d.random, area, Math.round(50 + 40 * room)), colour('#2c1a14')),
  'sugar-dust': sugarDust,
  'grated-cheese': gratedCheese,
  'oil-drops': ({ d, area, colour }) => oilDrops(d, pointsIn(d.random, area, 28), colour('#e9b73c'), 15),
  'cream-swirl': ({ d, area, colour }) => swirlRibbon(d, grown(area, 1.05), colour('#fffaf0')),
  'chilli-ring': chilliRings,
  seeds,
  zest: ({ d, area, colour }) => curls(d, pointsIn(d.random, area, 24), colour('#f5b52e'), 9, 3),
  'cocoa-dust': cocoaDust,
  'sauce-drizzle': ({ d, area, item, colour }) =>
    SYRUP.test(item.ingredient)
      ? syrup(d, area, colour('#b8651a'))
      : drizzle(d, area, colour('#c9691e'), item.ingredient),
  foam: ({ d, area, colour, under }) => foamGarnish(d, area, under, colour('#fff6de')),
  'salt-rim': ({ d, area, colour }) => flecks(d, pointsIn(d.random, area, 40), colour('#ffffff'), 3.4),
  cherry: cherries,
  'sauce-pool': ({ d, area, colour }) => saucePool(d, area, colour('#f0c24a')),
  straw: ({ d, area }) => strawAcross(d, area),
};

/** Strews one garnish. A word that is not in the vocabulary gives specks of its colour, or nothing: never a food. */
export const drawGarnish = (needs: Pick<GarnishPen, 'd' | 'area' | 'item' | 'under'>): string => {
  const { d, item, area } = needs;
  const draw = Object.hasOwn(GARNISHES, item.kind) ? GARNISHES[item.kind] : undefined;
  const colour = (fallback: string) => colourOr(item.colour, usualColour(item.kind, item.ingredient) ?? fallback);
  if (draw) return draw({ ...needs, colour, room: sizeOf(area) });
  return item.colour ? specks(d, pointsIn(d.random, area, 40), colour('#8a6a4a'), 1.8) : '';
};
