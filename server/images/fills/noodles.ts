import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { spill } from '../canvas/outlines';
import { colourOr, darken, lighten, mix } from '../canvas/palette';
import { circle, line, path, placed } from '../canvas/svg';
import { pieceKind } from '../pieces/pieceKinds';
import { usualColour } from '../pieces/usualColours';
import { gloss } from '../textures/gloss';
import { surfaceOf } from '../textures/liquid';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';

/** Long strands in loose loops that cross each other; `sauce` clings to some of them more, to others less. */
const tangled = (d: Drawing, { x, y, rx: r }: Area, colour: string, count: number, width: number, sauce?: string) => {
  const { random } = d;
  let strands = '';
  for (let i = 0; i < count; i++) {
    const reach = r * random.between(0.2, 0.62);
    const squash = random.between(0.62, 1.08);
    const [aside, away] = [random.next() * 6.283, Math.sqrt(random.next()) * (r - reach) * (1 - (i / count) * 0.2)];
    const length = random.between(1.5, 4.4);
    const at = (angle: number) => `${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach * squash)}`;
    const tail = `q${n(-Math.sin(length) * reach * 0.3)} ${n(Math.cos(length) * reach * 0.3)} ${n(random.between(-0.5, 0.5) * reach)} ${n(random.between(0.2, 0.5) * reach)}`;
    const route = `M${at(0)}A${n(reach)} ${n(reach * squash)} 0 ${length > 3.14 ? 1 : 0} 1 ${at(length)}${tail}`;
    const coated = sauce ? mix(colour, sauce, random.between(0.1, 0.62)) : colour;
    const tone = mix(coated, random.chance(0.5) ? lighten(coated, 0.42) : darken(coated, 0.18), random.next() * 0.75);
    strands += placed(
      x + Math.cos(aside) * away,
      y + Math.sin(aside) * away,
      random.between(0, 360),
      path(route, line(darken(coated, 0.58), width + 3.4, 0.42)) +
        path(route, line(tone, width)) +
        (i % 2 ? path(route, `${line(lighten(tone, 0.75), width * 0.24, 0.8)} transform="translate(-1.500 -2)"`) : ''),
    );
  }
  return strands;
};

const SAUCY = new Set(['chunk', 'crumble', 'shred']);

/** A nest of noodles. Colours: the noodles, then the broth of a deep vessel or the sauce on a plate. */
export const noodles = (needs: FillNeeds): Filling => {
  const { d, isDeep, ground, colours, pieces } = needs;
  const [colour = '#f0bd5a', second] = colours;
  const hasBroth = isDeep && second !== undefined;
  const reach = Math.min(ground.rx, ground.ry) * (hasBroth ? 0.84 : isDeep ? 0.96 : 1.1);
  const heap: Area = {
    x: ground.x,
    y: ground.y,
    rx: reach,
    ry: reach,
  };
  const broth = hasBroth ? surfaceOf(d, ground, true, second, 18).drawn + gloss(ground, 0.34) : '';
  const bed =
    isDeep && !hasBroth
      ? outline(ground, `fill="${d.shade(darken(colour, 0.42), { light: 0.1, dark: 0.3 })}"`)
      : contact(d, heap.x, heap.y, heap.rx * 0.92, heap.ry * 0.92, 0.5) +
        circle(heap.x, heap.y, heap.rx * 0.86, `fill="${darken(colour, 0.4)}" fill-opacity=".75"`);
  const saucy = pieces.find(({ kind }) => SAUCY.has(kind));
  const sauceColour =
    !hasBroth && second
      ? second
      : saucy && !hasBroth
        ? colourOr(
            saucy.colour,
            usualColour(saucy.kind, saucy.ingredient) ?? pieceKind(saucy.kind, saucy.ingredient).colour,
          )
        : undefined;
  const strands = tangled(d, heap, colour, Math.round(112 * (heap.rx / 190)), 10.6, sauceColour);
  const isRed = sauceColour !== undefined && (saucy !== undefined || !hasBroth);
  const topping: Area = { ...heap, rx: heap.rx * 0.56, ry: heap.ry * 0.5 };
  const ladle =
    isRed && sauceColour
      ? contact(d, heap.x - 4, heap.y - 6, topping.rx * 0.98, topping.ry * 0.98, 0.5) +
        path(
          spill(d.random, heap.x - 4, heap.y - 6, topping.rx * 1.04, topping.ry * 1.06, 0.09),
          `fill="${d.shade(darken(sauceColour, 0.08), { light: 0.22, dark: 0.34 })}"`,
        ) +
        tonalPatches(d, pointsIn(d.random, topping, 12, 0.8), 18, sauceColour) +
        tangled(d, grown(topping, 1.25), colour, 16, 10.6, sauceColour)
      : '';
  return {
    surface: broth + bed + (isDeep ? d.clipped(outline(ground), strands) : strands) + ladle,
    areas: [isRed ? grown(topping, 1.12) : grown(heap, 0.84)],
    garnished: isRed ? grown(topping, 1.3) : grown(heap, 0.78),
    pieces,
    crowd: isRed ? 2.4 : 0.85,
    scale: isRed ? 0.8 : 1,
    focus: isRed ? 0.35 : 0.2,
    ...(isRed && sauceColour ? { sauce: sauceColour, sunk: 0.2 } : {}),
  };
};
