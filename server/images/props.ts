import { n, type Drawing } from './drawing';
import { herbSprig } from './garnishes';
import { SHADOW, colourOr, darken, lighten, mix } from './palette';
import { type Pen } from './pen';
import { leafShape, pieceKind } from './pieceKinds';
import { type PictureItem } from './pictureSpec';
import { circle, contact, ellipse, glint, line, path, placed, tonalPatches } from './svgShapes';

interface PropKind {
  /** Half sizes of its shadow, of 100. */
  shadow: readonly [number, number];
  /** Share of the usual size. */
  scale?: number;
  /** Degrees it may be turned by, either way. */
  spin: number;
  colour: string;
  draw: (pen: Pen) => string;
}

const body = ({ d, turn }: Pen, colour: string, light = 0.42, dark = 0.4) => d.shade(colour, { light, dark, turn });

const shine = ({ turn }: Pen, distance: number, rx: number, ry: number, opacity = 0.55) => {
  const angle = ((232 - turn) * Math.PI) / 180;
  const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
  return glint(x, y, rx, ry, opacity * 0.45, -40 - turn) + glint(x, y, rx * 0.6, ry * 0.55, opacity, -40 - turn);
};

/** Warm light from the table on the shaded side. */
const bounce = ({ d, turn }: Pen, r: number) => {
  const angle = ((52 - turn) * Math.PI) / 180;
  return ellipse(
    Math.cos(angle) * r * 0.74,
    Math.sin(angle) * r * 0.74,
    r * 0.42,
    r * 0.2,
    `fill="${d.spot('#ffd9a0', 0)}" fill-opacity=".3"`,
    140 - turn,
  );
};

const leafAt = (pen: Pen, x: number, y: number, length: number, turn: number, colour = '#5f9a3c') =>
  placed(x, y, turn, leafShape(pen.d, colour, pen.turn + turn, 0.4), length / 200);

const tomato = (pen: Pen) => {
  const { colour } = pen;
  let calyx = '';
  for (let i = 0; i < 6; i++)
    calyx += path(
      'M0 -7C16 -16 34 -12 52 2C34 8 14 12 0 7Z',
      `transform="translate(-8 -34) rotate(${i * 60 + 14})" fill="${body(pen, '#5f9a3c', 0.3, 0.3)}" stroke="#3d6a26" stroke-opacity=".4" stroke-width="2"`,
    );
  return (
    path(
      'M-100 2C-102 -54 -64 -88 -34 -84C-16 -92 16 -92 34 -84C66 -88 102 -52 100 4C98 62 52 92 0 92C-52 92 -98 60 -100 2Z',
      `fill="${body(pen, colour, 0.4, 0.42)}"`,
    ) +
    path('M-34 -84C-60 -40 -60 20 -40 70M34 -84C62 -40 62 20 42 72', line(darken(colour, 0.3), 9, 0.12)) +
    bounce(pen, 92) +
    ellipse(-6, -28, 46, 26, `fill="${pen.d.spot(SHADOW, 0.2)}" fill-opacity=".3"`) +
    calyx +
    path('M-8 -36q8 -22 24 -26', line('#4a7a2c', 11)) +
    path('M-8 -38q8 -20 22 -24', line('#8fbf5c', 4, 0.8)) +
    shine(pen, 62, 30, 15, 0.75)
  );
};

const garlic = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(
      'M-14 -96C-8 -104 12 -104 16 -94C16 -70 24 -52 48 -36C88 -12 100 30 78 66C56 94 -54 96 -78 66C-100 32 -86 -10 -46 -36C-22 -52 -14 -70 -14 -96Z',
      `fill="${body(pen, colour, 0.7, 0.26)}"`,
    ) +
    path(
      'M-4 -86C-10 -30 -62 -10 -62 60M4 -86C0 -30 -18 0 -16 80M8 -86C14 -30 32 0 32 80M10 -86C20 -34 72 -6 68 58',
      line('#b07a9a', 5, 0.42),
    ) +
    path(
      'M-28 -40C-56 -16 -66 20 -56 60M0 -40C-30 0 -30 40 -24 78M24 -40C44 -10 56 30 52 66',
      line(darken(colour, 0.32), 4, 0.4),
    ) +
    path('M-52 -14C-70 8 -72 34 -64 54', line('#ffffff', 9, 0.65)) +
    path('M-20 86q6 12 18 4q10 12 20 0q8 8 18 -4', line('#a8845a', 5, 0.8)) +
    path('M-12 -98q14 -8 26 2', line('#c9a878', 6))
  );
};

const onion = (pen: Pen) => {
  const { colour } = pen;
  let lines = '';
  for (const at of [-78, -46, -15, 17, 48, 79])
    lines += path(
      `M${n(at * 0.1)} -78C${n(at * 0.9)} -50 ${n(at * 1.15)} 30 ${n(at * 0.3)} 84`,
      line(darken(colour, 0.35), 3.4, 0.38),
    );
  return (
    path(
      'M-16 -74C-10 -94 -18 -108 -6 -114L4 -100L16 -116C20 -102 10 -92 18 -74C70 -62 102 -26 98 14C94 58 50 90 0 92C-50 90 -94 58 -98 14C-102 -26 -70 -62 -16 -74Z',
      `fill="${body(pen, colour, 0.45, 0.42)}"`,
    ) +
    lines +
    bounce(pen, 90) +
    path('M-18 90q4 14 -2 20M-4 92q2 14 4 20M10 91q8 10 10 18', line('#b8925a', 4)) +
    shine(pen, 56, 28, 16, 0.7)
  );
};

const potato = (pen: Pen) => {
  const { d, colour } = pen;
  let eyes = '';
  for (const [x, y] of [
    [-44, -18],
    [10, -40],
    [52, 4],
    [-14, 30],
    [30, 44],
    [-66, 22],
  ] as const)
    eyes +=
      path(`M${x - 9} ${y}q9 8 18 0`, line(darken(colour, 0.5), 5, 0.55)) +
      ellipse(x, y - 5, 10, 4, `fill="${lighten(colour, 0.4)}" fill-opacity=".5"`);
  return (
    path(
      'M-98 12C-104 -40 -56 -76 0 -70C52 -80 104 -44 100 4C102 50 56 78 2 72C-50 84 -94 60 -98 12Z',
      `fill="${body(pen, colour, 0.42, 0.4)}"`,
    ) +
    tonalPatches(
      d,
      [
        { x: -30, y: 10 },
        { x: 40, y: -20 },
        { x: 10, y: 40 },
      ],
      26,
      colour,
      0.5,
    ) +
    eyes +
    shine(pen, 46, 34, 12, 0.35)
  );
};

const egg = (pen: Pen) =>
  path(
    'M-100 0C-100 -50 -46 -74 6 -70C62 -66 100 -34 100 0C100 34 62 66 6 70C-46 74 -100 50 -100 0Z',
    `fill="${body(pen, pen.colour, 0.7, 0.32)}"`,
  ) +
  bounce(pen, 74) +
  shine(pen, 44, 26, 14, 0.6);

const lemonLike = (pen: Pen, hasLeaf: boolean) => {
  const { d, colour } = pen;
  let pores = '';
  for (let i = 0; i < 26; i++) {
    const angle = d.random.next() * 6.28;
    const reach = Math.sqrt(d.random.next());
    pores += circle(
      Math.cos(angle) * 78 * reach,
      Math.sin(angle) * 58 * reach,
      2,
      `fill="${darken(colour, 0.25)}" fill-opacity=".28"`,
    );
  }
  return (
    (hasLeaf ? leafAt(pen, -104, -34, 92, -118) : '') +
    path(
      'M-112 -4C-108 -16 -94 -20 -84 -34C-60 -68 -20 -76 14 -70C54 -64 82 -40 92 -16C104 -14 114 -8 112 2C110 12 100 12 92 16C78 48 44 72 2 72C-40 72 -70 52 -86 22C-98 16 -114 8 -112 -4Z',
      `fill="${body(pen, colour, 0.5, 0.34)}"`,
    ) +
    pores +
    bounce(pen, 76) +
    ellipse(-106, -2, 6, 9, `fill="${darken(mix(colour, '#5a7a2a', 0.5), 0.1)}"`) +
    shine(pen, 46, 32, 14, 0.7)
  );
};

const orange = (pen: Pen) => {
  const { d, colour } = pen;
  let pores = '';
  for (let i = 0; i < 44; i++) {
    const angle = d.random.next() * 6.28;
    const reach = Math.sqrt(d.random.next()) * 86;
    pores += circle(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      2.2,
      `fill="${darken(colour, 0.3)}" fill-opacity=".26"`,
    );
  }
  return (
    circle(0, 0, 98, `fill="${body(pen, colour, 0.42, 0.36)}"`) +
    pores +
    bounce(pen, 96) +
    leafAt(pen, 18, -70, 88, -28) +
    path('M-12 -54l7 -9 9 4 8 -7 3 11 9 4 -8 8 -2 9 -10 -4 -10 3 1 -10Z', 'fill="#5a7a2c"') +
    shine(pen, 58, 30, 16, 0.65)
  );
};

const apple = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(
      'M0 -62C-24 -90 -100 -82 -98 -4C-96 56 -56 98 -26 94C-10 92 10 92 26 94C56 98 96 56 98 -4C100 -82 24 -90 0 -62Z',
      `fill="${body(pen, colour, 0.42, 0.42)}"`,
    ) +
    ellipse(-20, 24, 54, 60, `fill="${pen.d.spot('#f6d25a', 0)}" fill-opacity=".4"`) +
    bounce(pen, 92) +
    path('M-34 -64Q0 -40 34 -64', line(darken(colour, 0.5), 9, 0.35)) +
    path('M0 -56C-2 -82 6 -98 18 -108', line('#6a4526', 9)) +
    leafAt(pen, 46, -92, 82, -14) +
    shine(pen, 60, 30, 15, 0.7)
  );
};

const banana = (pen: Pen) => {
  const { colour } = pen;
  const fruit = (turn: number, dy: number) =>
    placed(
      0,
      dy,
      turn,
      path(
        'M-108 -46C-100 -56 -90 -54 -86 -42C-66 14 10 40 84 6C96 0 106 4 106 14C104 24 96 28 86 36C24 78 -82 62 -104 -24C-108 -32 -112 -38 -108 -46Z',
        `fill="${body(pen, colour, 0.42, 0.3)}"`,
      ) +
        path('M-92 -36C-74 28 14 58 96 18', line(darken(colour, 0.24), 5, 0.5)) +
        path('M-96 -26C-84 20 -40 50 10 52', line(lighten(colour, 0.7), 7, 0.5)) +
        path('M-108 -46C-104 -54 -92 -56 -88 -44', line('#6a4a26', 10)) +
        path('M98 8q8 4 4 12', line('#4a3420', 9)),
    );
  return fruit(-16, -18) + fruit(4, 12);
};

const bellPepper = (pen: Pen) => {
  const { ingredient } = pen;
  const colour = /green|verde|vert/i.test(ingredient)
    ? '#4f9a3a'
    : /yellow|amarillo|jaune/i.test(ingredient)
      ? '#f2bf2a'
      : pen.colour;
  return (
    path(
      'M-20 -74C-62 -94 -102 -58 -98 -2C-96 56 -74 98 -40 94C-24 92 -16 84 0 86C18 84 26 94 44 92C78 94 98 50 98 -4C100 -62 62 -94 20 -74C8 -66 -8 -66 -20 -74Z',
      `fill="${body(pen, colour, 0.4, 0.44)}"`,
    ) +
    path('M-24 -70C-52 -24 -50 40 -30 90M24 -70C54 -24 52 40 34 88', line(darken(colour, 0.45), 9, 0.3)) +
    path('M-60 -60C-82 -20 -80 30 -66 62', line('#ffffff', 11, 0.5)) +
    path('M4 -56C-10 -20 -10 30 -2 66', line('#ffffff', 8, 0.28)) +
    bounce(pen, 90) +
    path('M-40 -70C-20 -84 20 -84 40 -70C20 -58 -20 -58 -40 -70Z', `fill="${body(pen, '#4f8a38', 0.3, 0.3)}"`) +
    path('M0 -72C-2 -92 8 -104 22 -112', line('#4a7a30', 15)) +
    path('M-2 -74C-4 -92 6 -102 18 -110', line('#8fbf5c', 5, 0.7))
  );
};

const chilli = (pen: Pen) => {
  const green = /green|jalap|verde/i.test(pen.ingredient);
  const colour = green ? '#5a9a3a' : pen.colour;
  const one = (turn: number, dx: number, dy: number) =>
    placed(
      dx,
      dy,
      turn,
      path(
        'M-70 -22C-40 -34 10 -22 50 6C74 22 96 40 110 66C84 62 50 56 14 36C-20 20 -60 18 -74 6C-82 -2 -80 -16 -70 -22Z',
        `fill="${body(pen, colour, 0.4, 0.42)}"`,
      ) +
        path('M-58 -14C-30 -22 14 -8 52 18', line('#ffffff', 6, 0.55)) +
        path('M-82 -14C-74 -26 -58 -24 -54 -8C-60 4 -74 8 -82 2Z', 'fill="#4f8a38"') +
        path('M-78 -8C-92 -10 -104 -22 -112 -34', line('#4a7a30', 10)),
    );
  return one(-10, 4, -24) + one(24, -6, 18);
};

const carrot = (pen: Pen) => {
  const { colour } = pen;
  let greens = '';
  for (const [turn, length] of [
    [-160, 84],
    [174, 96],
    [146, 82],
    [-178, 70],
  ] as const) {
    let frond = path(`M0 0L${length} 0`, line('#4f8a38', 6));
    for (let i = 1; i < 7; i++)
      frond += path(
        `M${n((length * i) / 7)} 0l16 -15M${n((length * i) / 7)} 0l16 15`,
        line(i % 2 ? '#5f9a3c' : '#7fb452', 7),
      );
    greens += placed(-66, 0, turn, frond);
  }
  return (
    greens +
    path(
      'M-70 -34C-84 -30 -84 30 -70 34C-20 36 60 18 112 4C116 2 116 -2 112 -4C60 -18 -20 -36 -70 -34Z',
      `fill="${pen.d.run([lighten(colour, 0.4), colour, darken(colour, 0.36)])}"`,
    ) +
    path(
      'M-50 -22q8 6 6 14M-20 -26q8 8 6 16M14 2q6 8 4 18M36 -18q6 6 4 12M-36 12q8 6 6 14M66 -4q4 5 3 9',
      line(darken(colour, 0.4), 4, 0.4),
    ) +
    path('M-58 -20C-10 -22 40 -12 84 -4', line('#ffffff', 6, 0.4))
  );
};

const mushroom = (pen: Pen) => {
  const { colour } = pen;
  return (
    path(
      'M-30 4C-26 40 -36 66 -28 88C-10 104 18 104 32 88C40 66 28 40 32 4Z',
      `fill="${pen.d.run(['#f6ead6', '#fff8ec', '#cbb594'], true)}"`,
    ) +
    path('M-98 14C-96 34 96 34 98 14Z', `fill="${darken('#a8835e', 0.2)}"`) +
    path(
      'M-100 14C-104 -48 -52 -92 0 -92C54 -92 104 -46 100 14C64 32 -64 32 -100 14Z',
      `fill="${body(pen, colour, 0.5, 0.36)}"`,
    ) +
    path('M-88 12C-40 24 40 24 88 12', line(darken(colour, 0.4), 4, 0.3)) +
    shine(pen, 54, 32, 16, 0.6)
  );
};

const avocado = (pen: Pen) =>
  path(
    'M-108 0C-104 -34 -62 -34 -28 -54C12 -78 76 -74 98 -30C110 0 108 14 98 34C76 74 12 78 -28 54C-62 34 -104 34 -108 0Z',
    `fill="${body(pen, '#3f5a26', 0.3, 0.4)}"`,
  ) +
  path(
    'M-98 0C-94 -26 -56 -26 -24 -46C14 -66 70 -62 88 -26C98 0 96 10 88 28C70 64 14 66 -24 46C-56 28 -94 26 -98 0Z',
    `fill="${pen.d.sweep(['#a9c95c', '#c9d77c', '#8fb552'], pen.turn)}"`,
  ) +
  path(
    'M-84 0C-80 -18 -50 -18 -20 -36C16 -54 62 -50 78 -20C86 0 84 8 78 22C62 52 16 54 -20 36C-50 20 -80 18 -84 0Z',
    `fill="${pen.d.sweep(['#f6f1bc', '#e6e69a'], pen.turn)}"`,
  ) +
  circle(36, 2, 38, `fill="${SHADOW}" fill-opacity=".22"`) +
  circle(34, 0, 35, `fill="${body(pen, '#8a5230', 0.45, 0.42)}"`) +
  glint(24, -12, 10, 6, 0.6);

const cheese = (pen: Pen) => {
  const { colour, ingredient } = pen;
  const isHoly = /emmental|gruy|comte|cheese|cheddar|gouda/i.test(ingredient);
  const hole = (x: number, y: number, rx: number, ry: number) =>
    ellipse(x, y, rx, ry, `fill="${darken(colour, 0.28)}"`) +
    ellipse(x + 2, y + 3, rx * 0.86, ry * 0.84, `fill="${darken(colour, 0.1)}"`);
  return (
    path(
      'M-104 30L70 -66C94 -58 106 -34 106 -10V44C106 58 100 62 92 64L-96 86C-104 86 -108 80 -108 72Z',
      `fill="${darken(colour, 0.2)}"`,
    ) +
    path(
      'M-104 30L70 -66C94 -58 106 -34 106 -10L-104 34Z',
      `fill="${pen.d.sweep([lighten(colour, 0.6), lighten(colour, 0.1)], pen.turn)}"`,
    ) +
    path(
      'M-108 32L106 -10V44C106 58 100 62 92 64L-96 86C-104 86 -108 80 -108 72Z',
      `fill="${pen.d.run([lighten(colour, 0.2), darken(colour, 0.16)])}"`,
    ) +
    (isHoly
      ? hole(-44, 56, 17, 13) +
        hole(24, 30, 21, 17) +
        hole(72, 42, 11, 9) +
        hole(34, -26, 15, 7) +
        hole(-24, 2, 11, 5) +
        hole(-6, 66, 8, 6)
      : path('M-90 60q40 -20 60 0t60 -14t60 0', line('#7d98a6', 6, 0.3))) +
    path('M-104 31L70 -65', line('#ffffff', 5, 0.5))
  );
};

const bread = (pen: Pen) => {
  const { colour, d } = pen;
  let scores = '';
  for (const x of [-58, -6, 46]) {
    scores +=
      path(
        `M${x - 30} 34C${x - 16} -4 ${x + 6} -30 ${x + 34} -44C${x + 28} -14 ${x + 6} 22 ${x - 30} 34Z`,
        `fill="${d.sweep(['#fbe6b6', '#e6b566'], pen.turn)}"`,
      ) + path(`M${x - 30} 34C${x - 8} 20 ${x + 22} -10 ${x + 34} -44`, line(darken(colour, 0.5), 4, 0.4));
  }
  return (
    path(
      'M-112 10C-112 -34 -70 -58 0 -60C72 -58 112 -34 112 6C112 44 72 62 0 64C-70 64 -112 48 -112 10Z',
      `fill="${body(pen, colour, 0.4, 0.44)}"`,
    ) +
    tonalPatches(
      d,
      [
        { x: -70, y: 10 },
        { x: 70, y: 16 },
        { x: 0, y: 40 },
      ],
      30,
      darken(colour, 0.2),
      0.4,
    ) +
    scores +
    path('M-92 -20C-70 -42 -30 -50 20 -50', line('#ffffff', 6, 0.3))
  );
};

const herbBunch = (pen: Pen) => {
  const { d, ingredient } = pen;
  const colour = pen.colour;
  let stems = '';
  for (let i = 0; i < 9; i++)
    stems += path(
      `M${n(96 + d.random.between(-6, 10))} ${n(-22 + i * 5.5)}Q20 ${n(-10 + i * 3)} -40 ${n(-46 + i * 11)}`,
      line(i % 2 ? '#6f9a48' : '#86b05a', 6),
    );
  let tops = '';
  for (const [x, y, turn] of [
    [-10, -50, -100],
    [-70, -66, -150],
    [-98, -16, 180],
    [-84, 40, 150],
    [-24, 56, 110],
    [-52, -24, -170],
    [-46, 16, 160],
    [-10, 4, 176],
  ] as const)
    tops += herbSprig(d, { x, y }, 44, turn, mix(colour, lighten(colour, 0.2), d.random.next()), ingredient);
  return stems + path('M34 -22Q44 4 36 30', line('#e9d9b8', 9)) + path('M36 -22Q46 4 38 30', line('#c9b08a', 3)) + tops;
};

const cinnamon = (pen: Pen) => {
  const { colour, d } = pen;
  const stick = (x: number, y: number, turn: number) =>
    placed(
      x,
      y,
      turn,
      `<rect x="-110" y="-19" width="220" height="19" rx="9" fill="${d.run([lighten(colour, 0.3), darken(colour, 0.1)])}"/><rect x="-110" y="-4" width="220" height="24" rx="10" fill="${d.run([lighten(colour, 0.24), colour, darken(colour, 0.42)])}"/>` +
        path('M-96 2Q0 -4 96 3M-90 9Q10 4 92 10', line(darken(colour, 0.4), 2, 0.35)) +
        ellipse(108, -9, 6, 9, `fill="${darken(colour, 0.55)}"`) +
        ellipse(108, 8, 6, 11, `fill="${darken(colour, 0.55)}"`) +
        circle(109, 8, 3.4, `fill="${lighten(colour, 0.2)}"`),
    );
  return stick(4, -26, -13) + stick(-8, 18, 7);
};

const coffeeBeans = (pen: Pen) => {
  const { d, colour } = pen;
  const bean = (x: number, y: number, turn: number) =>
    contact(d, x, y, 26, 19, 0.5, turn) +
    placed(
      x,
      y,
      turn,
      ellipse(0, 0, 28, 20, `fill="${d.shade(colour, { light: 0.34, dark: 0.45, turn: pen.turn + turn })}"`) +
        path('M-25 0C-8 -9 8 9 25 0', line(darken(colour, 0.65), 4)) +
        path('M-22 -5C-8 -13 6 2 22 -5', line(lighten(colour, 0.45), 2.2, 0.5)),
    );
  const spots: readonly (readonly [number, number])[] = [
    [-70, 34],
    [-24, 58],
    [30, 46],
    [74, 56],
    [-46, -12],
    [6, 4],
    [56, 0],
    [20, -46],
    [-30, -58],
    [86, -38],
  ];
  return spots
    .map(([x, y]) => bean(x + d.random.between(-8, 8), y + d.random.between(-8, 8), d.random.between(0, 180)))
    .join('');
};

const ginger = (pen: Pen) => {
  const { colour } = pen;
  const knob = (x: number, y: number, rx: number, ry: number, turn: number) =>
    ellipse(x, y, rx, ry, `fill="${body(pen, colour, 0.42, 0.36)}"`, turn);
  return (
    knob(-62, -34, 34, 26, 40) +
    knob(58, -40, 26, 40, 20) +
    path(
      'M-106 22C-112 -14 -70 -30 -30 -22C-6 -40 40 -30 66 -18C104 -22 116 16 94 38C60 56 30 40 2 48C-40 66 -100 60 -106 22Z',
      `fill="${body(pen, colour, 0.42, 0.36)}"`,
    ) +
    knob(10, 58, 26, 34, 10) +
    path(
      'M-70 -14q-8 26 4 52M-26 -20q-10 30 4 62M26 -26q-10 30 2 62M70 -18q-8 22 0 44M48 -54q12 -4 22 2M-78 -46q10 -8 22 -2',
      line(darken(colour, 0.42), 4, 0.42),
    ) +
    ellipse(12, 88, 15, 7, `fill="${lighten(mix(colour, '#f6e08a', 0.6), 0.2)}"`, 8) +
    shine(pen, 34, 30, 10, 0.45)
  );
};

/** Several of one kind of piece lying together. */
const several =
  (kind: string, spots: readonly (readonly [number, number, number])[], ingredient?: string) => (pen: Pen) => {
    const piece = pieceKind(kind, pen.ingredient);
    return spots
      .map(([x, y, size]) => {
        const turn = pen.d.random.between(0, 360);
        const [rx, ry] = piece.shadow;
        return (
          contact(pen.d, x, y, (rx * size) / 100, (ry * size) / 100, 0.5, turn) +
          placed(
            x,
            y,
            turn,
            piece.draw({ ...pen, turn: pen.turn + turn, ingredient: ingredient ?? pen.ingredient }),
            size / 100,
          )
        );
      })
      .join('');
  };

const wheat = (pen: Pen) => {
  const { colour, d } = pen;
  const ear = (turn: number, dy: number) => {
    let kernels = path('M110 0Q10 8 -92 0', line(darken(colour, 0.15), 5));
    for (let i = 0; i < 7; i++) {
      const x = -84 + i * 19;
      for (const side of [-1, 1])
        kernels +=
          path(`M${x} ${side * 3}l-26 ${side * 26}`, line(lighten(colour, 0.3), 2)) +
          ellipse(
            x,
            side * 11,
            15,
            8,
            `fill="${d.shade(colour, { light: 0.45, dark: 0.34, turn: pen.turn + turn })}"`,
            side * -32,
          );
    }
    return placed(0, dy, turn, kernels);
  };
  return ear(-18, -26) + ear(2, 0) + ear(22, 24);
};

const riceGrains = (pen: Pen) => {
  const { d, colour } = pen;
  let grains = ellipse(0, 10, 84, 54, `fill="${darken(colour, 0.22)}"`);
  for (let i = 0; i < 190; i++) {
    const angle = d.random.next() * 6.28;
    const reach = d.random.next() ** 0.6 * (d.random.chance(0.12) ? 1.3 : 1);
    const turn = d.random.between(0, 180);
    grains += placed(
      Math.cos(angle) * 90 * reach,
      8 + Math.sin(angle) * 60 * reach,
      turn,
      `<ellipse cx="1" cy="2" rx="10" ry="4.400" fill="${darken(colour, 0.6)}" fill-opacity=".35"/><ellipse rx="10" ry="4.200" fill="${mix(colour, darken(colour, 0.16), d.random.next())}"/>`,
    );
  }
  return grains;
};

const bottle = (pen: Pen) => {
  const { colour, d } = pen;
  return (
    path(
      'M-112 -46C-112 -54 -104 -56 -96 -56H30C56 -56 62 -22 84 -20H150V20H84C62 22 56 56 30 56H-96C-104 56 -112 54 -112 46Z',
      `fill="${d.run([lighten(colour, 0.5), colour, darken(colour, 0.42)])}"`,
    ) +
    '<rect x="142" y="-25" width="34" height="50" rx="6" fill="#c79a6a"/><rect x="142" y="-25" width="34" height="16" rx="6" fill="#e0bd90"/>' +
    `<rect x="-86" y="-52" width="96" height="104" rx="4" fill="#fbf3e2" fill-opacity=".9"/><rect x="-74" y="-40" width="72" height="80" rx="3" fill="none" stroke="#6b2353" stroke-opacity=".4" stroke-width="3"/>` +
    path('M-100 -38H26C44 -38 56 -14 80 -11H140', line('#ffffff', 9, 0.55))
  );
};

const chocolate = (pen: Pen) => {
  const { colour } = pen;
  let squares = '';
  for (let i = 0; i < 3; i++) {
    for (let k = 0; k < 3; k++) {
      if (i === 2 && k === 0) continue;
      const [x, y] = [-90 + i * 62, -74 + k * 52];
      squares += `<rect x="${x + 3}" y="${y + 9}" width="60" height="50" rx="5" fill="${darken(colour, 0.55)}"/><rect x="${x}" y="${y}" width="60" height="50" rx="5" fill="${pen.d.sweep([lighten(colour, 0.26), colour, darken(colour, 0.3)], pen.turn)}"/><rect x="${x + 9}" y="${y + 8}" width="42" height="34" rx="4" fill="${pen.d.sweep([darken(colour, 0.2), lighten(colour, 0.14)], pen.turn)}"/>${path(`M${x + 4} ${y + 44}V${y + 5}H${x + 54}`, line('#ffffff', 2.4, 0.3))}`;
    }
  }
  return squares;
};

const cornCob = (pen: Pen) => {
  const { colour, d } = pen;
  let kernels = '';
  for (let row = -2; row <= 2; row++) {
    for (let i = 0; i < 11; i++) {
      const x = -76 + i * 16;
      const taper = 1 - Math.max(0, (x - 10) / 150);
      kernels += `<rect x="${n(x - 8)}" y="${n(row * 14.5 * taper - 7)}" width="15.500" height="${n(14 * taper + 1)}" rx="5" fill="${d.shade(colour, { light: 0.5, dark: 0.3, turn: pen.turn })}"/>`;
    }
  }
  const husk = '#8fb552';
  return (
    path(
      'M-60 0C-104 -14 -128 -52 -84 -58C-40 -60 0 -50 24 -40C-10 -30 -40 -16 -60 0Z',
      `fill="${body(pen, husk, 0.4, 0.3)}"`,
    ) +
    path('M-88 -34C-40 -44 60 -40 100 -10C112 -2 112 2 100 10C60 40 -40 44 -88 34Z', `fill="${darken(colour, 0.3)}"`) +
    d.clipped(path('M-88 -34C-40 -44 60 -40 100 -10C112 -2 112 2 100 10C60 40 -40 44 -88 34Z', ''), kernels) +
    path(
      'M-60 0C-104 14 -128 52 -84 58C-40 62 10 54 40 44C-6 32 -40 16 -60 0Z',
      `fill="${body(pen, darken(husk, 0.1), 0.35, 0.34)}"`,
    ) +
    path('M-100 0C-70 -12 -40 -6 -20 0C-40 6 -70 12 -100 0Z', `fill="${lighten(husk, 0.3)}"`) +
    path('M-96 50C-60 48 -20 50 10 46M-92 -50C-50 -50 -30 -46 0 -42', line(darken(husk, 0.35), 3, 0.4))
  );
};

const fish = (pen: Pen) => {
  const { colour, d } = pen;
  let scales = '';
  for (let i = 0; i < 9; i++)
    for (let k = -2; k <= 2; k++)
      scales += path(`M${-34 + i * 13} ${k * 12 + (i % 2) * 6 - 6}q8 6 0 12`, line(darken(colour, 0.4), 2, 0.3));
  return (
    path(
      'M84 0L122 -44C124 -16 124 16 122 44Z',
      `fill="${d.sweep([lighten(colour, 0.3), darken(colour, 0.3)], pen.turn)}"`,
    ) +
    path('M-20 -42C0 -66 34 -64 48 -40Z M0 40C10 58 30 58 38 38Z', `fill="${darken(colour, 0.15)}"`) +
    path(
      'M-118 4C-92 -40 -30 -50 24 -40C60 -32 84 -14 96 0C84 16 58 34 20 42C-34 50 -92 42 -118 4Z',
      `fill="${d.run([darken(colour, 0.35), colour, lighten(colour, 0.7), lighten(colour, 0.4)])}"`,
    ) +
    scales +
    path('M-64 -36C-52 -14 -52 18 -64 40', line(darken(colour, 0.4), 5, 0.5)) +
    circle(-88, -8, 9, 'fill="#f6edd6"') +
    circle(-88, -8, 5.4, 'fill="#1c1418"') +
    circle(-90, -10, 1.8, 'fill="#fff"') +
    path('M-114 10q14 2 22 10', line(darken(colour, 0.5), 3.4, 0.7)) +
    path('M-90 -24C-40 -40 20 -34 60 -20', line('#ffffff', 6, 0.4))
  );
};

const TRIO = [
  [-42, 24, 46],
  [44, 30, 50],
  [2, -40, 48],
] as const;
const HANDFUL = [
  [-58, 20, 36],
  [8, 40, 40],
  [62, 4, 38],
  [-12, -32, 36],
  [44, -52, 32],
  [-72, -40, 28],
] as const;

const PROPS: Readonly<Record<string, PropKind>> = {
  tomato: { shadow: [100, 92], spin: 18, colour: '#d8351f', draw: tomato },
  garlic: { shadow: [84, 84], spin: 24, scale: 0.74, colour: '#f4ead8', draw: garlic },
  onion: { shadow: [98, 92], spin: 24, scale: 0.9, colour: '#d9a04a', draw: onion },
  potato: { shadow: [100, 74], spin: 40, colour: '#cfa86a', draw: potato },
  egg: { shadow: [100, 72], spin: 60, scale: 0.7, colour: '#e9c4a0', draw: egg },
  lemon: { shadow: [104, 74], spin: 40, scale: 0.84, colour: '#f7cf2e', draw: (pen) => lemonLike(pen, true) },
  lime: { shadow: [104, 74], spin: 40, scale: 0.76, colour: '#86b53a', draw: (pen) => lemonLike(pen, false) },
  orange: { shadow: [98, 98], spin: 26, scale: 0.94, colour: '#f2922a', draw: orange },
  apple: { shadow: [98, 94], spin: 20, scale: 0.94, colour: '#c9302a', draw: apple },
  banana: { shadow: [106, 50], spin: 24, scale: 1.24, colour: '#f6d24a', draw: banana },
  pepper: { shadow: [98, 92], spin: 22, colour: '#d0342a', draw: bellPepper },
  chilli: { shadow: [100, 50], spin: 30, scale: 0.94, colour: '#cf2a1c', draw: chilli },
  carrot: { shadow: [100, 34], spin: 34, scale: 1.2, colour: '#ec8428', draw: carrot },
  mushroom: { shadow: [94, 92], spin: 30, scale: 0.72, colour: '#c9a678', draw: mushroom },
  avocado: { shadow: [104, 68], spin: 30, scale: 0.98, colour: '#8fb552', draw: avocado },
  cheese: { shadow: [104, 70], spin: 14, scale: 1.06, colour: '#f4cf4a', draw: cheese },
  bread: { shadow: [108, 62], spin: 26, scale: 1.3, colour: '#c9863e', draw: bread },
  'herb-bunch': { shadow: [90, 66], spin: 24, scale: 1.06, colour: '#4b8a36', draw: herbBunch },
  'cinnamon-stick': { shadow: [100, 50], spin: 24, scale: 0.96, colour: '#a4622e', draw: cinnamon },
  'coffee-beans': { shadow: [0, 0], spin: 40, scale: 0.9, colour: '#6f4528', draw: coffeeBeans },
  ginger: { shadow: [104, 62], spin: 24, scale: 0.98, colour: '#d9a860', draw: ginger },
  berries: { shadow: [0, 0], spin: 20, scale: 0.86, colour: '#b3203a', draw: several('berry', HANDFUL) },
  olives: { shadow: [0, 0], spin: 20, scale: 0.8, colour: '#7f8f34', draw: several('olive', HANDFUL) },
  wheat: { shadow: [92, 46], spin: 20, scale: 1.06, colour: '#dba94a', draw: wheat },
  'rice-grains': { shadow: [92, 60], spin: 20, scale: 0.84, colour: '#fbf2de', draw: riceGrains },
  bottle: { shadow: [140, 54], spin: 16, scale: 1.04, colour: '#a8a03a', draw: bottle },
  chocolate: { shadow: [96, 82], spin: 30, scale: 0.86, colour: '#5a3422', draw: chocolate },
  nut: { shadow: [0, 0], spin: 20, scale: 0.82, colour: '#b9803e', draw: several('nut', HANDFUL) },
  'corn-cob': { shadow: [104, 46], spin: 26, scale: 1.16, colour: '#f4c63a', draw: cornCob },
  fish: { shadow: [112, 44], spin: 20, scale: 1.3, colour: '#8fa6b0', draw: fish },
  shrimp: { shadow: [0, 0], spin: 20, scale: 1, colour: '#f07a4a', draw: several('prawn', TRIO) },
};

/** One raw ingredient; nothing for a name nobody knows: a stand-in would show what is not there. */
const drawProp = (d: Drawing, item: PictureItem, x: number, y: number, size: number, facing: 1 | -1): string => {
  const kind = Object.hasOwn(PROPS, item.kind) ? PROPS[item.kind] : undefined;
  if (!kind) return '';
  const half = size * (kind.scale ?? 1);
  const turn = d.random.between(0.35, 1) * kind.spin * facing;
  const [rx, ry] = kind.shadow;
  const scale = half / 100;
  const shadow = rx
    ? ellipse(
        x + half * 0.28,
        y + half * 0.34,
        rx * scale * 1.3,
        ry * scale * 1.26,
        `fill="${d.spot(SHADOW, 0.3)}" fill-opacity=".34"`,
        turn,
      ) + contact(d, x + half * 0.04, y + half * 0.06, rx * scale, ry * scale, 0.5, turn)
    : '';
  return (
    shadow +
    placed(
      x,
      y,
      turn,
      kind.draw({ d, colour: colourOr(item.colour, kind.colour), turn, ingredient: item.ingredient }),
      scale,
    )
  );
};

interface Room {
  /** The side of the first, and larger, prop. */
  first: 'left' | 'right';
  /** Whether the other side is taken, so that both lie on the first. */
  isBusy: boolean;
}

/** One or two raw ingredients at the lower corners of the table, cut by the frame. */
export const propsOnTable = (d: Drawing, props: readonly PictureItem[], { first, isBusy }: Room): string => {
  const mirror = (x: number, side: 'left' | 'right') => (side === 'right' ? x : 800 - x);
  const facing = first === 'right' ? -1 : 1;
  const [large, small] = props;
  let drawn = '';
  if (small) {
    const other = first === 'right' ? 'left' : 'right';
    const [x, y] = isBusy
      ? [mirror(604 + d.random.between(-8, 8), first), 578 + d.random.between(-6, 10)]
      : [mirror(742 + d.random.between(-12, 10), other), 528 + d.random.between(-26, 12)];
    drawn += drawProp(d, small, x, y, d.random.between(70, 80), isBusy ? facing : facing === 1 ? -1 : 1);
  }
  if (large)
    drawn += drawProp(
      d,
      large,
      mirror(742 + d.random.between(-12, 12), first),
      512 + d.random.between(-22, 16),
      d.random.between(98, 112),
      facing,
    );
  return drawn;
};

/** Raw ingredients beside a glass, standing on the table. */
export const propsBesideGlass = (d: Drawing, props: readonly PictureItem[], first: 'left' | 'right'): string => {
  const mirror = (x: number, side: 'left' | 'right') => (side === 'right' ? x : 800 - x);
  const other = first === 'right' ? 'left' : 'right';
  const [large, small] = props;
  return (
    (small
      ? drawProp(
          d,
          small,
          mirror(660 + d.random.between(-20, 30), other),
          520 + d.random.between(-8, 10),
          62,
          first === 'left' ? -1 : 1,
        )
      : '') +
    (large
      ? drawProp(
          d,
          large,
          mirror(684 + d.random.between(-24, 26), first),
          502 + d.random.between(-10, 12),
          d.random.between(82, 92),
          first === 'left' ? 1 : -1,
        )
      : '')
  );
};
