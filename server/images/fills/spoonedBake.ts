import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { path } from '../canvas/svg';
import { layPieces } from '../pieces/layPieces';
import { browning } from '../textures/browning';
import { crumbs } from '../textures/crumbs';
import { gloss } from '../textures/gloss';
import { tonalPatches } from '../textures/tonalPatches';
import { blisters, hummocks } from './bakedTop';
import type { Filling, FillNeeds } from './filling';

/** The baked top: risen, browned towards the walls. */
const topOf = (d: Drawing, whole: Area, colour: string) => {
  const shape = outline(grown(whole, 0.985));
  const spots = (count: number) => pointsIn(d.random, whole, count, 0.95);
  return (
    shape.replace('/>', `fill="${d.shade(colour, { light: 0.34, dark: 0.2 })}"/>`) +
    d.clipped(
      shape,
      tonalPatches(d, spots(16), 34, colour, 0.5) +
        hummocks(d, whole, colour) +
        browning(d, spots(22), 34, colour, 0.5) +
        blisters(d, spots(30), colour) +
        crumbs(d, spots(90), mix(colour, '#a8601c', 0.4), 2.6) +
        outline(whole, `fill="${d.edge(mix(colour, '#7a3a10', 0.6), 0.64, 0.7)}"`),
    )
  );
};

/**
 * A bake of which one portion has been spooned out, so that what lies under its top is seen. Colours: the top, its
 * inside where it was cut, what is underneath. The first piece lies in the hollow, the others on top.
 */
export const spoonedBake = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, colours, pieces } = needs;
  const [top = '#dda24e', inside = lighten(mix(top, '#f6dfa0', 0.7), 0.1), under = '#d9b25e'] = colours;
  const whole = isDeep ? ground : grown(ground, 0.96);
  const isBox = whole.corner !== undefined;
  const hollow: Area = {
    x: whole.x + whole.rx * (isBox ? 0.46 : 0.34),
    y: whole.y + whole.ry * 0.34,
    rx: whole.rx * (isBox ? 0.46 : 0.5),
    ry: whole.ry * 0.52,
  };
  const [first, ...others] = pieces;
  const edge = blob(d.random, hollow.x, hollow.y, hollow.rx, hollow.ry, { wobble: 0.07, points: 15 });
  const floor = path(edge, 'transform="translate(5 16)"');
  return {
    surface:
      topOf(d, whole, top) +
      gloss(whole, 0.12) +
      path(edge, `fill="${darken(top, 0.34)}"`) +
      path(edge, `transform="translate(2 5)" fill="${d.shade(inside, { light: 0.3, dark: 0.1 })}"`) +
      d.clipped(
        path(edge, ''),
        crumbs(d, pointsIn(d.random, hollow, 60, 1), inside, 3) +
          path(edge, `transform="translate(5 16)" fill="${darken(under, 0.4)}"`) +
          path(edge, `transform="translate(6 22)" fill="${d.shade(under, { light: 0.24, dark: 0.24 })}"`) +
          d.clipped(
            floor,
            first
              ? layPieces(d, [first], [grown({ ...hollow, x: hollow.x + 6, y: hollow.y + 18 }, 0.9)], {
                  isHeap: true,
                  scale: 1,
                })
              : '',
          ) +
          gloss(grown(hollow, 0.8), 0.18) +
          contact(d, hollow.x - hollow.rx * 0.2, hollow.y - hollow.ry * 0.96, hollow.rx, hollow.ry * 0.2, 0.4),
      ),
    areas: [{ ...whole, x: whole.x - whole.rx * 0.36, rx: whole.rx * 0.5, ry: whole.ry * 0.8 }],
    garnished: { ...whole, x: whole.x - whole.rx * 0.4, rx: whole.rx * 0.46, ry: whole.ry * 0.74 },
    pieces: others,
    crowd: 1.2,
  };
};
