import { grown, isInside, outline, pointIn, pointsIn, type Area } from './areas';
import { n, type Drawing } from './drawing';
import { type Filling, type FillNeeds } from './filling';
import { brightness, darken, deepen, lighten, mix } from './palette';
import { blob, circle, contact, ellipse, glint, line, path, placed, tonalPatches, type Point } from './svgShapes';

/** The window's long reflection along the upper left of a wet surface. */
export const gloss = ({ x, y, rx, ry, corner }: Area, opacity = 0.3): string => {
  const [w, h] = [rx * 0.88, ry * 0.88];
  const route =
    corner === undefined
      ? `M${n(x - w * 0.95)} ${n(y - h * 0.2)}A${n(w)} ${n(h)} 0 0 1 ${n(x - w * 0.1)} ${n(y - h)}`
      : `M${n(x - w)} ${n(y - h * 0.1)}V${n(y - h + 30)}Q${n(x - w)} ${n(y - h)} ${n(x - w + 34)} ${n(y - h)}H${n(x - w * 0.2)}`;
  return [16, 10, 5].map((width) => path(route, line('#ffffff', width, Number((opacity * 0.42).toFixed(2))))).join('');
};

/** A liquid that fills the area, or lies in an uneven pool where no wall holds it. */
export const surfaceOf = (
  d: Drawing,
  area: Area,
  isDeep: boolean,
  colour: string,
  patches = 22,
): { shape: string; drawn: string } => {
  const turn = d.random.between(0, 360);
  const shape = isDeep
    ? outline(area)
    : path(
        blob(d.random, area.x, area.y, area.rx, area.ry, {
          wobble: 0.045,
          points: 14,
          turn: area.rx === area.ry ? turn : 0,
        }),
        '',
      );
  const filled = shape.replace('/>', `fill="${d.shade(colour, { light: 0.18, dark: 0.28 })}"/>`);
  const tones = tonalPatches(d, pointsIn(d.random, area, patches, 0.86), Math.min(area.rx, area.ry) * 0.2, colour);
  const edge = isDeep
    ? ''
    : shape.replace('/>', `${line(darken(colour, 0.3), 5, 0.4)}/>`) +
      shape.replace('/>', `transform="translate(-1.500 -2)" ${line(lighten(colour, 0.6), 2, 0.5)}/>`);
  const shadow = isDeep ? '' : contact(d, area.x, area.y, area.rx * 0.92, area.ry * 0.92, 0.4);
  return { shape, drawn: shadow + filled + d.clipped(shape, tones) + edge };
};

/** Drops of oil with a rim of light. */
export const oilDrops = (d: Drawing, points: readonly Point[], colour: string, largest = 15): string =>
  points
    .map(({ x, y }) => {
      const r = 2.6 + d.random.next() ** 2 * largest;
      const shape = blob(d.random, x, y, r, r * 0.88, { wobble: 0.1, points: 7 });
      return (
        path(
          shape,
          `fill="${colour}" fill-opacity=".5" stroke="${lighten(colour, 0.7)}" stroke-width="1.200" stroke-opacity=".65"`,
        ) + glint(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.17, 0.8)
      );
    })
    .join('');

const bubbles = (d: Drawing, area: Area, count: number, colour: string) => {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const angle = d.random.next() * Math.PI * 2;
    const reach = d.random.between(0.86, 0.97);
    const r = d.random.between(1.5, 5);
    drawn += circle(
      area.x + Math.cos(angle) * area.rx * reach,
      area.y + Math.sin(angle) * area.ry * reach,
      r,
      `fill="${lighten(colour, 0.3)}" fill-opacity=".4" stroke="${lighten(colour, 0.75)}" stroke-width="1" stroke-opacity=".65"`,
    );
  }
  return drawn;
};

const swirls = (d: Drawing, area: Area, colour: string) => {
  let drawn = '';
  for (let i = 0; i < 5; i++) {
    const reach = d.random.between(0.25, 0.8);
    const start = d.random.between(0, 360);
    const [w, h] = [area.rx * reach, area.ry * reach];
    const radians = (start * Math.PI) / 180;
    const end = radians + d.random.between(0.7, 1.9);
    const route = `M${n(area.x + Math.cos(radians) * w)} ${n(area.y + Math.sin(radians) * h)}A${n(w)} ${n(h)} 0 0 1 ${n(area.x + Math.cos(end) * w)} ${n(area.y + Math.sin(end) * h)}`;
    const tone = d.random.chance(0.6) ? lighten(colour, 0.3) : darken(colour, 0.22);
    drawn +=
      path(route, line(tone, d.random.between(9, 20), 0.14)) + path(route, line(tone, d.random.between(3, 8), 0.2));
  }
  return drawn;
};

/** Where soup ends on a plate: the whole well. */
const poolOf = ({ ground, isDeep }: FillNeeds) => (isDeep ? ground : grown(ground, 0.97));

export const soup = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [colour = '#d8512a', second] = colours;
  const pool = poolOf(needs);
  const { shape, drawn } = surfaceOf(d, pool, isDeep, colour, 24);
  const marbled = second ? tonalPatches(d, pointsIn(d.random, pool, 12, 0.7), pool.rx * 0.13, second, 0.6) : '';
  return {
    surface:
      drawn + d.clipped(shape, swirls(d, pool, colour) + marbled + bubbles(d, pool, 26, colour)) + gloss(pool, 0.34),
    areas: [grown(pool, 0.9)],
    garnished: grown(pool, 0.78),
    pieces,
    crowd: 0.85,
    sauce: colour,
    sunk: 0.4,
  };
};

export const stew = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [colour = '#a8401c', second] = colours;
  const pool = poolOf(needs);
  const { shape, drawn } = surfaceOf(d, pool, isDeep, colour, 26);
  const tones = [
    lighten(colour, 0.14),
    darken(colour, 0.16),
    mix(colour, '#e0602a', 0.35),
    second ?? lighten(colour, 0.22),
  ];
  const bits = pointsIn(d.random, pool, Math.round(30 * (pool.rx / 210)), 0.9)
    .map(({ x, y }) => {
      const r = d.random.between(9, 24);
      const tone = tones[d.random.whole(0, 3)] ?? colour;
      return (
        contact(d, x, y, r, r * 0.8, 0.34) +
        path(
          blob(d.random, x, y, r, r * 0.8, { wobble: 0.2, points: 8, turn: d.random.between(0, 360) }),
          `fill="${d.shade(tone, { light: 0.3, dark: 0.32 })}"`,
        ) +
        glint(x - r * 0.25, y - r * 0.32, r * 0.32, r * 0.15, 0.42)
      );
    })
    .join('');
  const sheen = oilDrops(
    d,
    pointsIn(d.random, pool, 26, 0.88),
    brightness(colour) > 0.6 ? darken(colour, 0.14) : mix(colour, '#f2a030', 0.62),
    12,
  );
  return {
    surface: drawn + d.clipped(shape, bits + sheen + bubbles(d, pool, 18, colour)) + gloss(pool, 0.26),
    areas: [grown(pool, 0.92)],
    garnished: grown(pool, 0.8),
    pieces,
    sauce: colour,
    sunk: 0.3,
  };
};

/** Grains of rice about the points. */
export const riceGrains = (
  d: Drawing,
  points: readonly Point[],
  colours: readonly [string, ...string[]],
  size: number,
): string =>
  points
    .map(({ x, y }) => {
      const base = d.random.pick(colours);
      const tone = mix(lighten(base, 0.35), deepen(base, 0.5), d.random.next());
      return placed(
        x,
        y,
        d.random.between(0, 180),
        `<ellipse cx="1" cy="1.8" rx="${size}" ry="${n(size * 0.44)}" fill="${mix(deepen(base, 1), '#7a4318', 0.5)}" fill-opacity=".3"/><ellipse rx="${size}" ry="${n(size * 0.4)}" fill="${tone}"/>${path(`M${n(-size * 0.6)} ${n(-size * 0.12)}h${n(size * 0.8)}`, line('#ffffff', 1.2, 0.6))}`,
      );
    })
    .join('');

export const curryRice = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#d9861f', rice = '#fff4dc'] = colours;
  const pool = isDeep ? ground : grown(ground, 1.02);
  const { shape, drawn } = surfaceOf(d, pool, isDeep, colour, 24);
  const tilt = d.random.between(-16, 20);
  const mound: Area = {
    x: pool.x - pool.rx * 0.46,
    y: pool.y - pool.ry * 0.12,
    rx: pool.rx * 0.56,
    ry: pool.ry * 0.84,
  };
  const edge = blob(d.random, mound.x, mound.y, mound.rx, mound.ry, { wobble: 0.05, points: 14, turn: tilt });
  const reach = grown(mound, 0.98);
  const radians = (-tilt * Math.PI) / 180;
  const inMound = (p: Point) => {
    const [dx, dy] = [p.x - mound.x, p.y - mound.y];
    return isInside(reach, {
      x: mound.x + dx * Math.cos(radians) - dy * Math.sin(radians),
      y: mound.y + dx * Math.sin(radians) + dy * Math.cos(radians),
    });
  };
  const grains = pointsIn(d.random, { ...mound, rx: mound.rx * 1.05, ry: mound.ry * 1.05 }, 620).filter(
    (p) => inMound(p) && (isInside(pool, p) || !isDeep),
  );
  const riceBed =
    ellipse(
      mound.x + 18,
      mound.y + 14,
      mound.rx * 1.1,
      mound.ry * 1.06,
      `fill="${d.spot('#2a0f10', 0.7)}" fill-opacity=".5"`,
      tilt,
    ) +
    path(edge, `fill="${d.shade(darken(rice, 0.05), { light: 0.6, dark: 0.24 })}"`) +
    riceGrains(d, grains, [rice], 7.6);
  const sauceSide: Area = {
    x: pool.x + pool.rx * 0.4,
    y: pool.y + pool.ry * 0.08,
    rx: pool.rx * 0.54,
    ry: pool.ry * 0.78,
  };
  return {
    surface:
      drawn +
      oilDrops(d, pointsIn(d.random, sauceSide, 26, 0.95), mix(colour, '#f6b03a', 0.6), 12) +
      d.clipped(isDeep ? shape : outline(grown(pool, 1.12)), riceBed) +
      gloss(pool, 0.24),
    areas: [sauceSide],
    garnished: { ...pool, x: pool.x + pool.rx * 0.08, rx: pool.rx * 0.66, ry: pool.ry * 0.66 },
    pieces,
    crowd: 1.7,
    sauce: colour,
    sunk: 0.28,
  };
};

export const porridge = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [colour = '#efe2c6', second] = colours;
  const pool = poolOf(needs);
  const { shape, drawn } = surfaceOf(d, pool, isDeep, colour, 14);
  const lumps = pointsIn(d.random, pool, 240, 0.97)
    .map(({ x, y }) => {
      const r = d.random.between(4, 11);
      return (
        ellipse(
          x + 1.5,
          y + 2.5,
          r,
          r * 0.7,
          `fill="${darken(colour, 0.42)}" fill-opacity=".16"`,
          d.random.between(0, 180),
        ) +
        ellipse(
          x,
          y,
          r,
          r * 0.66,
          `fill="${d.random.chance(0.7) ? lighten(colour, 0.55) : mix(colour, '#d9b98a', 0.35)}" fill-opacity=".62"`,
          d.random.between(0, 180),
        )
      );
    })
    .join('');
  const ribbon = second ? swirlRibbon(d, pool, second) : '';
  return {
    surface: drawn + d.clipped(shape, lumps + swirls(d, pool, colour) + ribbon) + gloss(pool, 0.3),
    areas: [grown(pool, 0.72)],
    garnished: grown(pool, 0.7),
    pieces,
    crowd: 1.1,
    sauce: colour,
    sunk: 0.25,
  };
};

/** A ribbon laid in a spiral, as cream from a spoon. */
export const swirlRibbon = (d: Drawing, area: Area, colour: string): string => {
  const turns = d.random.between(1.7, 2.4);
  const start = d.random.between(0, 6.28);
  const steps = 34;
  const at = (i: number) => {
    const share = i / steps;
    const angle = start + share * turns * 6.283;
    const reach = 0.08 + share * 0.52;
    return { x: area.x + Math.cos(angle) * area.rx * reach, y: area.y + Math.sin(angle) * area.ry * reach };
  };
  let route = '';
  for (let i = 0; i <= steps; i++) route += `${i ? 'L' : 'M'}${n(at(i).x)} ${n(at(i).y)}`;
  return (
    path(route, `${line(darken(colour, 0.5), 17, 0.22)} transform="translate(2 4)"`) +
    path(route, line(darken(colour, 0.06), 15)) +
    path(route, `${line(lighten(colour, 0.7), 6, 0.8)} transform="translate(-2 -2)"`)
  );
};

const microFoam = (d: Drawing, area: Area, count: number, colour: string) =>
  pointsIn(d.random, area, count, 0.97)
    .map(({ x, y }) =>
      circle(
        x,
        y,
        0.8 + d.random.next() ** 2 * 4,
        `fill="${lighten(colour, 0.5)}" fill-opacity=".4" stroke="${darken(colour, 0.25)}" stroke-width=".7" stroke-opacity=".25"`,
      ),
    )
    .join('');

/** Milk poured as a heart or a fern into the crema. */
export const latteArt = (d: Drawing, area: Area, crema: string, milk: string): string => {
  const scale = (area.rx / 178) * 1.02;
  const turn = d.random.between(-24, 14);
  const heart = (k: number, colour: string, opacity: number) =>
    path(
      `M0 ${n(98 * k)}C${n(-112 * k)} ${n(26 * k)} ${n(-98 * k)} ${n(-86 * k)} ${n(-34 * k)} ${n(-76 * k)}C${n(-12 * k)} ${n(-72 * k)} 0 ${n(-52 * k)} 0 ${n(-42 * k)}C0 ${n(-52 * k)} ${n(12 * k)} ${n(-72 * k)} ${n(34 * k)} ${n(-76 * k)}C${n(98 * k)} ${n(-86 * k)} ${n(112 * k)} ${n(26 * k)} 0 ${n(98 * k)}Z`,
      `fill="${colour}" fill-opacity="${opacity}"`,
    );
  const fern = () => {
    let leaves = '';
    for (let i = 0; i < 6; i++) {
      const [y, w] = [72 - i * 29, 96 - Math.abs(i - 1.5) * 17];
      leaves += path(
        `M0 ${n(y + 16)}C${n(-w * 0.6)} ${n(y + 8)} ${n(-w)} ${n(y - 16)} ${n(-w * 0.92)} ${n(y - 40)}C${n(-w * 0.5)} ${n(y - 16)} ${n(-w * 0.2)} ${n(y - 6)} 0 ${n(y - 4)}C${n(w * 0.2)} ${n(y - 6)} ${n(w * 0.5)} ${n(y - 16)} ${n(w * 0.92)} ${n(y - 40)}C${n(w)} ${n(y - 16)} ${n(w * 0.6)} ${n(y + 8)} 0 ${n(y + 16)}Z`,
        `fill="${milk}" fill-opacity=".95"`,
      );
    }
    return (
      ellipse(0, -6, 126, 130, `fill="${d.spot(milk, 0.3)}" fill-opacity=".34"`) +
      leaves +
      path('M0 -92C-30 -122 -46 -84 0 -62C46 -84 30 -122 0 -92Z', `fill="${milk}"`) +
      path('M0 104V-80', line(mix(crema, milk, 0.2), 3.4, 0.85))
    );
  };
  const art = d.random.chance(0.55)
    ? heart(1.24, milk, 0.34) +
      heart(1.07, milk, 0.96) +
      heart(0.82, crema, 0.72) +
      heart(0.69, milk, 0.97) +
      heart(0.41, crema, 0.72) +
      heart(0.26, milk, 0.97)
    : fern();
  return placed(area.x, area.y, turn, art, scale);
};

/** A drink in a cup from above. */
export const drinkFromAbove = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#b5743a'] = colours;
  const { shape, drawn } = surfaceOf(d, ground, true, colour, 8);
  const rim =
    outline(
      grown(ground, 0.965),
      `fill="none" stroke="${darken(colour, 0.4)}" stroke-width="${n(ground.rx * 0.075)}" stroke-opacity=".3"`,
    ) +
    outline(grown(ground, 0.985), `fill="none" stroke="${lighten(colour, 0.4)}" stroke-width="3" stroke-opacity=".5"`);
  return {
    surface:
      drawn + d.clipped(shape, swirls(d, ground, colour) + rim + bubbles(d, ground, 34, colour)) + gloss(ground, 0.42),
    areas: [grown(ground, 0.7)],
    garnished: grown(ground, 0.6),
    pieces,
    crowd: 1.2,
    scale: 1.2,
    sauce: colour,
    sunk: 0.3,
  };
};

/** A drink under foam from above: colours are the drink and its foam. */
export const foamFromAbove = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#8a5a34', foam = lighten(colour, 0.62)] = colours;
  const { shape, drawn } = surfaceOf(d, ground, true, mix(foam, colour, 0.22), 6);
  const inner = grown(ground, 0.86);
  return {
    surface:
      drawn +
      d.clipped(
        shape,
        outline(grown(ground, 0.97), `fill="none" stroke="${colour}" stroke-width="16" stroke-opacity=".55"`) +
          path(
            blob(d.random, inner.x, inner.y, inner.rx, inner.ry, { wobble: 0.03, points: 16 }),
            `fill="${d.shade(foam, { light: 0.5, dark: 0.08 })}"`,
          ) +
          tonalPatches(d, pointsIn(d.random, ground, 12, 0.8), ground.rx * 0.2, foam, 0.3) +
          microFoam(d, ground, 150, foam),
      ) +
      gloss(ground, 0.2),
    areas: [grown(ground, 0.6)],
    garnished: grown(ground, 0.62),
    pieces,
    crowd: 0.6,
  };
};

/** Foam strewn on a drink as its garnish: drawn milk on coffee, a cap of bubbles on others. */
export const foamGarnish = (d: Drawing, area: Area, under: string, foam: string): string => {
  const whole = grown(area, 1 / 0.6);
  if (brightness(under) < 0.72) return latteArt(d, whole, under, foam) + microFoam(d, whole, 70, foam);
  const spots = Array.from({ length: 7 }, () => pointIn(d.random, area, 0.9));
  return (
    spots.map(({ x, y }) => ellipse(x, y, 60, 40, `fill="${d.spot(foam, 0.3)}" fill-opacity=".6"`)).join('') +
    microFoam(d, whole, 120, foam)
  );
};
