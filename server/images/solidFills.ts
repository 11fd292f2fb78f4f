import { grown, outline, pointsIn, spreadIn, type Area } from './areas';
import { n, type Drawing } from './drawing';
import { type Filling, type FillNeeds } from './filling';
import { drawPiece } from './layPieces';
import { SHADOW, darken, deepen, lighten, mix } from './palette';
import { colourOf, pieceKind } from './pieceKinds';
import { type PictureItem } from './pictureSpec';
import { blob, circle, contact, ellipse, line, path, placed, tonalPatches, type Point } from './svgShapes';
import { gloss } from './wetFills';

/** Room for a solid dish: it stays within walls, but may lie a little over a plate's well. */
const roomFor = ({ ground, isDeep }: FillNeeds, share = 1.16): Area => {
  const k = isDeep ? 0.92 : ground.corner === undefined && ground.rx === ground.ry ? share : 1;
  return { x: ground.x, y: ground.y, rx: ground.rx * k, ry: ground.ry * k };
};

const roundRoom = (needs: FillNeeds, share = 1.16): Area => {
  const room = roomFor(needs, share);
  const r = Math.min(room.rx, room.ry * 1.12);
  return { ...room, rx: r, ry: Math.min(r, room.ry * 1.12) };
};

/** Patches where heat has been: tan, brown, nearly black. */
export const browning = (d: Drawing, points: readonly Point[], size: number, colour: string, opacity = 0.5) =>
  points
    .map(({ x, y }) => {
      const r = size * d.random.between(0.4, 1.3);
      return ellipse(
        x,
        y,
        r * 1.25,
        r * 0.85,
        `fill="${d.spot(mix(colour, '#6a2f10', d.random.between(0.45, 0.85)), 0.1)}" fill-opacity="${opacity}"`,
        d.random.between(0, 180),
      );
    })
    .join('');

const crumbs = (d: Drawing, points: readonly Point[], colour: string, size = 3) =>
  points
    .map(({ x, y }) => {
      const r = size * d.random.between(0.5, 1.5);
      return (
        path(
          blob(d.random, x + 1, y + 1.6, r, r * 0.8, { wobble: 0.3, points: 5 }),
          `fill="${SHADOW}" fill-opacity=".28"`,
        ) +
        path(
          blob(d.random, x, y, r, r * 0.8, { wobble: 0.3, points: 5 }),
          `fill="${mix(lighten(colour, 0.4), darken(colour, 0.35), d.random.next())}"`,
        )
      );
    })
    .join('');

const onRing = (d: Drawing, { x, y, rx, ry }: Area, from: number, to: number, count: number): Point[] =>
  Array.from({ length: count }, () => {
    const angle = d.random.next() * Math.PI * 2;
    const reach = d.random.between(from, to);
    return { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach };
  });

/** Mozzarella, burrata or cream on a hot crust: flat, melted at the edge, freckled. */
const melted = (d: Drawing, area: Area, colour: string) =>
  spreadIn(d.random, area, 9, 0.92)
    .map(({ x, y }) => {
      const [rx, ry] = [d.random.between(28, 46), d.random.between(24, 36)];
      const shape = blob(d.random, x, y, rx, ry, { wobble: 0.16, points: 9 });
      return (
        contact(d, x, y, rx, ry, 0.36) +
        path(shape, `fill="${d.shade(colour, { light: 0.8, dark: 0.14 })}"`) +
        path(shape, line(mix(colour, '#e9a860', 0.5), 2.4, 0.5)) +
        browning(
          d,
          [
            { x: x + 7, y: y + 5 },
            { x: x - 10, y: y + 2 },
          ],
          9,
          colour,
          0.4,
        ) +
        ellipse(x - rx * 0.36, y - ry * 0.42, rx * 0.3, ry * 0.12, 'fill="#fff" fill-opacity=".8"', -24)
      );
    })
    .join('');

/** Pizza, flatbread, tart: colours are the topping and the dough. */
export const crust = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [topping = '#c83f1f', dough = '#dd9f55'] = colours;
  const room = roomFor(needs, 1.24);
  const edge = blob(d.random, room.x, room.y, room.rx, room.ry, { wobble: 0.022, points: 22 });
  const inner = grown(room, 0.84);
  const sauce = blob(d.random, inner.x, inner.y, inner.rx, inner.ry, { wobble: 0.03, points: 18 });
  return {
    surface:
      contact(d, room.x, room.y, room.rx * 0.97, room.ry * 0.97, 0.62) +
      path(edge, `transform="translate(3 7)" fill="${darken(dough, 0.5)}"`) +
      path(edge, `fill="${d.shade(dough, { light: 0.36, dark: 0.34 })}"`) +
      d.clipped(
        path(edge, ''),
        browning(d, onRing(d, room, 0.87, 0.99, 26), 15, dough, 0.6) +
          tonalPatches(d, onRing(d, room, 0.88, 0.96, 20), 14, lighten(dough, 0.2), 0.5),
      ) +
      path(sauce, `transform="translate(-2 -3)" fill="${darken(dough, 0.45)}" fill-opacity=".5"`) +
      path(sauce, `fill="${d.shade(topping, { light: 0.22, dark: 0.28 })}"`) +
      d.clipped(path(sauce, ''), tonalPatches(d, pointsIn(d.random, inner, 30, 0.9), 26, topping, 0.5)) +
      gloss(grown(inner, 0.96), 0.12) +
      pieces
        .filter(({ kind }) => kind === 'dollop')
        .map((item) => melted(d, grown(inner, 0.8), colourOf(item)))
        .join(''),
    areas: [grown(inner, 0.88)],
    garnished: grown(inner, 0.8),
    pieces: pieces.filter(({ kind }) => kind !== 'dollop'),
    crowd: 1.1,
    scale: 1,
  };
};

/** Outlines of a slice of bread: a tin loaf, a slanted cut of a country loaf. In a box of 200 x 200. */
const LOAVES: readonly [string, ...string[]] = [
  'M-86 -38C-108 -86 -30 -86 0 -74C30 -86 108 -86 86 -38C92 0 92 40 86 66C70 80 -70 80 -86 66C-92 40 -92 0 -86 -38Z',
  'M-100 10C-104 -44 -56 -72 6 -70C66 -70 104 -40 102 4C98 44 60 62 4 62C-52 64 -96 54 -100 10Z',
];
const SPREADS = new Set(['dollop', 'chunk', 'crumble', 'shred']);

/** Toast: the colour is the bread's; the first soft piece is spread on it. */
export const toast = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#c98f4a', given] = colours;
  const loaf = d.random.pick(LOAVES);
  const isWide = ground.rx > ground.ry * 1.2;
  const size = Math.min(ground.ry * (isWide ? 0.86 : 0.8), ground.rx * 0.66);
  const tilt = d.random.between(-16, 10);
  const step = size * (isWide ? 1.12 : 0.88);
  const slices: readonly (Point & { turn: number })[] = [-1, 1].map((side) => ({
    x: ground.x + side * step * 0.94,
    y: ground.y + side * step * (isWide ? 0.1 : 0.34),
    turn: tilt + side * d.random.between(2, 9),
  }));
  const spread = pieces.find(({ kind }) => SPREADS.has(kind));
  const spreadColour = given ?? (spread && colourOf(spread));
  const crumb = lighten(bread, 0.34);
  let surface = '';
  for (const { x, y, turn } of slices) {
    surface += contact(d, x, y, size * 0.98, size * 0.8, 0.6, turn);
    let face =
      path(loaf, `transform="translate(3 9)" fill="${darken(bread, 0.58)}"`) +
      path(loaf, `fill="${d.shade(darken(mix(bread, '#9a5522', 0.5), 0.08), { light: 0.2, dark: 0.34, turn })}"`) +
      path(loaf, `transform="translate(-1 -1) scale(.91)" fill="${d.shade(crumb, { light: 0.32, dark: 0.2, turn })}"`);
    const local: Area = { x: 0, y: 0, rx: 74, ry: 58 };
    face +=
      browning(d, pointsIn(d.random, local, 14), 16, bread, 0.42) + crumbs(d, pointsIn(d.random, local, 26), crumb, 3);
    if (spreadColour) {
      const layer = blob(d.random, 0, 2, 80, 60, { wobble: 0.07, points: 14 });
      face +=
        path(layer, `transform="translate(2 5)" fill="${darken(spreadColour, 0.5)}" fill-opacity=".55"`) +
        path(layer, `fill="${d.shade(spreadColour, { light: 0.34, dark: 0.22, turn })}"`);
      face += tonalPatches(d, pointsIn(d.random, local, 14, 0.82), 18, spreadColour, 0.55);
      for (const at of pointsIn(d.random, local, spread?.kind === 'dollop' ? 9 : 20, 0.8)) {
        const r = d.random.between(7, spread?.kind === 'dollop' ? 22 : 13);
        face +=
          path(
            blob(d.random, at.x + 1, at.y + 3, r, r * 0.66, { wobble: 0.16 }),
            `fill="${darken(spreadColour, 0.4)}" fill-opacity=".32"`,
          ) +
          path(
            blob(d.random, at.x, at.y, r, r * 0.62, { wobble: 0.16 }),
            `fill="${d.shade(lighten(spreadColour, 0.1), { light: 0.45, dark: 0.16, turn })}"`,
          ) +
          ellipse(at.x - r * 0.2, at.y - r * 0.26, r * 0.34, r * 0.12, 'fill="#fff" fill-opacity=".45"', -30);
      }
    }
    surface += placed(x, y, turn, face, size / 100);
  }
  const areas = slices.map(({ x, y }) => ({ x, y, rx: size * 0.74, ry: size * 0.58 }));
  return {
    surface,
    areas,
    garnished: areas,
    pieces: pieces.filter((item) => item !== spread),
    crowd: 2.2,
    scale: 0.86,
  };
};

/** Pancakes: a stack seen a little from the side. */
export const stack = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [colour = '#d99a4e', second] = colours;
  const room = roundRoom(needs, 1);
  const r = room.rx * 0.96;
  const pale = lighten(mix(colour, '#f6dda0', 0.7), 0.15);
  const count = 5;
  const thickness = 15;
  let surface = ellipse(
    room.x + 26,
    room.y + 62,
    r * 1.12,
    r * 1.02,
    `fill="${d.spot(SHADOW, 0.6)}" fill-opacity=".5"`,
  );
  let top = { x: room.x, y: room.y };
  for (let i = 0; i < count; i++) {
    const x = room.x + d.random.between(-8, 8);
    const y = room.y + 30 - i * thickness;
    const shape = blob(d.random, x, y, r * d.random.between(0.97, 1.02), r * 0.93, { wobble: 0.018, points: 14 });
    surface += path(
      shape,
      `transform="translate(0 ${thickness})" fill="${d.run([pale, mix(pale, colour, 0.5), darken(colour, 0.2)], true)}"`,
    );
    surface += path(shape, `transform="translate(0 ${thickness - 7})" fill="${lighten(pale, 0.2)}"`);
    surface += path(shape, `transform="translate(0 ${thickness - 12})" fill="${darken(colour, 0.14)}"`);
    surface += path(shape, `fill="${d.shade(colour, { light: 0.22, dark: 0.16 })}"`);
    top = { x, y };
  }
  const face: Area = { x: top.x, y: top.y, rx: r, ry: r * 0.93 };
  surface +=
    ellipse(face.x, face.y, r * 0.97, r * 0.9, `fill="none" stroke="${pale}" stroke-width="7" stroke-opacity=".55"`) +
    ellipse(face.x, face.y, r * 0.9, r * 0.83, `fill="${d.shade(darken(colour, 0.1), { light: 0.28, dark: 0.16 })}"`) +
    browning(d, pointsIn(d.random, face, 20, 0.8), 24, colour, 0.34) +
    crumbs(d, pointsIn(d.random, face, 50, 0.84), lighten(colour, 0.1), 2);
  if (second) {
    surface += path(
      blob(d.random, face.x, face.y, r * 0.6, r * 0.54, { wobble: 0.16, points: 12 }),
      `fill="${d.shade(second, { light: 0.4, dark: 0.2 })}" fill-opacity=".9"`,
    );
  }
  const pats = pieces.filter(({ kind }) => kind === 'cube');
  const others = pieces.filter(({ kind }) => kind !== 'cube');
  return {
    surface,
    areas: [grown(face, others.length > 0 ? 0.6 : 0.3)],
    garnished: grown(face, 0.74),
    pieces: pats.length > 0 && others.length === 0 ? pats : pieces,
    crowd: others.length > 0 ? 1.4 : 0.4,
    scale: others.length > 0 ? 1.2 : 2.5,
    isGarnishedFirst: true,
  };
};

/** A browned bake: colours are its top and the sauce at its edge. On a plate it is a cut square. */
export const bake = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, colours, pieces } = needs;
  const [colour = '#e0a64a', sauce = darken(mix(colour, '#a8401c', 0.5), 0.06)] = colours;
  if (!isDeep && ground.corner === undefined) return bakedPortion(needs, colour, sauce);
  const whole = isDeep ? ground : grown(ground, 0.96);
  const shape = outline(whole);
  const topShape = outline(grown(whole, 0.965));
  const spots = (count: number, share = 0.94) => pointsIn(d.random, whole, count, share);
  const bubbling = Array.from({ length: 46 }, () => {
    const side = d.random.whole(0, 3);
    const along = d.random.between(-0.94, 0.94);
    const at =
      side < 2
        ? { x: whole.x + along * whole.rx, y: whole.y + (side ? 1 : -1) * whole.ry * 0.965 }
        : { x: whole.x + (side === 2 ? 1 : -1) * whole.rx * 0.97, y: whole.y + along * whole.ry };
    const round = whole.corner === undefined ? (onRing(d, whole, 0.95, 0.98, 1)[0] ?? at) : at;
    return circle(
      round.x,
      round.y,
      d.random.between(3, 9),
      `fill="${d.shade(sauce, { light: 0.45, dark: 0.2 })}" stroke="${darken(sauce, 0.3)}" stroke-opacity=".4" stroke-width="1"`,
    );
  }).join('');
  const blisters = spots(34)
    .map(({ x, y }) => {
      const r = d.random.between(10, 30);
      return (
        contact(d, x, y, r, r * 0.7, 0.3) +
        path(
          blob(d.random, x, y, r, r * 0.72, { wobble: 0.16 }),
          `fill="${d.shade(mix(colour, lighten(colour, 0.5), d.random.next()), { light: 0.5, dark: 0.2 })}" fill-opacity=".85"`,
        )
      );
    })
    .join('');
  return {
    surface:
      shape.replace('/>', `fill="${d.shade(sauce, { light: 0.16, dark: 0.28 })}"/>`) +
      d.clipped(shape, bubbling) +
      d.clipped(
        topShape,
        topShape.replace('/>', `fill="${d.shade(colour, { light: 0.26, dark: 0.2 })}"/>`) +
          blisters +
          browning(d, spots(44), 26, colour, 0.55) +
          browning(d, spots(30), 9, '#7a3a14', 0.6) +
          crumbs(d, spots(60), lighten(colour, 0.1), 2.6),
      ) +
      gloss(whole, 0.16),
    areas: [grown(whole, 0.86)],
    garnished: grown(whole, 0.82),
    pieces,
    crowd: 0.9,
  };
};

const bakedPortion = ({ d, ground, pieces }: FillNeeds, colour: string, sauce: string): Filling => {
  const turn = d.random.between(-24, -8);
  const half = Math.min(ground.rx, ground.ry) * 0.68;
  const box: Area = { x: 0, y: 0, rx: half, ry: half * 0.86, corner: 16 };
  const spots = (count: number) => pointsIn(d.random, box, count, 0.94);
  const side = (dy: number, tone: string) => outline({ ...box, x: dy * 0.25, y: dy }, `fill="${tone}"`);
  const portion =
    side(30, darken(sauce, 0.3)) +
    side(24, lighten(colour, 0.5)) +
    side(18, sauce) +
    side(12, lighten(colour, 0.4)) +
    side(7, darken(sauce, 0.12)) +
    side(3, darken(colour, 0.16)) +
    outline(box, `fill="${d.shade(colour, { light: 0.34, dark: 0.2, turn })}"`) +
    d.clipped(
      outline(box),
      browning(d, spots(26), 24, colour, 0.55) +
        tonalPatches(d, spots(14), 20, lighten(colour, 0.3), 0.5) +
        browning(d, spots(14), 8, '#7a3a14', 0.5) +
        crumbs(d, spots(40), colour, 2.4),
    );
  return {
    surface:
      path(
        blob(d.random, ground.x + 4, ground.y + 12, half * 1.36, half * 1.24, { wobble: 0.1, points: 12 }),
        `fill="${d.shade(sauce, { light: 0.2, dark: 0.2 })}" fill-opacity=".9"`,
      ) +
      contact(d, ground.x + 6, ground.y + 18, half * 1.1, half * 1.04, 0.6, turn) +
      placed(ground.x, ground.y - 10, turn, portion),
    areas: [{ x: ground.x, y: ground.y - 10, rx: half * 0.8, ry: half * 0.7 }],
    garnished: { x: ground.x, y: ground.y - 6, rx: half * 0.9, ry: half * 0.8 },
    pieces,
    crowd: 1.2,
    scale: 0.9,
  };
};

/** Slices fanned out in a row: colours are the cut face and the crust. */
export const slices = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [face = '#b5714a', rind = darken(mix(face, '#6a3414', 0.6), 0.1)] = colours;
  const count = 6;
  const turn = d.random.between(-28, -12);
  const size = Math.min(ground.ry, ground.rx) * 0.52;
  const length = Math.min(ground.rx, ground.ry * 1.3) * 1.24;
  const radians = (turn * Math.PI) / 180;
  let surface = contact(d, ground.x, ground.y + 8, length * 0.86, size * 1.02, 0.5, turn);
  for (let i = 0; i < count; i++) {
    const off = (i / (count - 1) - 0.5) * length * 1.06;
    const [x, y] = [ground.x + Math.cos(radians) * off, ground.y + Math.sin(radians) * off + d.random.between(-3, 3)];
    const lean = turn + d.random.between(-3, 3);
    const cut = blob(d.random, 0, 0, 78, 100, { wobble: 0.035, points: 12 });
    surface +=
      contact(d, x, y, size * 0.8, size, 0.5, lean) +
      placed(
        x,
        y,
        lean,
        path(cut, `transform="translate(-9 5)" fill="${darken(rind, 0.35)}"`) +
          path(cut, `fill="${d.shade(rind, { light: 0.25, dark: 0.25, turn: lean })}"`) +
          path(
            cut,
            `transform="translate(1 0) scale(.91)" fill="${d.shade(face, { light: 0.34, dark: 0.18, turn: lean })}"`,
          ) +
          d.clipped(
            path(cut, 'transform="scale(.91)"'),
            tonalPatches(d, pointsIn(d.random, { x: 0, y: 0, rx: 68, ry: 88 }, 12, 0.9), 18, face, 0.5) +
              crumbs(d, pointsIn(d.random, { x: 0, y: 0, rx: 62, ry: 84 }, 16, 0.9), face, 3),
          ) +
          ellipse(-20, -56, 30, 7, 'fill="#fff" fill-opacity=".3"', -30),
        size / 100,
      );
  }
  return {
    surface,
    areas: [{ x: ground.x, y: ground.y, rx: length * 0.6, ry: size * 0.9 }],
    garnished: { x: ground.x, y: ground.y, rx: length * 0.62, ry: size * 0.86 },
    pieces,
    crowd: 0.7,
    scale: 0.86,
  };
};

const sector = (r: number, from: number, to: number) => {
  const at = (angle: number) => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
  return `M0 0L${at(from)}A${n(r)} ${n(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}Z`;
};

/** A round thing of some height with one piece cut and drawn out. */
const cutRound = (
  d: Drawing,
  room: Area,
  height: number,
  draw: (shape: string, isTop: boolean) => string,
  layers: readonly string[],
) => {
  const from = d.random.between(0.25, 0.55);
  const to = from + 0.72;
  const r = room.rx;
  const rest = sector(r, to, from + Math.PI * 2);
  const piece = sector(r, from, to);
  const middle = (from + to) / 2;
  const [dx, dy] = [Math.cos(middle) * 26, Math.sin(middle) * 26];
  const solid = (shape: string) => {
    let walls = '';
    for (let k = height; k > 0; k -= 2) {
      const layer =
        layers[Math.min(layers.length - 1, Math.floor(((height - k) / height) * layers.length))] ?? '#c98f4a';
      walls += path(shape, `transform="translate(${n(k * 0.35)} ${n(k)})" fill="${darken(layer, 0.08)}"`);
    }
    return walls + draw(shape, true);
  };
  return (
    ellipse(room.x + 22, room.y + height + 22, r * 1.12, r * 1.1, `fill="${d.spot(SHADOW, 0.7)}" fill-opacity=".48"`) +
    placed(room.x, room.y, 0, solid(rest)) +
    placed(
      room.x + dx,
      room.y + dy,
      0,
      path(piece, `transform="translate(9 ${height + 8})" fill="${SHADOW}" fill-opacity=".22"`) + solid(piece),
    )
  );
};

/** A round cake: colours are the top, the crumb inside, and the filling between. */
export const cake = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [top = '#c98a48', crumb = lighten(mix(top, '#f0cf8a', 0.6), 0.15), between] = colours;
  const room = roundRoom(needs, 1.06);
  const r = Math.min(room.rx, room.ry) * 0.95;
  const face: Area = { x: room.x, y: room.y - 8, rx: r, ry: r };
  const layers = between
    ? [crumb, between, crumb, between, top]
    : [darken(crumb, 0.1), crumb, crumb, lighten(crumb, 0.1), top];
  const local: Area = { x: 0, y: 0, rx: r, ry: r };
  const spots = pointsIn(d.random, local, 24, 0.9);
  const specks = crumbs(d, pointsIn(d.random, local, 90, 0.95), top, 2.4);
  const draw = (shape: string) =>
    path(shape, `fill="${d.shade(top, { light: 0.3, dark: 0.16 })}"`) +
    d.clipped(
      path(shape, ''),
      tonalPatches(d, spots, 28, top, 0.5) +
        circle(
          0,
          0,
          r * 0.97,
          `fill="none" stroke="${darken(top, 0.3)}" stroke-width="${n(r * 0.06)}" stroke-opacity=".28"`,
        ) +
        circle(
          -1,
          -2,
          r * 0.985,
          `fill="none" stroke="${lighten(top, 0.6)}" stroke-width="3.500" stroke-opacity=".5"`,
        ) +
        specks,
    );
  return {
    surface: cutRound(d, face, 30, draw, layers),
    areas: [grown(face, 0.8)],
    garnished: grown(face, 0.82),
    pieces,
    crowd: 0.75,
  };
};

/** A thick round omelette with pieces set in it, or, where it holds none, one folded over itself. */
export const omelette = (needs: FillNeeds): Filling => {
  const { d, ground, colours, pieces } = needs;
  const [colour = '#eab544', inside] = colours;
  if (pieces.length > 0) {
    const room = roundRoom(needs, 1.1);
    const r = Math.min(room.rx, room.ry) * 0.94;
    const face: Area = { x: room.x, y: room.y - 8, rx: r, ry: r };
    const local: Area = { x: 0, y: 0, rx: r, ry: r };
    const set = pieces
      .flatMap((item) => {
        const kind = pieceKind(item.kind, item.ingredient);
        return pointsIn(d.random, local, kind.size > 30 ? 17 : 12, 0.88).map((at) => {
          const size = kind.size * d.random.between(0.85, 1.15);
          const [rx, ry] = kind.shadow;
          const turn = d.random.between(-kind.spin, kind.spin);
          return (
            drawPiece(d, item, at, size, turn, 0.14) +
            ellipse(at.x, at.y, (size * rx) / 92, (size * ry) / 92, `fill="${colour}" fill-opacity=".46"`, turn) +
            ellipse(at.x, at.y, (size * rx) / 90, (size * ry) / 90, `fill="${d.edge(colour, 0.3, 1)}"`, turn)
          );
        });
      })
      .join('');
    const tan =
      browning(d, pointsIn(d.random, local, 56, 0.93), 25, colour, 0.46) +
      browning(d, onRing(d, local, 0.8, 0.98, 34), 20, colour, 0.5);
    const draw = (shape: string) =>
      path(shape, `fill="${d.shade(colour, { light: 0.3, dark: 0.2 })}"`) +
      d.clipped(
        path(shape, ''),
        set +
          tan +
          circle(
            0,
            0,
            r * 0.97,
            `fill="none" stroke="${mix(colour, '#8a4a14', 0.6)}" stroke-width="${n(r * 0.07)}" stroke-opacity=".34"`,
          ) +
          circle(
            -1,
            -3,
            r * 0.99,
            `fill="none" stroke="${lighten(colour, 0.7)}" stroke-width="3" stroke-opacity=".55"`,
          ),
      );
    const layers = [
      mix(colour, '#a8601c', 0.4),
      lighten(colour, 0.3),
      lighten(colour, 0.45),
      lighten(colour, 0.25),
      colour,
    ];
    return {
      surface: cutRound(d, face, 32, draw, layers) + gloss(grown(face, 0.96), 0.2),
      areas: [face],
      garnished: grown(face, 0.78),
      pieces: [],
    };
  }
  const turn = d.random.between(-26, -8);
  const size = Math.min(ground.rx * 1.02, ground.ry * 1.1);
  const roll =
    'M-106 10C-98 -26 -52 -46 0 -46C52 -46 98 -26 106 10C104 18 100 20 94 22C60 40 -60 40 -94 22C-100 20 -104 18 -106 10Z';
  const local: Area = { x: 0, y: -10, rx: 92, ry: 34 };
  const filling = inside ? path('M-90 20C-50 60 50 60 90 20C60 66 -60 66 -90 20Z', `fill="${inside}"`) : '';
  let wrinkles = '';
  for (let i = 0; i < 7; i++) {
    const [y, from] = [-34 + i * 9, d.random.between(-80, -40) + Math.abs(i - 3) * 4];
    const route = `M${n(from)} ${n(y + 6)}Q${n(from + 60)} ${n(y - 6)} ${n(from + d.random.between(90, 140))} ${n(y + 4)}`;
    wrinkles +=
      path(route, line(mix(colour, '#c98a1e', 0.6), 3, 0.28)) +
      path(route, `${line(lighten(colour, 0.75), 2.4, 0.5)} transform="translate(0 -2.600)"`);
  }
  const folded =
    path(roll, `transform="translate(3 10)" fill="${mix(deepen(colour, 0.6), '#a8601c', 0.4)}"`) +
    filling +
    path(roll, `fill="${d.run([lighten(colour, 0.5), lighten(colour, 0.12), colour, mix(colour, '#d08a1e', 0.5)])}"`) +
    d.clipped(
      path(roll, ''),
      wrinkles +
        browning(d, pointsIn(d.random, local, 8, 0.9), 11, colour, 0.16) +
        path(
          'M-104 12C-60 34 60 34 104 12C90 44 -90 44 -104 12Z',
          `fill="${mix(colour, '#c9821e', 0.45)}" fill-opacity=".75"`,
        ) +
        path('M-102 13C-60 34 60 34 102 13', line(lighten(colour, 0.7), 3, 0.75)) +
        path('M-70 -30C-30 -42 30 -42 66 -30', line('#ffffff', 7, 0.4)),
    );
  return {
    surface:
      contact(d, ground.x + 4, ground.y + 8, size, size * 0.5, 0.66, turn) +
      placed(ground.x, ground.y, turn, folded, size / 100),
    areas: [{ x: ground.x, y: ground.y, rx: size * 0.66, ry: size * 0.34 }],
    garnished: { x: ground.x, y: ground.y, rx: size * 0.7, ry: size * 0.36 },
    pieces,
  };
};

/** Food on sticks: the pieces in turn, threaded side by side. */
export const skewers = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const threaded: readonly PictureItem[] =
    pieces.length > 0
      ? pieces.filter(({ kind }) => kind !== 'dollop')
      : [{ kind: 'chunk', ingredient: '-', ...(colours[0] ? { colour: colours[0] } : {}) }];
  const rows = 3;
  const turn = d.random.between(-22, -8);
  const half = Math.min(ground.rx * 1.08, 250);
  const gap = Math.min(ground.ry * 0.62, 112);
  let surface = '';
  for (let row = 0; row < rows; row++) {
    const lean = turn + d.random.between(-3, 3);
    const [x, y] = [ground.x + d.random.between(-8, 8), ground.y + (row - 1) * gap];
    const radians = (lean * Math.PI) / 180;
    surface += placed(
      x + 5,
      y + 8,
      lean,
      `<rect x="${n(-half * 1.14)}" y="-4" width="${n(half * 2.3)}" height="8" rx="4" fill="${SHADOW}" fill-opacity=".32"/>`,
    );
    surface += placed(
      x,
      y,
      lean,
      `<rect x="${n(-half * 1.14)}" y="-4" width="${n(half * 2.3)}" height="8" rx="4" fill="${d.run(['#f0d6a4', '#c09258'])}"/>`,
    );
    const step = 54;
    const places = Math.floor((half * 1.76) / step);
    for (let i = 0; i < places; i++) {
      const off = (i - (places - 1) / 2) * step;
      const item = threaded[(i + row) % Math.max(1, threaded.length)];
      if (!item) continue;
      const kind = pieceKind(item.kind, item.ingredient);
      const at = { x: x + Math.cos(radians) * off, y: y + Math.sin(radians) * off };
      const isFlat = kind.shadow[1] < kind.shadow[0] * 0.55;
      surface += drawPiece(d, item, at, isFlat ? 44 : 33, lean + (isFlat ? 90 : d.random.between(-20, 20)), 0.6);
    }
  }
  return {
    surface,
    areas: [grown(ground, 0.9)],
    garnished: grown(ground, 0.8),
    pieces: pieces.filter(({ kind }) => kind === 'dollop'),
    crowd: 0.5,
  };
};

/** Rolled flatbreads cut across, their filling showing at the ends. */
export const wrap = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#ecd2a0', filling = '#8a4a2c'] = colours;
  const tones: readonly [string, ...string[]] = [
    filling,
    ...pieces.map(colourOf),
    '#7fae48'.slice(0, pieces.length ? 0 : 7) || filling,
  ];
  const size = Math.min(ground.rx * 0.66, ground.ry * 0.78);
  const base = d.random.between(-34, -22);
  const spots = [-1, 1].map((side) => ({
    x: ground.x + side * size * 0.22,
    y: ground.y + side * size * 0.5,
    turn: base + side * d.random.between(3, 8),
  }));
  let surface = '';
  for (const { x, y, turn } of spots) {
    const roll = 'M-124 -46C-136 -20 -136 20 -124 46L96 50C112 26 112 -26 96 -50Z';
    let end =
      ellipse(100, 0, 27, 51, `fill="${darken(bread, 0.2)}"`) +
      ellipse(101, 0, 23, 46, `fill="${lighten(bread, 0.2)}"`) +
      ellipse(102, 0, 20, 42, `fill="${darken(filling, 0.2)}"`);
    for (let i = 0; i < 30; i++) {
      const angle = d.random.next() * 6.283;
      const reach = Math.sqrt(d.random.next());
      end += path(
        blob(
          d.random,
          103 + Math.cos(angle) * 15 * reach,
          Math.sin(angle) * 36 * reach,
          d.random.between(4, 9),
          d.random.between(4, 8),
          { wobble: 0.24, points: 6 },
        ),
        `fill="${d.shade(d.random.pick(tones), { light: 0.3, dark: 0.25, turn })}"`,
      );
    }
    surface +=
      contact(d, x, y + 4, size * 1.28, size * 0.56, 0.62, turn) +
      placed(
        x,
        y,
        turn,
        path(roll, `fill="${d.run([lighten(bread, 0.6), bread, darken(bread, 0.34)])}"`) +
          d.clipped(
            path(roll, ''),
            browning(d, pointsIn(d.random, { x: -10, y: -4, rx: 110, ry: 40, corner: 1 }, 22, 0.95), 10, bread, 0.42) +
              path('M-130 22C-60 34 20 10 104 26', line(darken(bread, 0.4), 3, 0.4)) +
              path('M-120 -34H92', line('#ffffff', 6, 0.4)),
          ) +
          end,
        size / 100,
      );
  }
  return { surface, areas: [grown(ground, 0.9)], garnished: { ...ground, rx: size * 1.1, ry: size * 0.8 }, pieces: [] };
};

const turnover = (d: Drawing, x: number, y: number, size: number, turn: number, colour: string) => {
  let crimps = '';
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI * (0.02 + (i / 12) * 0.96);
    const [cx, cy] = [Math.cos(angle) * 97, -Math.sin(angle) * 78 + 28];
    crimps += ellipse(
      cx,
      cy,
      12,
      9,
      `fill="${d.shade(colour, { light: 0.4, dark: 0.3, turn })}" stroke="${darken(colour, 0.4)}" stroke-opacity=".35" stroke-width="2"`,
      90 - (angle * 180) / Math.PI,
    );
  }
  const half = 'M-100 30C-96 -56 -44 -82 0 -82C44 -82 96 -56 100 30C60 52 -60 52 -100 30Z';
  return (
    contact(d, x, y, size * 1.02, size * 0.64, 0.6, turn) +
    placed(
      x,
      y,
      turn,
      path(half, `transform="translate(3 8)" fill="${darken(colour, 0.5)}"`) +
        path(half, `fill="${d.shade(colour, { light: 0.36, dark: 0.36, turn })}"`) +
        crimps +
        ellipse(0, -6, 66, 36, `fill="${d.spot(mix(colour, '#8a4412', 0.6), 0)}" fill-opacity=".55"`) +
        ellipse(-24, -26, 30, 9, 'fill="#fff" fill-opacity=".4"', -18) +
        path('M-24 6l20 -12M4 8l20 -12', line(darken(colour, 0.5), 4, 0.5)),
      size / 100,
    )
  );
};

/** Pastry: half-moon turnovers on a board or tray, else a round pie, open over its filling when a second colour is given. */
export const pastry = (needs: FillNeeds): Filling => {
  const { d, ground, colours, pieces } = needs;
  const [colour = '#d99a4a', filling] = colours;
  const isWide = ground.rx > ground.ry * 1.2;
  if (isWide && !filling) {
    const size = Math.min(ground.rx * 0.37, ground.ry * 0.5);
    const places = [
      [-0.56, -0.46],
      [0.5, -0.5],
      [-0.04, 0.06],
      [-0.58, 0.56],
      [0.54, 0.5],
    ] as const;
    const surface = places
      .map(([px, py]) =>
        turnover(d, ground.x + px * ground.rx, ground.y + py * ground.ry, size, d.random.between(-24, 24), colour),
      )
      .join('');
    return { surface, areas: [grown(ground, 0.9)], garnished: grown(ground, 0.9), pieces, crowd: 0.4 };
  }
  const room = roundRoom(needs, 1.14);
  const r = Math.min(room.rx, room.ry * 1.05);
  let flutes = '';
  const count = 34;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    flutes += ellipse(
      room.x + Math.cos(angle) * r * 0.93,
      room.y + Math.sin(angle) * r * 0.93,
      r * 0.095,
      r * 0.072,
      `fill="${d.shade(colour, { light: 0.42, dark: 0.34, turn: 0 })}" stroke="${darken(colour, 0.4)}" stroke-opacity=".28" stroke-width="1.500"`,
      (angle * 180) / Math.PI,
    );
  }
  const inner: Area = { x: room.x, y: room.y, rx: r * 0.86, ry: r * 0.86 };
  const top = filling ?? colour;
  let face =
    outline(inner, `fill="${d.shade(top, { light: 0.28, dark: 0.24 })}"`) +
    tonalPatches(d, pointsIn(d.random, inner, 26, 0.9), 28, top, 0.5) +
    (filling ? '' : browning(d, pointsIn(d.random, inner, 24, 0.9), 30, colour, 0.42));
  if (!filling) {
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * Math.PI * 2;
      const at = (reach: number, twist: number) =>
        `${n(room.x + Math.cos(angle + twist) * r * reach)} ${n(room.y + Math.sin(angle + twist) * r * reach)}`;
      face +=
        path(`M${at(0.06, 0)}Q${at(0.46, 0.34)} ${at(0.82, 0.16)}`, line(darken(colour, 0.42), 5, 0.5)) +
        path(`M${at(0.07, 0.03)}Q${at(0.46, 0.38)} ${at(0.82, 0.2)}`, line(lighten(colour, 0.5), 3, 0.5));
    }
  } else face += browning(d, pointsIn(d.random, inner, 20, 0.9), 22, filling, 0.34) + gloss(grown(inner, 0.97), 0.24);
  return {
    surface:
      contact(d, room.x, room.y + 4, r * 0.98, r * 0.98, 0.62) +
      circle(room.x + 2, room.y + 7, r * 0.99, `fill="${darken(colour, 0.5)}"`) +
      circle(room.x, room.y, r * 0.97, `fill="${d.shade(darken(colour, 0.1), { light: 0.2, dark: 0.3 })}"`) +
      flutes +
      circle(room.x - 1, room.y - 2, r * 0.875, `fill="${SHADOW}" fill-opacity=".3"`) +
      face,
    areas: [grown(inner, 0.9)],
    garnished: grown(inner, 0.86),
    pieces,
    crowd: 0.95,
    ...(filling ? { sauce: filling, sunk: 0.24 } : {}),
  };
};
