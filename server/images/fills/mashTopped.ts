import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { path } from '../canvas/svg';
import { crumbs } from '../textures/crumbs';
import { gloss } from '../textures/gloss';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { forkedMash } from './forkedMash';
import { boilingUp, roughEdge } from './mashEdge';
import { roomFor } from './rooms';

/** What a spoon has left: the mince or fish under the mash, in one corner. */
const spooned = (d: Drawing, at: Area, filling: string, mash: string) => {
  const hole = blob(d.random, at.x, at.y, at.rx, at.ry, { wobble: 0.14, points: 13 });
  const floor = path(hole, 'transform="translate(3 15)"');
  return (
    path(hole, `transform="translate(-3 -4)" fill="${mix(darken(mash, 0.24), '#b8702c', 0.4)}" fill-opacity=".8"`) +
    // The cut face of the mash, lit on the far side.
    path(hole, `fill="${d.run([mix(mash, '#c99a4a', 0.4), lighten(mash, 0.3)])}"`) +
    d.clipped(
      path(hole, ''),
      floor.replace('/>', ` fill="${d.shade(darken(filling, 0.2), { light: 0.2, dark: 0.34 })}"/>`) +
        d.clipped(
          floor,
          tonalPatches(d, pointsIn(d.random, at, 10, 0.8), 20, filling, 0.6) +
            crumbs(d, pointsIn(d.random, { ...at, y: at.y + 12 }, 60, 0.95), lighten(filling, 0.06), 8),
        ) +
        path(
          hole,
          `fill="none" stroke="${darken(filling, 0.6)}" stroke-opacity=".4" stroke-width="5" transform="translate(3 15)"`,
        ),
    ) +
    gloss(grown(at, 0.8), 0.2)
  );
};

/** A pie under mashed potato dragged about with a fork. Colours: the mash, what is under it. */
export const mashTopped = (needs: FillNeeds): Filling => {
  const { d, isDeep, ground, colours, pieces } = needs;
  const [colour = '#f0d48a', filling = '#7a4526'] = colours;
  const whole = isDeep ? ground : roomFor(needs, 1.1);
  const shape = outline(whole);
  const side = d.random.pick([-1, 1, -1]);
  const size = d.random.between(0.42, 0.54);
  const hole: Area = {
    x: whole.x + side * whole.rx * d.random.between(0.4, 0.52),
    y: whole.y + whole.ry * d.random.between(0.42, 0.5),
    rx: whole.ry * size * 1.15,
    ry: whole.ry * size * 0.9,
  };
  // The filling rises at an edge away from where it was spooned out.
  const bay = side > 0 ? d.random.between(150, 262) : d.random.between(-82, 30);
  const top = path(roughEdge(d, whole, bay), '');
  const mash =
    outline(whole, `fill="${mix(colour, '#a8702c', 0.3)}"`) +
    forkedMash(d, whole, colour) +
    outline(whole, `fill="${d.edge(mix(colour, '#8a4a14', 0.8), 0.66, 0.6)}"`);
  return {
    surface:
      shape.replace('/>', `fill="${d.shade(filling, { light: 0.2, dark: 0.3 })}"/>`) +
      d.clipped(
        shape,
        boilingUp(d, whole, bay, filling) +
          top.replace('/>', `transform="translate(3 7)" fill="${darken(filling, 0.6)}" fill-opacity=".6"/>`) +
          d.clipped(top, mash + spooned(d, hole, filling, colour)),
      ),
    areas: [{ ...grown(hole, 0.86), y: hole.y + 7 }],
    garnished: { ...whole, x: whole.x - side * whole.rx * 0.26, rx: whole.rx * 0.56, ry: whole.ry * 0.68 },
    pieces,
    crowd: 1.6,
    scale: 0.9,
  };
};
