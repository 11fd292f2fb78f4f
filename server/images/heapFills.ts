import { grown, outline, pointsIn, type Area } from './areas';
import { n, type Drawing } from './drawing';
import { type Filling, type FillNeeds } from './filling';
import { colourOr, darken, deepen, lighten, mix } from './palette';
import { pieceKind } from './pieceKinds';
import { usualColour } from './usualColours';
import { blob, circle, contact, ellipse, line, path, placed, tonalPatches } from './svgShapes';
import { gloss, riceGrains, surfaceOf } from './wetFills';

/** Where a heap lies: up to the wall, or well inside the plate's rim. */
const heapOf = ({ ground, isDeep }: FillNeeds, share = 1.06) => (isDeep ? ground : grown(ground, share));

const mound = (d: Drawing, area: Area, isDeep: boolean, colour: string) => {
  const shape = isDeep
    ? outline(area)
    : path(blob(d.random, area.x, area.y, area.rx, area.ry, { wobble: 0.05, points: 15 }), '');
  return {
    shape,
    drawn:
      (isDeep ? '' : contact(d, area.x, area.y, area.rx * 0.96, area.ry * 0.96, 0.5)) +
      shape.replace('/>', `fill="${d.shade(deepen(colour, 0.6), { light: 0.34, dark: 0.24 })}"/>`),
  };
};

/** Soft hills of light and shade over grains, so that a heap has height. */
const relief = (d: Drawing, area: Area) => {
  let hills = '';
  for (const { x, y } of pointsIn(d.random, area, 9, 0.8)) {
    hills += ellipse(
      x + 10,
      y + 14,
      area.rx * 0.3,
      area.ry * 0.2,
      `fill="${d.spot('#6a3412', 0)}" fill-opacity=".17"`,
      -20,
    );
    hills += ellipse(
      x - 8,
      y - 10,
      area.rx * 0.26,
      area.ry * 0.16,
      `fill="${d.spot('#fff6e0', 0)}" fill-opacity=".26"`,
      -20,
    );
  }
  return hills;
};

export const rice = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [colour = '#f6ead0', ...others] = colours;
  const heap = heapOf(needs);
  const { shape, drawn } = mound(d, heap, isDeep, colour);
  const count = Math.round(760 * ((heap.rx * heap.ry) / 44_000));
  const grains = riceGrains(
    d,
    pointsIn(d.random, heap, Math.min(900, count), isDeep ? 1 : 1.01),
    [colour, lighten(colour, 0.3), ...others],
    7.2,
  );
  return {
    surface: drawn + (isDeep ? d.clipped(shape, grains + relief(d, heap)) : grains + relief(d, grown(heap, 0.8))),
    areas: [grown(heap, 0.92)],
    garnished: grown(heap, 0.82),
    pieces,
    crowd: 1.05,
    sauce: colour,
    sunk: 0.1,
  };
};

export const grains = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const tones: readonly [string, ...string[]] = [colours[0] ?? '#e6c98a', ...colours.slice(1)];
  const heap = heapOf(needs);
  const { shape, drawn } = mound(d, heap, isDeep, tones[0]);
  const dots = pointsIn(
    d.random,
    heap,
    Math.min(1100, Math.round((1000 * heap.rx * heap.ry) / 44_000)),
    isDeep ? 1 : 1.01,
  )
    .map(({ x, y }) => {
      const base = d.random.pick(tones);
      const r = d.random.between(2.6, 5);
      const tone = mix(lighten(base, 0.4), darken(base, 0.2), d.random.next());
      return (
        circle(x + 1, y + 1.6, r, `fill="${mix(deepen(base, 1), '#6a3412', 0.5)}" fill-opacity=".34"`) +
        circle(x, y, r, `fill="${tone}"`)
      );
    })
    .join('');
  return {
    surface: drawn + (isDeep ? d.clipped(shape, dots + relief(d, heap)) : dots + relief(d, grown(heap, 0.8))),
    areas: [grown(heap, 0.9)],
    garnished: grown(heap, 0.84),
    pieces,
    crowd: 1.05,
  };
};

const nest = (d: Drawing, { x, y, rx: r }: Area, colour: string, count: number, width: number) => {
  let strands = '';
  for (let i = 0; i < count; i++) {
    const reach = r * (0.14 + 0.84 * Math.sqrt(d.random.next())) * (1 - (i / count) * 0.26);
    const squash = d.random.between(0.84, 1.1);
    const from = d.random.next() * 6.283;
    const length = d.random.between(1.2, 3.5);
    const at = (angle: number) => `${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach * squash)}`;
    const route = `M${at(from)}A${n(reach)} ${n(reach * squash)} 0 ${length > 3.14 ? 1 : 0} 1 ${at(from + length)}`;
    const tone = mix(
      colour,
      d.random.chance(0.5) ? lighten(colour, 0.42) : darken(colour, 0.16),
      d.random.next() * 0.75,
    );
    strands += placed(
      x + d.random.between(-0.13, 0.13) * r,
      y + d.random.between(-0.13, 0.13) * r,
      d.random.between(0, 180),
      path(route, line(darken(colour, 0.56), width + 3.2, 0.42)) +
        path(route, line(tone, width)) +
        path(route, line(lighten(tone, 0.7), width * 0.26, 0.72)),
    );
  }
  return strands;
};

const SAUCY = new Set(['chunk', 'crumble', 'shred']);

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
  const strands = nest(d, heap, colour, Math.round(118 * (heap.rx / 190)), 9.4);
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
  const isRed = sauceColour !== undefined && (saucy !== undefined || !hasBroth);
  const topping: Area = { ...heap, rx: heap.rx * 0.56, ry: heap.ry * 0.5 };
  const ladle =
    isRed && sauceColour
      ? contact(d, heap.x - 4, heap.y - 6, topping.rx * 0.98, topping.ry * 0.98, 0.5) +
        path(
          blob(d.random, heap.x - 4, heap.y - 6, topping.rx * 1.02, topping.ry * 1.04, { wobble: 0.15, points: 12 }),
          `fill="${d.shade(darken(sauceColour, 0.08), { light: 0.22, dark: 0.34 })}"`,
        ) +
        tonalPatches(d, pointsIn(d.random, topping, 12, 0.8), 18, sauceColour)
      : '';
  return {
    surface: broth + bed + (isDeep ? d.clipped(outline(ground), strands) : strands) + ladle,
    areas: [isRed ? grown(topping, 1.12) : grown(heap, 0.84)],
    garnished: isRed ? grown(topping, 1.3) : grown(heap, 0.78),
    pieces,
    crowd: isRed ? 2.2 : 0.85,
    scale: isRed ? 0.8 : 1,
  };
};

const ruffledLeaf = (d: Drawing, x: number, y: number, size: number, colour: string) => {
  const turn = d.random.between(0, 360);
  const rim = darken(colour, 0.12);
  const heart = lighten(mix(colour, '#e9f0b8', 0.5), 0.2);
  return (
    contact(d, x, y, size * 0.9, size * 0.66, 0.5, turn) +
    placed(
      x,
      y,
      turn,
      path(
        blob(d.random, 0, 0, 100, 66, { wobble: 0.13, points: 19 }),
        `fill="${d.shade(rim, { light: 0.22, dark: 0.36, turn })}"`,
      ) +
        path(
          blob(d.random, -6, 0, 82, 48, { wobble: 0.14, points: 17 }),
          `fill="${d.shade(colour, { light: 0.4, dark: 0.16, turn })}" fill-opacity=".85"`,
        ) +
        path('M-98 0C-50 -6 10 -3 74 0C10 5 -50 8 -98 0Z', `fill="${heart}"`) +
        path('M-50 -2L-20 -34M-10 -2L22 -32M26 -1L54 -22M-46 2L-14 36M-6 2L26 34M30 2L58 22', line(heart, 4, 0.6)),
      size / 100,
    )
  );
};

export const leaves = (needs: FillNeeds): Filling => {
  const { d, isDeep, ground, colours, pieces } = needs;
  const tones: readonly [string, ...string[]] = [
    colours[0] ?? '#6ba544',
    ...(colours.length > 1
      ? colours.slice(1)
      : [lighten(colours[0] ?? '#6ba544', 0.22), darken(colours[0] ?? '#6ba544', 0.14)]),
  ];
  const heap = heapOf(needs, 1.04);
  const bed = isDeep ? outline(ground, `fill="${d.shade(darken(tones[0], 0.5), { light: 0.1, dark: 0.3 })}"`) : '';
  const ruffles = pointsIn(d.random, heap, 40, 0.94)
    .map(({ x, y }) => ruffledLeaf(d, x, y, d.random.between(50, 82), d.random.pick(tones)))
    .join('');
  return {
    surface: bed + (isDeep ? d.clipped(outline(ground), ruffles) : ruffles),
    areas: [grown(heap, 0.9)],
    garnished: grown(heap, 0.84),
    pieces,
    crowd: 0.95,
    scale: 1.04,
  };
};

/** The pieces are the dish; the colours, when given, are what they lie in. */
export const heapOfPieces = (needs: FillNeeds): Filling => {
  const { d, isDeep, ground, colours, pieces } = needs;
  const [colour] = colours;
  const heap = isDeep ? ground : grown(ground, ground.corner === undefined ? 1.08 : 0.94);
  let bed = '';
  if (colour) {
    const pool = isDeep ? ground : grown(heap, 0.94);
    bed = surfaceOf(d, pool, isDeep, colour, 14).drawn + gloss(pool, 0.16);
  }
  return {
    surface: bed,
    areas: [grown(heap, 0.94)],
    garnished: grown(heap, 0.84),
    pieces,
    isHeap: true,
    ...(colour ? { sauce: darken(colour, 0.1), sunk: 0.12 } : {}),
  };
};
