import { n, type Drawing } from './drawing';
import { BAKED_PIECES } from './bakedPieces';
import { MAIN_PIECES } from './mainPieces';
import { brightness, colourOr, darken, deepen, lighten, mix } from './palette';
import { body, shine, span, type Pen, type PieceKind } from './pen';
import { type PictureItem } from './pictureSpec';
import { SIDE_PIECES } from './sidePieces';
import { blob, circle, ellipse, glint, line, path } from './svgShapes';
import { usualColour } from './usualColours';

const eggFried = (pen: Pen) => {
  const { random } = pen.d;
  const white = blob(random, 0, 0, 100, 92, { wobble: 0.1, points: 10 });
  return (
    path(white, `fill="${body(pen, '#fff8ec', 0.9, 0.07)}"`) +
    path(white, line('#d99a55', 3.4, 0.6)) +
    path(blob(random, 4, 4, 84, 76, { wobble: 0.1, points: 9 }), line('#ffffff', 5, 0.5)) +
    shine(pen, 66, 20, 7, 0.95) +
    circle(8, 10, 50, `fill="${pen.d.spot('#a8601c', 0.5)}" fill-opacity=".4"`) +
    circle(3, 2, 42, `fill="${body(pen, pen.colour, 0.35, 0.22)}"`) +
    shine(pen, 20, 13, 8, 0.95)
  );
};

const eggHalf = (pen: Pen) =>
  ellipse(0, 0, 100, 78, `fill="${body(pen, '#fffaf0', 0.9, 0.14)}"`) +
  ellipse(0, 0, 96, 74, `fill="none" stroke="#e6d3b4" stroke-width="4" stroke-opacity=".7"`) +
  ellipse(6, 0, 52, 50, `fill="${darken(pen.colour, 0.16)}" fill-opacity=".5"`) +
  ellipse(5, -1, 48, 46, `fill="${body(pen, pen.colour, 0.3, 0.18)}"`) +
  shine(pen, 24, 14, 8, 0.8) +
  shine(pen, 78, 16, 6, 0.9);

const tomatoHalf = (pen: Pen) => {
  const { d, colour } = pen;
  let s =
    circle(0, 0, 100, `fill="${body(pen, darken(colour, 0.14), 0.15, 0.3)}"`) +
    circle(-3, -4, 89, `fill="${body(pen, lighten(colour, 0.12), 0.28, 0.12)}"`);
  for (let i = 0; i < 3; i++) {
    let chamber = path(
      'M12 -30C50 -60 85 -20 70 22C50 42 12 20 12 -30Z',
      `fill="${mix(colour, '#f08a3c', 0.5)}" stroke="${darken(colour, 0.12)}" stroke-opacity=".35" stroke-width="3"`,
    );
    for (let k = 0; k < 4; k++) {
      chamber += ellipse(
        d.random.between(28, 64),
        d.random.between(-25, 17),
        7,
        4.5,
        'fill="#fbe3a0"',
        d.random.between(0, 90),
      );
    }
    s += `<g transform="rotate(${i * 120})">${chamber}</g>`;
  }
  return s + shine(pen, 74, 28, 8, 0.55);
};

const cube = (pen: Pen) => {
  const { colour } = pen;
  const isPale = brightness(colour) > 0.8;
  return (
    `<rect x="-84" y="-76" width="176" height="164" rx="34" fill="${darken(colour, isPale ? 0.2 : 0.34)}"/>` +
    `<rect x="-88" y="-88" width="166" height="152" rx="32" fill="${body(pen, colour, isPale ? 0.85 : 0.4, isPale ? 0.1 : 0.2)}"/>` +
    (isPale ? '' : path('M-50 20l30 -12M10 -30l34 -10M-10 40l24 -8', line(darken(colour, 0.4), 8, 0.25))) +
    `<rect x="-72" y="-72" width="90" height="26" rx="13" fill="#fff" fill-opacity="${isPale ? 0.7 : 0.28}"/>`
  );
};

const chunk = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 100, 80, { wobble: 0.19, points: 7 });
  const sear = mix(deepen(colour, 0.9), '#7a3a14', 0.3);
  const top = blob(d.random, -10, -12, 74, 54, { wobble: 0.18, points: 7 });
  return (
    path(shape, `transform="translate(3 7)" fill="${darken(colour, 0.5)}"`) +
    path(shape, `fill="${body(pen, mix(colour, sear, 0.28), 0.2, 0.34)}"`) +
    path(top, `fill="${body(pen, lighten(colour, 0.08), 0.4, 0.1)}"`) +
    ellipse(
      d.random.between(-20, 30),
      d.random.between(-10, 20),
      44,
      24,
      `fill="${d.spot(sear, 0)}" fill-opacity=".6"`,
      d.random.between(-40, 40),
    ) +
    path(`M-50 ${n(d.random.between(-6, 14))}q38 -16 84 -4M-24 30q28 -8 56 -2`, line(sear, 4.5, 0.32)) +
    shine(pen, 54, 24, 8, 0.5)
  );
};

const ball = (pen: Pen) => {
  const { d, colour } = pen;
  let crust = '';
  for (let i = 0; i < 11; i++) {
    const angle = d.random.next() * 6.28;
    const reach = d.random.between(10, 78);
    crust += path(
      blob(
        d.random,
        Math.cos(angle) * reach,
        Math.sin(angle) * reach,
        d.random.between(7, 17),
        d.random.between(5, 11),
        { wobble: 0.3, points: 6 },
      ),
      `fill="${d.random.chance(0.6) ? darken(colour, 0.42) : lighten(colour, 0.4)}" fill-opacity=".34"`,
    );
  }
  return (
    path(blob(d.random, 0, 0, 100, 97, { wobble: 0.04, points: 10 }), `fill="${body(pen, colour, 0.42, 0.42)}"`) +
    crust +
    shine(pen, 46, 26, 14, 0.5)
  );
};

const bean = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(
      'M-96 -8C-98 -62 -50 -70 0 -58C50 -70 98 -62 96 -8C94 44 52 66 30 44C12 26 -12 26 -30 44C-52 66 -94 44 -96 -8Z',
      `fill="${body(pen, colour, 0.4, 0.34)}"`,
    ) +
    path('M-22 40Q0 22 22 40', line(darken(colour, 0.5), 7, 0.4)) +
    shine(pen, 44, 24, 11, 0.6)
  );
};

const pea = (pen: Pen) =>
  circle(0, 0, 100, `fill="${body(pen, pen.colour, 0.45, 0.34)}"`) + shine(pen, 42, 28, 18, 0.65);

const chickpea = (pen: Pen) =>
  circle(0, 0, 98, `fill="${body(pen, pen.colour, 0.45, 0.32)}"`) +
  path('M-14 -70Q24 -20 -6 34', line(darken(pen.colour, 0.35), 10, 0.45)) +
  path('M-80 10Q-110 0 -96 -26', `fill="${lighten(pen.colour, 0.2)}"`) +
  shine(pen, 48, 26, 15, 0.7);

const prawn = (pen: Pen) => {
  const { colour } = pen;
  const flesh = lighten(colour, 0.5);
  let bands = '';
  const ribs: readonly (readonly [number, number, number, number])[] = [
    [-84, 12, -44, 8],
    [-72, -36, -34, -14],
    [-38, -72, -12, -34],
    [8, -86, 8, -44],
    [50, -70, 30, -36],
    [80, -34, 48, -12],
  ];
  for (const [x1, y1, x2, y2] of ribs)
    bands += path(`M${x1} ${y1}Q${(x1 + x2) / 2 + 6} ${(y1 + y2) / 2 - 3} ${x2} ${y2}`, line(colour, 9, 0.75));
  return (
    path('M66 56L104 86L76 92L62 112L48 66Z', `fill="${body(pen, colour, 0.2, 0.3)}"`) +
    path(
      'M-66 84C-104 40 -104 -34 -60 -72C-14 -108 56 -102 84 -52C100 -20 96 30 66 70C54 76 44 68 46 54C58 14 52 -14 32 -30C6 -48 -24 -40 -34 -12C-42 12 -34 40 -22 62C-30 88 -50 96 -66 84Z',
      `fill="${body(pen, flesh, 0.5, 0.3)}" stroke="${darken(colour, 0.1)}" stroke-opacity=".5" stroke-width="4"`,
    ) +
    bands +
    path('M-74 -42C-50 -82 0 -100 44 -80', line('#ffffff', 8, 0.65))
  );
};

const mussel = (pen: Pen) =>
  path(
    'M-104 34C-100 -40 -30 -92 50 -74C96 -62 108 -22 92 10C60 66 -50 84 -104 34Z',
    `fill="${span(pen, ['#4d5878', '#20263a', '#151826'])}"`,
  ) +
  path(
    'M-92 30C-84 -28 -26 -74 44 -62C82 -54 92 -22 78 4C48 50 -44 68 -92 30Z',
    `fill="${span(pen, ['#8b93ad', '#dfe0e6'])}"`,
  ) +
  path(
    'M-70 24C-58 -20 -14 -50 38 -44C68 -38 72 -16 58 2C34 34 -34 50 -70 24Z',
    `fill="${body(pen, pen.colour, 0.4, 0.3)}"`,
  ) +
  path('M-58 20C-30 -2 20 -12 58 -8', line(darken(pen.colour, 0.45), 6, 0.55)) +
  shine(pen, 34, 22, 8, 0.7);

const fishFillet = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = 'M-100 6C-96 -26 -40 -46 20 -42C64 -38 92 -20 102 -4C92 18 62 36 20 40C-40 46 -92 36 -100 6Z';
  let flakes = '';
  for (let x = -78; x < 88; x += 21) {
    flakes += path(
      `M${x} ${n(-30 + Math.abs(x) * 0.06)}Q${x + 20} 0 ${x - 2} ${n(32 - Math.abs(x) * 0.06)}`,
      line(lighten(colour, 0.65), 3.2, 0.65),
    );
    flakes += path(
      `M${x + 3} ${n(-30 + Math.abs(x) * 0.06)}Q${x + 23} 0 ${x + 1} ${n(32 - Math.abs(x) * 0.06)}`,
      line(darken(colour, 0.45), 2.2, 0.28),
    );
  }
  return (
    path(shape, `transform="translate(1.500 6)" fill="${darken(colour, 0.45)}"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.4), colour, darken(colour, 0.22)])}"`) +
    d.clipped(
      path(shape, ''),
      flakes +
        ellipse(-50, -6, 44, 30, `fill="${d.spot('#a8561c', 0)}" fill-opacity=".5"`) +
        ellipse(46, 6, 50, 26, `fill="${d.spot('#a8561c', 0)}" fill-opacity=".45"`),
    ) +
    path('M-90 -4C-80 -26 -34 -38 16 -34', line('#ffffff', 4, 0.5)) +
    glint(-20, -18, 22, 4, 0.4, -6 - 0)
  );
};

const mushroom = (pen: Pen) => {
  const { colour } = pen;
  const cut = mix(colour, '#fff3dc', 0.72);
  return (
    path(
      'M-94 10C-96 -58 -46 -92 0 -92C46 -92 96 -58 94 10C70 30 48 22 32 12C30 40 34 66 24 88C10 98 -10 98 -24 88C-34 66 -30 40 -32 12C-48 22 -70 30 -94 10Z',
      `fill="${body(pen, cut, 0.5, 0.18)}" stroke="${darken(colour, 0.25)}" stroke-width="9" stroke-linejoin="round"`,
    ) +
    path('M-72 2C-44 -26 44 -26 72 2', line(darken(colour, 0.4), 9, 0.55)) +
    path('M-52 2l10 -16M-24 -6l6 -14M24 -6l-6 -14M52 2l-10 -16', line(darken(colour, 0.4), 4, 0.45)) +
    shine(pen, 58, 22, 8, 0.5)
  );
};

const CITRUS = /lemon|lime|orange|citrus|grapefruit|mandarin|clementine|satsuma|limon|yuzu|zest/i;

const roundSlice = (pen: Pen, rind: string, flesh: string, seeds: 'ring' | 'core' | 'none') => {
  const { d } = pen;
  let inside = '';
  if (seeds === 'ring') {
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * 6.28 + d.random.between(-0.2, 0.2);
      inside += ellipse(
        Math.cos(angle) * 36,
        Math.sin(angle) * 36,
        9,
        4.5,
        `fill="${lighten(flesh, 0.6)}" stroke="${darken(flesh, 0.25)}" stroke-opacity=".4" stroke-width="2"`,
        (angle * 180) / Math.PI,
      );
    }
    inside = circle(0, 0, 56, `fill="${lighten(flesh, 0.3)}" fill-opacity=".55"`) + inside;
  }
  if (seeds === 'core')
    inside =
      circle(0, 0, 34, `fill="${darken(flesh, 0.14)}" fill-opacity=".35"`) +
      circle(0, 0, 60, `fill="none" stroke="${lighten(flesh, 0.4)}" stroke-width="6" stroke-opacity=".4"`);
  return (
    circle(3, 8, 100, `fill="${darken(rind, 0.36)}"`) +
    circle(0, 0, 99, `fill="${rind}"`) +
    circle(0, 0, 88, `fill="${body(pen, flesh, 0.35, 0.14)}"`) +
    inside +
    shine(pen, 66, 26, 8, 0.5)
  );
};

const citrusWheel = (pen: Pen) => {
  const { colour } = pen;
  const pulp = mix(colour, '#fff2a0', 0.28);
  let segments = '';
  for (let i = 0; i < 9; i++) {
    segments += path(
      'M12 0L74 -20Q84 0 74 20Z',
      `transform="rotate(${i * 40})" fill="${pulp}" stroke="${pulp}" stroke-width="7" stroke-linejoin="round"`,
    );
    segments += path('M30 -2L64 -8', `transform="rotate(${i * 40})" ${line('#ffffff', 3, 0.4)}`);
  }
  return (
    circle(2, 6, 100, `fill="${darken(colour, 0.3)}"`) +
    circle(0, 0, 100, `fill="${body(pen, colour, 0.2, 0.2)}"`) +
    circle(0, 0, 89, 'fill="#fffbe8"') +
    segments +
    shine(pen, 52, 30, 11, 0.45)
  );
};

/** Round slices of what is cut that way, told by the ingredient's key. */
const SLICES: readonly (readonly [RegExp, (pen: Pen) => string])[] = [
  [CITRUS, citrusWheel],
  [
    /cucumber|courgette|zucchini/i,
    (pen) => roundSlice(pen, darken(mix(pen.colour, '#3f7a2e', 0.75), 0.1), mix(pen.colour, '#e4efc6', 0.7), 'ring'),
  ],
  [/radish/i, (pen) => roundSlice(pen, '#c8294f', '#fff4f0', 'none')],
  [/aubergine|eggplant/i, (pen) => roundSlice(pen, '#4a2347', mix(pen.colour, '#d9b98a', 0.6), 'ring')],
  [/banana/i, (pen) => roundSlice(pen, '#efdc96', '#fbf0c4', 'core')],
  [/kiwi/i, (pen) => roundSlice(pen, '#8a7440', '#8fbf3c', 'ring')],
  [/carrot/i, (pen) => roundSlice(pen, darken(pen.colour, 0.1), pen.colour, 'core')],
  [/beet/i, (pen) => roundSlice(pen, darken(pen.colour, 0.2), pen.colour, 'core')],
  [/tomato/i, tomatoHalf],
  [/egg\b|eggs\b/i, eggHalf],
];

const slice = (pen: Pen) => {
  const known = SLICES.find(([words]) => words.test(pen.ingredient));
  return known ? known[1](pen) : roundSlice(pen, darken(pen.colour, 0.12), pen.colour, 'none');
};

const strip = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-50, 50);
  const route = `M-88 ${n(-bend * 0.3)}Q0 ${n(bend)} 88 ${n(-bend * 0.3)}`;
  return (
    path(route, `${line(darken(colour, 0.42), 34)} transform="translate(0 5)"`) +
    path(route, line(colour, 30)) +
    path(route, `${line(lighten(colour, 0.5), 7, 0.6)} transform="translate(0 -7)"`)
  );
};

const arc = (pen: Pen) => {
  const { d, colour } = pen;
  const h = d.random.between(70, 110);
  const route = `M-88 30C-80 ${n(-h)} 80 ${n(-h)} 88 30`;
  return (
    path(route, line(darken(colour, 0.2), 26)) +
    path(route, line(mix(colour, '#fff5ea', 0.62), 17)) +
    path(route, `${line('#ffffff', 5, 0.5)} transform="translate(-2 -4)"`)
  );
};

const ring = (pen: Pen) => {
  const { d, colour } = pen;
  const isPale = brightness(colour) > 0.62;
  const squash = d.random.between(74, 96);
  return (
    ellipse(2, 7, 80, squash * 0.8, `fill="none" stroke="${darken(colour, 0.45)}" stroke-width="36"`) +
    ellipse(0, 0, 80, squash * 0.8, `fill="none" stroke="${colour}" stroke-width="34"`) +
    ellipse(
      0,
      0,
      66,
      squash * 0.66,
      `fill="none" stroke="${lighten(colour, isPale ? 0.7 : 0.4)}" stroke-width="8" stroke-opacity=".7"`,
    ) +
    shine(pen, 82, 26, 7, 0.6)
  );
};

const olive = (pen: Pen) =>
  ellipse(0, 0, 100, 80, `fill="${body(pen, pen.colour, 0.4, 0.42)}"`) +
  ellipse(76, 4, 20, 26, `fill="${brightness(pen.colour) > 0.35 ? '#c9341f' : '#120c10'}"`) +
  ellipse(76, 4, 20, 26, `fill="none" stroke="${darken(pen.colour, 0.4)}" stroke-width="5" stroke-opacity=".6"`) +
  shine(pen, 46, 28, 12, 0.65);

const berry = (pen: Pen) => {
  const { colour, ingredient, d } = pen;
  if (/straw/i.test(ingredient)) {
    let seeds = '';
    for (let i = 0; i < 14; i++)
      seeds += ellipse(d.random.between(-44, 66), d.random.between(-44, 44), 5, 3, 'fill="#fbe3a0"');
    return (
      path(
        'M-70 -62C-30 -92 60 -58 100 0C60 58 -30 92 -70 62C-92 30 -92 -30 -70 -62Z',
        `fill="${body(pen, colour, 0.35, 0.34)}"`,
      ) +
      seeds +
      path(
        'M-64 0L-108 -46L-80 -50L-70 -76L-54 -44L-30 -40L-46 -16L-30 8L-50 22L-48 52L-70 40L-100 52L-86 22Z',
        `fill="${body(pen, '#5f9a3c', 0.3, 0.3)}"`,
      ) +
      shine(pen, 30, 22, 9, 0.55)
    );
  }
  if (/rasp|black|mulb/i.test(ingredient)) {
    let drupes = '';
    for (const [count, reach] of [
      [12, 76],
      [8, 46],
      [1, 4],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const angle = (i / count) * 6.283 + reach;
        const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
        drupes += circle(x, y, 24, `fill="${body(pen, colour, 0.35, 0.42)}"`) + glint(x - 6, y - 8, 7, 4, 0.5);
      }
    }
    return circle(0, 0, 88, `fill="${darken(colour, 0.4)}"`) + drupes;
  }
  const isBlue = /blue|bilb|myrt/i.test(ingredient);
  return (
    circle(0, 0, 98, `fill="${body(pen, colour, 0.32, 0.42)}"`) +
    (isBlue
      ? path(
          'M-20 -8l10 -20 12 14 20 -8 -4 20 14 12 -20 6 -8 18 -12 -14 -20 4 6 -18Z',
          `fill="${darken(colour, 0.45)}" stroke="${lighten(colour, 0.3)}" stroke-width="4"`,
        )
      : path('M30 -10q10 -8 18 2', line(darken(colour, 0.5), 7, 0.6))) +
    shine(pen, 50, 26, 14, isBlue ? 0.4 : 0.7)
  );
};

const nut = (pen: Pen) => {
  const { colour, ingredient, d } = pen;
  if (/walnut|pecan|nogal|noix/i.test(ingredient)) {
    return (
      path(blob(d.random, 0, 0, 98, 76, { wobble: 0.12, points: 9 }), `fill="${body(pen, colour, 0.35, 0.42)}"`) +
      path(
        'M-82 0H82M-60 -34q20 14 30 30M-6 -60q-4 30 4 56M46 -44q-14 20 -14 40M-58 40q24 -14 30 -34M2 62q2 -30 0 -56M50 42q-18 -14 -20 -36',
        line(darken(colour, 0.45), 8, 0.5),
      ) +
      shine(pen, 48, 22, 9, 0.4)
    );
  }
  return (
    path(
      'M-100 4C-84 -44 -20 -62 34 -50C76 -40 98 -18 102 0C96 24 70 44 30 50C-22 58 -84 48 -100 4Z',
      `fill="${body(pen, colour, 0.42, 0.36)}"`,
    ) +
    path('M-80 0Q0 -20 84 0M-64 18Q0 8 70 20', line(darken(colour, 0.4), 5, 0.35)) +
    shine(pen, 40, 28, 9, 0.55)
  );
};

/** A leaf with a midrib and side veins; `width` is its share of the length. */
export const leafShape = (d: Drawing, colour: string, turn: number, width = 0.44): string => {
  const h = 200 * width;
  const dark = darken(colour, 0.35);
  return (
    path(
      `M-100 0C-50 ${n(-h)} 50 ${n(-h * 0.9)} 100 0C50 ${n(h * 0.9)} -50 ${n(h)} -100 0Z`,
      `fill="${d.shade(colour, { light: 0.32, dark: 0.34, turn })}"`,
    ) +
    path(
      `M-100 0C-40 ${n(-h * 0.12)} 40 ${n(h * 0.06)} 100 0C50 ${n(h * 0.9)} -50 ${n(h)} -100 0Z`,
      `fill="${dark}" fill-opacity=".34"`,
    ) +
    path(
      `M-100 0Q0 ${n(-h * 0.08)} 90 0M-42 -2l28 ${n(-h * 0.48)}M2 -2l26 ${n(-h * 0.42)}M-34 0l28 ${n(h * 0.48)}M10 0l26 ${n(h * 0.4)}`,
      line(lighten(colour, 0.5), 4.4, 0.55),
    )
  );
};

const leaf = ({ d, colour, turn, ingredient }: Pen) =>
  leafShape(
    d,
    colour,
    turn,
    /rocket|thyme|rosemary|tarragon/i.test(ingredient) ? 0.26 : /spinach|basil|mint/i.test(ingredient) ? 0.46 : 0.42,
  );

const wedge = (pen: Pen) => {
  const { colour, ingredient } = pen;
  if (CITRUS.test(ingredient)) {
    return (
      path('M-100 -26C-70 66 70 66 100 -26C60 -6 -60 -6 -100 -26Z', `fill="${body(pen, colour, 0.25, 0.3)}"`) +
      path('M-92 -26C-60 46 60 46 92 -26C54 -12 -54 -12 -92 -26Z', 'fill="#fffbe8"') +
      path('M-78 -24C-50 30 50 30 78 -24C40 -16 -40 -16 -78 -24Z', `fill="${mix(colour, '#fff2a0', 0.25)}"`) +
      path('M-44 -17L-26 12M0 -16V20M44 -17L26 12', line('#fffbe8', 5, 0.8)) +
      path('M-60 -16Q-40 4 -20 8', line('#ffffff', 6, 0.45))
    );
  }
  if (/avocado/i.test(ingredient)) {
    return (
      path('M-100 -20C-70 74 70 74 100 -20C70 24 -70 24 -100 -20Z', `fill="${darken('#4f6b2a', 0.1)}"`) +
      path(
        'M-98 -24C-68 58 68 58 98 -24C66 14 -66 14 -98 -24Z',
        `fill="${span(pen, ['#f1efb4', '#c9d77c', '#8fb552'])}"`,
      ) +
      path('M-70 0Q0 42 60 12', line('#ffffff', 7, 0.45))
    );
  }
  if (/pineapple|ananas/i.test(ingredient)) {
    return (
      path('M-90 60L-10 -96Q4 -104 14 -94L92 54Q0 96 -90 60Z', `fill="${body(pen, colour, 0.35, 0.25)}"`) +
      path('M-94 60Q0 98 94 54L88 78Q0 116 -88 82Z', `fill="${darken(mix(colour, '#8a6a2a', 0.7), 0.1)}"`) +
      path('M-50 30L-6 -50M-16 50L4 -60M24 50L10 -50M56 36L20 -40', line(darken(colour, 0.25), 5, 0.4))
    );
  }
  const isTomato = /tomato/i.test(ingredient);
  return (
    path(
      'M-100 -30C-80 74 80 74 100 -30C60 0 -60 0 -100 -30Z',
      `fill="${body(pen, darken(colour, isTomato ? 0.05 : 0.16), 0.3, 0.34)}"`,
    ) +
    path(
      'M-96 -32C-70 34 70 34 96 -32C56 -6 -56 -6 -96 -32Z',
      `fill="${body(pen, lighten(colour, isTomato ? 0.14 : 0.28), 0.35, 0.1)}"`,
    ) +
    (isTomato
      ? ellipse(-40, -6, 20, 9, 'fill="#f3b25a" fill-opacity=".8"', 12) +
        ellipse(40, -6, 20, 9, 'fill="#f3b25a" fill-opacity=".8"', -12)
      : path('M-60 4Q-20 22 20 20M10 2Q40 6 64 -6', line(darken(colour, 0.4), 5, 0.3))) +
    path('M-64 22Q-30 46 10 44', line('#ffffff', 7, 0.4))
  );
};

const floret = (pen: Pen) => {
  const { d, colour } = pen;
  const isPale = brightness(colour) > 0.7;
  let buds = '';
  const puffs: readonly (readonly [number, number, number])[] = [
    [-56, -10, 38],
    [-30, -50, 40],
    [22, -58, 42],
    [58, -18, 38],
    [0, -18, 46],
    [-34, 14, 30],
    [38, 14, 32],
  ];
  for (const [x, y, r] of puffs) {
    buds += circle(x, y, r, `fill="${body(pen, colour, isPale ? 0.6 : 0.34, isPale ? 0.2 : 0.42)}"`);
    for (let i = 0; i < 6; i++) {
      buds += circle(
        x + d.random.between(-r, r) * 0.7,
        y + d.random.between(-r, r) * 0.7,
        d.random.between(4, 8),
        `fill="${d.random.chance(0.55) ? lighten(colour, 0.45) : darken(colour, 0.35)}" fill-opacity=".55"`,
      );
    }
  }
  return (
    path(
      'M-22 16C-20 50 -34 80 -26 98H28C36 80 22 50 26 16Z',
      `fill="${span(pen, [lighten(mix(colour, '#cfe0a0', 0.6), 0.3), mix(colour, '#b8cf86', 0.5)])}"`,
    ) + buds
  );
};

const spear = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  if (/asparagus|esparrago|asperge/i.test(ingredient)) {
    return (
      path(
        'M-100 -7L60 -9C80 -10 98 -6 104 0C98 8 80 11 60 10L-100 8Z',
        `fill="${d.run([lighten(colour, 0.4), colour, darken(colour, 0.35)])}"`,
      ) +
      path(
        'M56 -9C70 -14 96 -10 106 0C96 12 70 14 56 10Z',
        `fill="${body(pen, darken(mix(colour, '#5a4a6a', 0.3), 0.1), 0.3, 0.3)}"`,
      ) +
      path(
        'M66 -8l14 6M84 -7l10 6M68 8l14 -6M-40 -7l10 6 -10 4M0 -8l10 6 -10 4M34 -8l10 6 -10 4',
        line(darken(colour, 0.45), 2.6, 0.5),
      )
    );
  }
  if (/cinnamon|canela|cannelle/i.test(ingredient)) {
    return `<rect x="-100" y="-13" width="200" height="13" rx="6" fill="${darken(colour, 0.15)}"/><rect x="-100" y="-3" width="200" height="16" rx="7" fill="${d.run([lighten(colour, 0.25), colour, darken(colour, 0.4)])}"/>`;
  }
  const isCelery = /celery|apio|celeri/i.test(ingredient);
  return (
    path(
      'M-100 -13Q0 -24 100 -13V13Q0 4 -100 15Z',
      `fill="${d.run([lighten(colour, 0.45), colour, darken(colour, 0.32)])}"`,
    ) +
    path('M-94 -6Q0 -16 94 -6M-94 2Q0 -6 94 2M-94 8Q0 0 94 8', line(darken(colour, 0.35), isCelery ? 2.4 : 1.6, 0.35)) +
    path('M-90 -10Q0 -20 80 -11', line('#ffffff', 3, 0.5))
  );
};

const shred = (pen: Pen) => {
  const { d, colour } = pen;
  let strands = '';
  for (let i = 0; i < 9; i++) {
    const [y, bend] = [d.random.between(-44, 44), d.random.between(-60, 60)];
    const [from, to] = [d.random.between(-100, -40), d.random.between(40, 100)];
    const route = `M${n(from)} ${n(y)}Q${n(d.random.between(-20, 20))} ${n(y + bend)} ${n(to)} ${n(y + d.random.between(-26, 26))}`;
    const tone = mix(lighten(colour, 0.35), darken(colour, 0.2), d.random.next());
    strands +=
      path(route, line(darken(colour, 0.5), 17, 0.35)) +
      path(route, line(tone, 13)) +
      path(route, `${line('#ffffff', 3, 0.4)} transform="translate(0 -3)"`);
  }
  return strands;
};

const dumpling = (pen: Pen) => {
  const { colour } = pen;
  let pleats = '';
  for (let i = 0; i <= 8; i++) {
    const angle = Math.PI * (1.06 + (i / 8) * 0.88);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    pleats += path(
      `M${n(x * 92)} ${n(y * 70 + 20)}Q${n(x * 70 + 6)} ${n(y * 46 + 22)} ${n(x * 50)} ${n(y * 26 + 24)}`,
      line(darken(colour, 0.42), 5, 0.42),
    );
  }
  return (
    path(
      'M-102 26C-96 -38 -52 -66 0 -66C52 -66 96 -38 102 26C80 62 -80 62 -102 26Z',
      `fill="${body(pen, colour, 0.6, 0.26)}"`,
    ) +
    path(
      'M-102 26C-96 -38 -52 -66 0 -66C52 -66 96 -38 102 26C92 6 84 -12 64 -28C30 -50 -30 -50 -64 -28C-84 -12 -92 6 -102 26Z',
      `fill="${lighten(colour, 0.45)}" fill-opacity=".7"`,
    ) +
    pleats +
    ellipse(10, 34, 62, 14, `fill="${pen.d.spot('#b5702a', 0.1)}" fill-opacity=".55"`) +
    shine(pen, 22, 30, 9, 0.75)
  );
};

const breadSlice = (pen: Pen) => {
  const { d, colour } = pen;
  let crumb = '';
  for (let i = 0; i < 26; i++) {
    crumb += ellipse(
      d.random.between(-70, 66),
      d.random.between(-44, 50),
      d.random.between(2, 7),
      d.random.between(2, 4),
      `fill="${d.random.chance(0.6) ? darken(colour, 0.3) : '#fffaf0'}" fill-opacity=".4"`,
      d.random.between(0, 90),
    );
  }
  const shape =
    'M-84 -40C-104 -84 -30 -84 0 -72C30 -84 104 -84 84 -40C92 0 90 40 84 64C70 76 -70 76 -84 64C-90 40 -92 0 -84 -40Z';
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.55)}"`) +
    path(shape, `fill="${body(pen, darken(mix(colour, '#a8602a', 0.6), 0.1), 0.2, 0.3)}"`) +
    path(shape, `transform="translate(-1 -1) scale(.89)" fill="${body(pen, lighten(colour, 0.25), 0.4, 0.14)}"`) +
    crumb
  );
};

const corn = (pen: Pen) =>
  path(
    'M-60 -70C-20 -96 60 -80 92 -20C100 30 60 84 0 86C-60 80 -96 20 -60 -70Z',
    `fill="${body(pen, pen.colour, 0.5, 0.3)}"`,
  ) +
  path('M-70 -30C-88 10 -70 50 -40 66', line(lighten(pen.colour, 0.7), 14, 0.6)) +
  shine(pen, 36, 26, 13, 0.7);

const crumble = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(blob(d.random, 0, 0, 100, 78, { wobble: 0.28, points: 7 }), `fill="${body(pen, colour, 0.55, 0.24)}"`) +
    path(
      blob(d.random, -24, -26, 40, 22, { wobble: 0.3, points: 6 }),
      `fill="${lighten(colour, 0.75)}" fill-opacity=".75"`,
    )
  );
};

const dollop = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(blob(d.random, 4, 6, 100, 90, { wobble: 0.1, points: 11 }), `fill="${darken(colour, 0.18)}"`) +
    path(blob(d.random, 0, 0, 98, 88, { wobble: 0.08, points: 11 }), `fill="${body(pen, colour, 0.8, 0.16)}"`) +
    path(
      'M-62 18C-70 -40 0 -70 46 -40C80 -12 56 40 14 40C-22 40 -30 4 -2 -8C18 -16 32 0 22 12',
      line(darken(colour, 0.24), 9, 0.4),
    ) +
    path('M-56 8C-56 -38 0 -60 36 -38', line('#ffffff', 12, 0.75)) +
    shine(pen, 60, 16, 7, 0.8)
  );
};

const icePiece = (pen: Pen) =>
  '<rect x="-88" y="-84" width="176" height="168" rx="38" fill="#fff" fill-opacity=".42"/><rect x="-88" y="-84" width="176" height="168" rx="38" fill="none" stroke="#fff" stroke-width="9" stroke-opacity=".8"/>' +
  path('M-56 -50H14M-56 -50V10', line('#ffffff', 11, 0.85)) +
  path('M62 20V54H28', line(pen.d.random.chance(0.5) ? '#9fc4d0' : '#b9d4d8', 8, 0.6));

const bacon = (pen: Pen) => {
  const { colour, d } = pen;
  const wave = (dy: number) => {
    const at = (y: number) => n(y + dy);
    return `M-100 ${at(4)}C-76 ${at(-26)} -56 ${at(-26)} -34 ${at(0)}S10 ${at(24)} 32 ${at(0)}S76 ${at(-24)} 100 ${at(2)}`;
  };
  return (
    path(wave(5), line(darken(colour, 0.6), 46).replace('round', 'butt')) +
    path(wave(0), line(colour, 44).replace('round', 'butt')) +
    path(wave(d.random.between(6, 10)), line('#f2d2a8', 9, 0.9)) +
    path(wave(-10), line('#eec79a', 6, 0.8)) +
    path(wave(18), line(darken(colour, 0.5), 5, 0.6)) +
    path(wave(-17), line('#ffffff', 4, 0.4))
  );
};

const ham = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(blob(d.random, 0, 4, 100, 74, { wobble: 0.13, points: 10 }), `fill="${darken(colour, 0.35)}"`) +
    path(blob(d.random, 0, 0, 98, 72, { wobble: 0.13, points: 10 }), `fill="${body(pen, colour, 0.3, 0.22)}"`) +
    path(
      'M-90 10C-60 -36 -20 30 6 -20S60 -46 88 -10C70 -2 60 10 40 16S-40 40 -90 10Z',
      `fill="${lighten(colour, 0.3)}" fill-opacity=".6"`,
    ) +
    path('M-84 14C-54 -30 -20 32 6 -16S60 -42 86 -6', line('#fdeee2', 8, 0.85)) +
    path('M-60 34C-30 16 0 44 34 30', line(darken(colour, 0.4), 6, 0.35)) +
    path('M-40 -44Q0 -60 40 -46', line('#fdeee2', 6, 0.7))
  );
};

export type { PieceKind } from './pen';

export const PIECE_KINDS: Readonly<Record<string, PieceKind>> = {
  ...MAIN_PIECES,
  ...SIDE_PIECES,
  ...BAKED_PIECES,
  'egg-fried': { size: 77, count: 3, spin: 0, shadow: [100, 92], colour: '#f6a21c', draw: eggFried },
  'egg-half': { size: 42, count: 4, spin: 180, shadow: [100, 78], colour: '#f4a322', draw: eggHalf },
  'tomato-half': { size: 35, count: 7, spin: 180, shadow: [100, 100], colour: '#dc3a22', draw: tomatoHalf },
  cube: { size: 14, count: 26, spin: 180, shadow: [90, 84], colour: '#fffaf0', draw: cube },
  chunk: { size: 32, count: 13, spin: 180, shadow: [100, 82], colour: '#b5713c', draw: chunk },
  ball: { size: 38, count: 9, spin: 0, shadow: [100, 98], colour: '#9a5a30', draw: ball },
  bean: { size: 16, count: 28, spin: 180, shadow: [92, 58], colour: '#8a2f2a', draw: bean },
  pea: { size: 9, count: 40, spin: 0, shadow: [96, 96], colour: '#7fb13c', draw: pea },
  chickpea: { size: 17, count: 28, spin: 0, shadow: [98, 98], colour: '#e0ae62', draw: chickpea },
  prawn: { size: 44, count: 8, spin: 180, shadow: [86, 84], colour: '#f07a4a', draw: prawn },
  mussel: { size: 42, count: 9, spin: 180, shadow: [100, 70], colour: '#f0953c', draw: mussel },
  'fish-fillet': { size: 128, count: 2, spin: 22, shadow: [100, 44], colour: '#f2b48a', draw: fishFillet },
  mushroom: { size: 27, count: 12, spin: 180, shadow: [90, 88], colour: '#b58a5e', draw: mushroom },
  wheel: { size: 40, count: 4, spin: 180, shadow: [100, 100], colour: '#f7c928', draw: slice },
  strip: { size: 34, count: 14, spin: 180, shadow: [92, 26], colour: '#d0392a', draw: strip },
  arc: { size: 23, count: 12, spin: 180, shadow: [80, 40], colour: '#a8487a', draw: arc, layer: 1 },
  ring: { size: 17, count: 12, spin: 180, shadow: [90, 84], colour: '#d8301c', draw: ring, layer: 1 },
  olive: { size: 17, count: 10, spin: 180, shadow: [96, 78], colour: '#3a2a33', draw: olive, layer: 1 },
  berry: { size: 19, count: 13, spin: 180, shadow: [96, 94], colour: '#b3203a', draw: berry, layer: 1 },
  nut: { size: 16, count: 16, spin: 180, shadow: [98, 56], colour: '#c08a4a', draw: nut, layer: 1 },
  leaf: { size: 36, count: 8, spin: 180, shadow: [92, 36], colour: '#4f8f38', draw: leaf, layer: 2 },
  slice: { size: 36, count: 11, spin: 180, shadow: [100, 100], colour: '#f2d27a', draw: slice },
  wedge: { size: 44, count: 6, spin: 180, shadow: [96, 42], colour: '#e0b04a', draw: wedge },
  floret: { size: 36, count: 9, spin: 70, shadow: [90, 88], colour: '#5f9a3c', draw: floret },
  spear: { size: 92, count: 6, spin: 26, shadow: [98, 16], colour: '#7fae48', draw: spear },
  shred: { size: 34, count: 14, spin: 180, shadow: [88, 48], colour: '#e0b884', draw: shred },
  dumpling: { size: 54, count: 7, spin: 30, shadow: [100, 58], colour: '#f2dfbd', draw: dumpling },
  'bread-slice': { size: 78, count: 3, spin: 24, shadow: [94, 78], colour: '#e8bd78', draw: breadSlice },
  corn: { size: 9, count: 46, spin: 180, shadow: [86, 84], colour: '#f4c63a', draw: corn },
  crumble: { size: 10, count: 34, spin: 180, shadow: [92, 74], colour: '#f6ead0', draw: crumble, layer: 1 },
  dollop: { size: 46, count: 2, spin: 0, shadow: [98, 88], colour: '#fff8ec', draw: dollop, layer: 1 },
  ice: { size: 40, count: 4, spin: 30, shadow: [80, 78], colour: '#e8f4f6', draw: icePiece },
  bacon: { size: 74, count: 4, spin: 40, shadow: [98, 30], colour: '#a83f2a', draw: bacon },
  ham: { size: 62, count: 5, spin: 180, shadow: [98, 72], colour: '#dd8a80', draw: ham },
};

const NEUTRAL: PieceKind = PIECE_KINDS['chunk']!;

/** The piece of this name, a plain chunk for a name nobody knows; beans that are chickpeas are drawn as such. */
export const pieceKind = (kind: string, ingredient: string): PieceKind => {
  if (kind === 'bean' && /chickpea|garbanzo/i.test(ingredient)) return PIECE_KINDS['chickpea']!;
  return (Object.hasOwn(PIECE_KINDS, kind) ? PIECE_KINDS[kind] : undefined) ?? NEUTRAL;
};

/** The colour that an item is drawn in. */
export const colourOf = (item: PictureItem): string =>
  colourOr(item.colour, usualColour(item.kind, item.ingredient) ?? pieceKind(item.kind, item.ingredient).colour);
