import { grown, pointsIn, sizeOf, spreadIn, type Area } from './areas';
import { n, type Drawing } from './drawing';
import { colourOr, darken, lighten, mix } from './palette';
import { leafShape } from './pieceKinds';
import { drawPiece } from './layPieces';
import { type PictureItem } from './pictureSpec';
import { usualColour } from './usualColours';
import { blob, circle, contact, ellipse, glint, line, path, placed, type Point } from './svgShapes';
import { foamGarnish, oilDrops, swirlRibbon } from './wetFills';

interface GarnishNeeds {
  d: Drawing;
  area: Area;
  item: PictureItem;
  /** Colour of what it lies on. */
  under: string;
}

const NEEDLES = /rosemary|thyme|dill|chive|tarragon|fennel/i;
const BROAD = /mint|basil|sage|bay/i;

/** A sprig as it is picked: lobed for parsley and coriander, broad for mint and basil, needles for rosemary and dill. */
export const herbSprig = (
  d: Drawing,
  at: Point,
  length: number,
  turn: number,
  colour: string,
  ingredient: string,
): string => {
  if (NEEDLES.test(ingredient)) {
    let needles = path('M-90 0Q0 -14 96 4', line(darken(colour, 0.2), 8));
    for (let i = 0; i < 13; i++) {
      const x = -78 + i * 14;
      const side = i % 2 ? 1 : -1;
      needles += path(`M${x} -4q18 ${side * 14} 34 ${side * 40}`, line(i % 3 ? colour : lighten(colour, 0.25), 9));
    }
    return (
      contact(d, at.x, at.y, length * 0.9, length * 0.4, 0.4, turn) + placed(at.x, at.y, turn, needles, length / 100)
    );
  }
  if (BROAD.test(ingredient)) {
    const leaves: readonly (readonly [number, number])[] = [
      [-64, 0.86],
      [62, 0.86],
      [-6, 1],
      [146, 0.66],
      [-142, 0.66],
    ];
    return (
      contact(d, at.x, at.y, length * 1.1, length, 0.42) +
      leaves
        .map(([bend, share]) => {
          const angle = turn + bend;
          const radians = (angle * Math.PI) / 180;
          const half = (length * share) / 2;
          return placed(
            at.x + Math.cos(radians) * half * 1.1,
            at.y + Math.sin(radians) * half * 1.1,
            angle,
            leafShape(d, colour, angle, 0.46),
            half / 92,
          );
        })
        .join('')
    );
  }
  const lobe = (angle: number, reach: number, size: number) => {
    const radians = ((turn + angle) * Math.PI) / 180;
    const [x, y] = [at.x + Math.cos(radians) * reach * length, at.y + Math.sin(radians) * reach * length];
    return placed(
      x,
      y,
      turn + angle,
      path(
        'M-70 0C-60 -34 -30 -30 -26 -56C0 -66 20 -50 24 -34C50 -52 84 -36 84 -12C104 -6 104 10 84 14C84 38 50 52 24 34C20 52 0 66 -26 56C-30 30 -60 34 -70 0Z',
        `fill="${d.shade(colour, { light: 0.34, dark: 0.36, turn: turn + angle })}"`,
      ) + path('M-66 0H66M-20 0L4 -34M-20 0L4 34M20 0L44 -22M20 0L44 22', line(lighten(colour, 0.5), 5, 0.5)),
      (length * size) / 100,
    );
  };
  return (
    contact(d, at.x, at.y, length * 1.05, length * 0.95, 0.42) +
    lobe(-130, 0.5, 0.4) +
    lobe(130, 0.5, 0.4) +
    lobe(-66, 0.56, 0.46) +
    lobe(58, 0.56, 0.46) +
    lobe(-4, 0.6, 0.54)
  );
};

const GREEN = '#4b8a36';

const many = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('');

const flecks = (d: Drawing, points: readonly Point[], colour: string, size: number) =>
  points
    .map(({ x, y }) => {
      const r = size * d.random.between(0.6, 1.4);
      const turn = d.random.between(0, 360);
      const tone = mix(colour, d.random.chance(0.5) ? lighten(colour, 0.42) : darken(colour, 0.4), d.random.next());
      const shape = blob(d.random, 0, 0, r, r * 0.52, { wobble: 0.3, points: 5, turn });
      return `<g transform="translate(${n(x)} ${n(y)})">${path(shape, 'transform="translate(1.400 2)" fill="#2a0f10" fill-opacity=".28"')}${path(shape, `fill="${tone}"`)}</g>`;
    })
    .join('');

const seedDots = (d: Drawing, points: readonly Point[], colour: string, rx: number, ry: number) =>
  points
    .map(({ x, y }) => {
      const turn = d.random.between(0, 180);
      return (
        ellipse(x + 1, y + 1.8, rx, ry, 'fill="#2a0f10" fill-opacity=".32"', turn) +
        ellipse(x, y, rx, ry, `fill="${mix(darken(colour, 0.08), lighten(colour, 0.6), d.random.next())}"`, turn)
      );
    })
    .join('');

const specks = (d: Drawing, points: readonly Point[], colour: string, largest: number) =>
  points
    .map(({ x, y }) =>
      circle(
        x,
        y,
        0.8 + d.random.next() * largest,
        `fill="${colour}" fill-opacity="${d.random.between(0.5, 0.9).toFixed(2)}"`,
      ),
    )
    .join('');

const curls = (d: Drawing, points: readonly Point[], colour: string, length: number, width: number) =>
  points
    .map(({ x, y }) => {
      const turn = d.random.between(0, 360);
      const bend = d.random.between(-0.7, 0.7) * length;
      const route = `M${n(-length)} 0Q0 ${n(bend)} ${n(length)} ${n(bend * 0.2)}`;
      return placed(
        x,
        y,
        turn,
        path(route, `${line('#2a0f10', width, 0.3)} transform="translate(1.200 2.200)"`) +
          path(route, line(mix(darken(colour, 0.06), lighten(colour, 0.6), d.random.next()), width)),
      );
    })
    .join('');

/** A run of sauce from a spoon moved to and fro, uneven as a hand is. */
const drizzle = (d: Drawing, area: Area, colour: string) => {
  const tilt = d.random.between(-38, 38);
  const bends = d.random.whole(7, 9);
  const points = Array.from({ length: bends }, (_, i) => {
    const y = ((i + d.random.between(-0.32, 0.32)) / (bends - 1)) * 2 - 1;
    const reach = Math.sqrt(Math.max(0.08, 1 - y * y)) * d.random.between(0.5, 0.98) * (i % 2 ? 1 : -1);
    return { x: reach * area.rx * 0.9, y: y * area.ry * 0.8 };
  });
  const at = (i: number) => points[Math.min(bends - 1, Math.max(0, i))]!;
  let route = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < bends - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    route += `C${n(from.x + (to.x - before.x) / 4)} ${n(from.y + (to.y - before.y) / 4 + 6)} ${n(to.x - (after.x - from.x) / 4)} ${n(to.y - (after.y - from.y) / 4 - 6)} ${n(to.x)} ${n(to.y)}`;
  }
  const width = Math.min(8.5, 3.5 + area.rx * 0.03);
  const drops = [at(0), at(bends - 1), ...pointsIn(d.random, { x: 0, y: 0, rx: area.rx, ry: area.ry }, 6, 0.95)]
    .map(({ x, y }) => {
      const r = width * d.random.between(0.5, 1);
      return (
        circle(x + 1.4, y + 2.2, r, 'fill="#2a0f10" fill-opacity=".22"') +
        circle(x, y, r, `fill="${colour}"`) +
        glint(x - r * 0.3, y - r * 0.35, r * 0.32, r * 0.18, 0.75)
      );
    })
    .join('');
  return placed(
    area.x,
    area.y,
    tilt,
    path(route, `${line('#2a0f10', width, 0.24)} transform="translate(2 3.500)"`) +
      path(route, line(darken(colour, 0.12), width, 0.96)) +
      path(route, line(colour, width * 0.66)) +
      path(route, `${line(lighten(colour, 0.6), width * 0.26, 0.8)} transform="translate(-1 -1.400)"`) +
      drops,
  );
};

/** A pool of syrup that runs over the edge in a few drips. */
const syrup = (d: Drawing, area: Area, colour: string) => {
  const pool = blob(d.random, area.x, area.y, area.rx * 0.72, area.ry * 0.7, { wobble: 0.12, points: 11 });
  const start = d.random.between(0, 360);
  const drips = [0, 74, 138, 205, 290].map((bend) => {
    const radians = ((start + bend + d.random.between(-14, 14)) * Math.PI) / 180;
    const at = (reach: number) =>
      `${n(area.x + Math.cos(radians) * area.rx * reach)} ${n(area.y + Math.sin(radians) * area.ry * reach)}`;
    return { route: `M${at(0.5)}L${at(d.random.between(0.74, 0.98))}`, width: d.random.between(24, 36) };
  });
  const tone = darken(colour, 0.08);
  return (
    drips.map(({ route, width }) => path(route, `${line('#2a0f10', width, 0.2)} transform="translate(2 4)"`)).join('') +
    path(pool, 'transform="translate(2 4)" fill="#2a0f10" fill-opacity=".2"') +
    drips.map(({ route, width }) => path(route, line(tone, width))).join('') +
    path(pool, `fill="${d.shade(tone, { light: 0.34, dark: 0.12 })}"`) +
    drips
      .map(({ route, width }) =>
        path(
          route,
          `${line(lighten(colour, 0.6), 3, 0.55)} transform="translate(${n(-width * 0.22)} ${n(-width * 0.2)})"`,
        ),
      )
      .join('') +
    ellipse(
      area.x - area.rx * 0.28,
      area.y - area.ry * 0.36,
      area.rx * 0.26,
      area.ry * 0.07,
      'fill="#fff" fill-opacity=".5"',
      -26,
    )
  );
};

const sugarDust = (d: Drawing, area: Area) =>
  pointsIn(d.random, area, 16, 0.8)
    .map(({ x, y }) =>
      ellipse(
        x,
        y,
        d.random.between(20, 54),
        d.random.between(16, 38),
        `fill="${d.spot('#ffffff', 0)}" fill-opacity=".42"`,
      ),
    )
    .join('') + specks(d, pointsIn(d.random, area, 240, 0.98), '#ffffff', 1.9);

const straw = (d: Drawing, area: Area) => {
  const stripe = d.random.pick(['#7a2a5c', '#c23a2a', '#2f6f73', '#d98a1e']);
  const length = area.rx * 1.9;
  return (
    placed(
      area.x + area.rx * 0.2 + 9,
      area.y + 14,
      -38,
      `<rect x="0" y="-9" width="${n(length)}" height="18" rx="9" fill="#2a0f10" fill-opacity=".3"/>`,
    ) +
    placed(
      area.x + area.rx * 0.2,
      area.y,
      -38,
      `<rect x="0" y="-9" width="${n(length)}" height="18" rx="9" fill="${d.run(['#ffffff', '#e6d8d2'])}"/>` +
        many(Math.floor(length / 34), (i) =>
          path(`M${10 + i * 34} 9l12 -18h14l-12 18Z`, `fill="${stripe}" fill-opacity=".9"`),
        ),
    )
  );
};

const GARNISHES: Readonly<
  Record<string, (needs: GarnishNeeds & { colour: (fallback: string) => string; room: number }) => string>
> = {
  'herb-sprig': ({ d, area, item, colour, room }) =>
    spreadIn(d.random, area, Math.max(2, Math.round(5 * Math.min(1, room * 2))), 0.84)
      .map((at) => herbSprig(d, at, d.random.between(23, 31), d.random.between(0, 360), colour(GREEN), item.ingredient))
      .join('') + flecks(d, pointsIn(d.random, area, 20), colour(GREEN), 4.4),
  'chopped-herb': ({ d, area, item, colour, room }) =>
    /chive|spring.?onion|scallion|onion/i.test(item.ingredient)
      ? many(Math.round(34 + 22 * room), () => {
          const { x, y } = pointsIn(d.random, area, 1)[0]!;
          const r = d.random.between(3.2, 6.4);
          const tone = mix(colour('#6aa044'), '#d9e8b0', d.random.between(0, 0.5));
          return (
            ellipse(
              x + 1.2,
              y + 2.2,
              r,
              r * 0.8,
              `fill="none" stroke="#2a0f10" stroke-opacity=".3" stroke-width="${n(r * 0.7)}"`,
            ) + ellipse(x, y, r, r * 0.8, `fill="none" stroke="${tone}" stroke-width="${n(r * 0.66)}"`)
          );
        })
      : flecks(d, pointsIn(d.random, area, Math.round(56 + 44 * room)), colour(GREEN), 5.8),
  leaf: ({ d, area, item, colour }) => {
    const heart = {
      x: area.x + d.random.between(-0.16, 0.16) * area.rx,
      y: area.y + d.random.between(-0.16, 0.16) * area.ry,
    };
    const start = d.random.between(0, 360);
    const cluster = [0, 118, 236].map((bend) => {
      const turn = start + bend + d.random.between(-16, 16);
      const radians = (turn * Math.PI) / 180;
      return drawPiece(
        d,
        { ...item, kind: 'leaf', colour: colour(GREEN) },
        { x: heart.x + Math.cos(radians) * 34, y: heart.y + Math.sin(radians) * 34 },
        d.random.between(36, 46),
        turn,
        0.5,
      );
    });
    const loose = spreadIn(d.random, area, 4, 0.9, [heart, heart]).map((at) =>
      drawPiece(
        d,
        { ...item, kind: 'leaf', colour: colour('#3c7a33') },
        at,
        d.random.between(28, 38),
        d.random.between(0, 360),
        0.5,
      ),
    );
    return loose.join('') + cluster.join('');
  },
  sesame: ({ d, area, colour, room }) =>
    seedDots(d, pointsIn(d.random, area, Math.round(40 + 40 * room)), colour('#f5e4ba'), 4.6, 2.6),
  pepper: ({ d, area, colour, room }) =>
    specks(d, pointsIn(d.random, area, Math.round(60 + 50 * room)), colour('#2c1a14'), 1.8),
  'sugar-dust': ({ d, area }) => sugarDust(d, area),
  'grated-cheese': ({ d, area, colour, room }) =>
    curls(d, pointsIn(d.random, grown(area, 0.86), Math.round(44 + 40 * room)), colour('#fbe9b4'), 11, 3.6),
  'oil-drops': ({ d, area, colour }) => oilDrops(d, pointsIn(d.random, area, 28), colour('#e9b73c'), 15),
  'cream-swirl': ({ d, area, colour }) => swirlRibbon(d, grown(area, 1.05), colour('#fffaf0')),
  'chilli-ring': ({ d, area, item, colour }) =>
    spreadIn(d.random, area, 9, 0.9)
      .map((at) =>
        drawPiece(
          d,
          { ...item, kind: 'ring', colour: colour('#d8301c') },
          at,
          d.random.between(11, 15),
          d.random.between(0, 360),
          0.45,
        ),
      )
      .join(''),
  seeds: ({ d, area, item, colour }) =>
    /pomegranate|granada|grenade/i.test(item.ingredient)
      ? pointsIn(d.random, area, 34)
          .map(
            ({ x, y }) =>
              contact(d, x, y, 7, 6, 0.4) +
              ellipse(
                x,
                y,
                7.4,
                6,
                `fill="${d.shade(colour('#c01f3c'), { light: 0.45, dark: 0.35 })}"`,
                d.random.between(0, 180),
              ) +
              glint(x - 2, y - 2, 2.2, 1.4, 0.85),
          )
          .join('')
      : seedDots(d, pointsIn(d.random, area, 46), colour('#e0c07a'), 6, 3.4),
  zest: ({ d, area, colour }) => curls(d, pointsIn(d.random, area, 24), colour('#f5b52e'), 9, 3),
  'cocoa-dust': ({ d, area, colour }) => {
    const heart: Area = {
      ...area,
      x: area.x + d.random.between(-0.15, 0.15) * area.rx,
      y: area.y - area.ry * 0.1,
      rx: area.rx * 0.92,
      ry: area.ry * 0.92,
    };
    return (
      pointsIn(d.random, heart, 14, 0.8)
        .map(({ x, y }) => ellipse(x, y, 32, 24, `fill="${d.spot(colour('#5a3020'), 0)}" fill-opacity=".2"`))
        .join('') + specks(d, pointsIn(d.random, heart, 230), colour('#5a3020'), 1.5)
    );
  },
  'sauce-drizzle': ({ d, area, item, colour }) =>
    /syrup|sirope|sirop|maple/i.test(item.ingredient)
      ? syrup(d, area, colour('#b8651a'))
      : drizzle(d, area, colour('#c9691e')),
  foam: ({ d, area, colour, under }) => foamGarnish(d, area, under, colour('#fff6de')),
  'salt-rim': ({ d, area, colour }) => flecks(d, pointsIn(d.random, area, 40), colour('#ffffff'), 3.4),
  cherry: ({ d, area, item, colour }) =>
    spreadIn(d.random, grown(area, 0.7), 3, 0.8)
      .map(
        (at) =>
          path(`M${n(at.x)} ${n(at.y)}q10 -30 36 -38`, line('#5a6a2a', 4)) +
          drawPiece(d, { ...item, kind: 'berry', ingredient: 'cherry', colour: colour('#b3122c') }, at, 22, 0, 0.5),
      )
      .join(''),
  straw: ({ d, area }) => straw(d, area),
};

/** Strews one garnish; a few green flecks never stand in for an unknown one: that would show what is not there. */
export const drawGarnish = (needs: GarnishNeeds): string => {
  const { item, area } = needs;
  const draw = Object.hasOwn(GARNISHES, item.kind) ? GARNISHES[item.kind] : undefined;
  const colour = (fallback: string) => colourOr(item.colour, usualColour(item.kind, item.ingredient) ?? fallback);
  if (draw) return draw({ ...needs, colour, room: sizeOf(area) });
  return item.colour ? specks(needs.d, pointsIn(needs.d.random, area, 40), colour('#8a6a4a'), 1.8) : '';
};

/** Garnish names that lie flat under the sprigs and leaves. */
const GROUND_LEVEL = new Set([
  'sugar-dust',
  'cocoa-dust',
  'cream-swirl',
  'foam',
  'oil-drops',
  'sauce-drizzle',
  'pepper',
  'grated-cheese',
]);

/** Dust and liquids first, herbs on top. */
export const inOrder = (garnish: readonly PictureItem[]): PictureItem[] =>
  [...garnish].sort(
    (a, b) =>
      Number(b.kind === 'foam') - Number(a.kind === 'foam') ||
      Number(GROUND_LEVEL.has(b.kind)) - Number(GROUND_LEVEL.has(a.kind)),
  );
