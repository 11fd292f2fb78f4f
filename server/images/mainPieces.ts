import { n } from './drawing';
import { darken, deepen, lighten, mix } from './palette';
import { body, shine, span, type Pen, type PieceKind } from './pen';
import { blob, circle, ellipse, glint, line, path } from './svgShapes';

/** Patches where the heat has been, within the shape. */
const scorched = (
  { d, colour }: Pen,
  count: number,
  reach: readonly [number, number],
  size: number,
  opacity = 0.45,
) => {
  let patches = '';
  for (let i = 0; i < count; i++) {
    const r = size * d.random.between(0.5, 1.3);
    patches += ellipse(
      d.random.between(-reach[0], reach[0]),
      d.random.between(-reach[1], reach[1]),
      r * 1.3,
      r * 0.8,
      `fill="${d.spot(mix(colour, '#5a260c', d.random.between(0.45, 0.85)), 0.05)}" fill-opacity="${opacity}"`,
      d.random.between(0, 180),
    );
  }
  return patches;
};

/** A grilled slab with its rim of fat and the marks of the bars. */
const steak = (pen: Pen) => {
  const { d, colour } = pen;
  const shape =
    'M-98 4C-102 -36 -70 -62 -24 -64C22 -68 88 -56 98 -16C103 16 74 34 40 40C12 44 -6 62 -42 62C-76 62 -95 40 -98 4Z';
  let bars = '';
  for (let x = -150; x < 150; x += 26) bars += path(`M${x + 62} 90L${x - 62} -90`, line(darken(colour, 0.7), 5, 0.3));
  for (let x = -150; x < 150; x += 37) {
    bars += path(`M${x - 74} 90L${x + 74} -90`, line(darken(colour, 0.82), 10, 0.66));
    bars += path(`M${x - 81} 90L${x + 67} -90`, line(lighten(colour, 0.5), 2.4, 0.22));
  }
  const juice = mix(lighten(colour, 0.3), '#c4573a', 0.5);
  return (
    path(shape, `transform="translate(4 12)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `transform="translate(2 7)" fill="${mix(darken(colour, 0.2), '#a8432f', 0.4)}"`) +
    path(shape, `fill="${body(pen, colour, 0.3, 0.42)}"`) +
    d.clipped(
      path(shape, ''),
      scorched(pen, 12, [84, 46], 26, 0.5) +
        ellipse(-14, -6, 62, 34, `fill="${d.spot(juice, 0)}" fill-opacity=".5"`) +
        bars +
        path(
          'M-98 4C-102 -36 -70 -62 -24 -64C22 -68 88 -56 98 -16C101 6 92 18 78 27',
          line(darken('#dcb074', 0.3), 22),
        ) +
        path('M-98 4C-102 -36 -70 -62 -24 -64C22 -68 88 -56 98 -16C101 6 92 18 78 27', line('#e9c88f', 17)) +
        path('M-92 -8C-90 -40 -62 -57 -22 -58C22 -61 76 -52 90 -20', line('#fbe9c0', 5, 0.7)),
    ) +
    glint(-50, -26, 24, 6, 0.42, -28) +
    glint(18, -30, 30, 5, 0.34, 4) +
    glint(52, 0, 14, 4, 0.3, 14)
  );
};

/** A round of minced meat from the grill. */
const patty = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 92, { wobble: 0.035, points: 16 });
  let bars = '';
  for (let x = -120; x < 130; x += 36) bars += path(`M${x - 40} 96L${x + 40} -96`, line(darken(colour, 0.7), 9, 0.5));
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${body(pen, colour, 0.3, 0.4)}"`) +
    d.clipped(path(shape, ''), scorched(pen, 26, [84, 80], 14, 0.55) + bars) +
    shine(pen, 56, 26, 8, 0.35)
  );
};

/** A fillet in batter: craggy, blistered, thin at the tail. */
const batteredFish = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const points = Array.from({ length: 30 }, (_, i) => {
    const angle = (i / 30) * Math.PI * 2;
    const x = Math.cos(angle) * 100;
    const thick = 46 - 0.17 * (x + 20);
    return { x: x + random.between(-3, 3), y: Math.sin(angle) * thick * random.between(0.9, 1.1) - x * 0.03 };
  });
  const shape = `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;
  let crags = '';
  for (let i = 0; i < 34; i++) {
    const x = random.between(-90, 86);
    const y = random.between(-1, 1) * (38 - 0.17 * (x + 20));
    const [rx, ry] = [random.between(9, 24), random.between(6, 13)];
    const turn = random.between(-40, 40);
    const tone = mix(lighten(colour, 0.3), darken(colour, 0.14), random.next());
    crags +=
      ellipse(
        x + 3,
        y + 5,
        rx * 1.15,
        ry * 1.15,
        `fill="${d.spot(darken(colour, 0.6), 0.3)}" fill-opacity=".5"`,
        turn,
      ) +
      path(
        blob(random, x, y, rx, ry, { wobble: 0.16, points: 9, turn }),
        `fill="${body(pen, tone, 0.42, 0.3)}" fill-opacity=".72"`,
      );
    if (random.chance(0.45)) crags += glint(x - rx * 0.3, y - ry * 0.45, rx * 0.36, ry * 0.2, 0.5, turn);
  }
  const round = `stroke="${colour}" stroke-width="7" stroke-linejoin="round"`;
  return (
    path(
      shape,
      `transform="translate(3 11)" fill="${darken(colour, 0.62)}" ${round.replace(colour, darken(colour, 0.62))}`,
    ) +
    path(shape, `fill="${colour}" ${round.replace(colour, mix(colour, darken(colour, 0.3), 0.5))}`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.42), colour, darken(colour, 0.34)])}"`) +
    d.clipped(
      path(shape, ''),
      scorched(pen, 14, [90, 34], 22, 0.5) +
        crags +
        path('M-80 -20C-40 -36 30 -32 78 -16', line('#fff6dc', 12, 0.16)) +
        ellipse(10, 44, 100, 22, `fill="${d.spot(darken(colour, 0.55), 0.1)}" fill-opacity=".5"`),
    )
  );
};

/** A roast bird seen from above, breast up, its legs to the right. */
const wholeBird = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.4), '#6a2a0c', 0.4);
  const shape =
    'M-104 0C-106 -42 -72 -70 -24 -74C26 -76 64 -58 78 -30C86 -12 86 12 78 30C64 58 26 76 -24 74C-72 70 -106 42 -104 0Z';
  const skin = (outlineOf: string, light = 0.4) =>
    path(outlineOf, `transform="translate(3 8)" fill="${darken(colour, 0.66)}" fill-opacity=".55"`) +
    path(outlineOf, `fill="${body(pen, colour, light, 0.42)}"`);
  const limb = (s: number) => {
    const leg = `M-12 ${66 * s}C-4 ${100 * s} 50 ${104 * s} 78 ${74 * s}C92 ${58 * s} 106 ${40 * s} 124 ${30 * s}L116 ${12 * s}C94 ${16 * s} 70 ${16 * s} 48 ${22 * s}C14 ${30 * s} -16 ${42 * s} -12 ${66 * s}Z`;
    const wing = `M-92 ${52 * s}C-92 ${84 * s} -52 ${102 * s} -26 ${90 * s}C-6 ${80 * s} -6 ${62 * s} -24 ${62 * s}C-44 ${62 * s} -58 ${46 * s} -72 ${38 * s}C-84 ${34 * s} -92 ${42 * s} -92 ${52 * s}Z`;
    return (
      circle(125, 14 * s, 10, `fill="${body(pen, '#f3e3c4', 0.6, 0.3)}"`) +
      circle(130, 27 * s, 9.5, `fill="${body(pen, '#f3e3c4', 0.6, 0.3)}"`) +
      skin(leg) +
      d.clipped(
        path(leg, ''),
        ellipse(96, 24 * s, 34, 16, `fill="${d.spot(dark, 0.1)}" fill-opacity=".65"`, -28 * s) +
          ellipse(20, 84 * s, 34, 12, `fill="${d.spot(dark, 0)}" fill-opacity=".5"`),
      ) +
      path(
        `M2 ${(s < 0 ? 82 : 50) * s}C24 ${(s < 0 ? 92 : 36) * s} 52 ${(s < 0 ? 84 : 30) * s} 68 ${(s < 0 ? 68 : 28) * s}`,
        line('#fff3d0', 7, 0.42),
      ) +
      skin(wing, 0.3) +
      d.clipped(path(wing, ''), ellipse(-20, 78 * s, 30, 16, `fill="${d.spot(dark, 0.2)}" fill-opacity=".6"`)) +
      path(
        `M-82 ${(s < 0 ? 64 : 48) * s}Q-66 ${(s < 0 ? 86 : 58) * s} -40 ${(s < 0 ? 86 : 70) * s}`,
        line('#fff3d0', 5, 0.4),
      )
    );
  };
  const folds = `M-100 0Q-20 -6 66 0`;
  return (
    skin(shape) +
    d.clipped(
      path(shape, ''),
      ellipse(-26, -30, 62, 30, `fill="${d.spot(lighten(colour, 0.55), 0)}" fill-opacity=".75"`, 6) +
        ellipse(-22, 34, 62, 27, `fill="${d.spot(lighten(colour, 0.3), 0)}" fill-opacity=".5"`, -6) +
        scorched(pen, 16, [92, 62], 22, 0.42) +
        ellipse(-16, -4, 60, 12, `fill="${d.spot(dark, 0.1)}" fill-opacity=".4"`) +
        path(folds, line(dark, 5, 0.4)) +
        path('M-96 -5Q-20 -12 62 -6', line(lighten(colour, 0.6), 3.5, 0.45)) +
        ellipse(74, 0, 26, 22, `fill="${darken(colour, 0.72)}" fill-opacity=".75"`),
    ) +
    limb(-1) +
    limb(1) +
    path('M-78 -30C-60 -50 -20 -56 14 -50', line('#ffffff', 8, 0.42)) +
    glint(-50, 28, 20, 5, 0.26, -14)
  );
};

const drumstick = (pen: Pen) => {
  const { d, colour } = pen;
  const meat =
    'M-98 -2C-102 -44 -66 -62 -28 -56C10 -50 30 -26 56 -15C66 -10 66 11 56 15C32 24 10 54 -28 57C-68 60 -96 38 -98 -2Z';
  const bone = 'M46 -10L88 -9C92 -25 113 -21 108 -3C116 10 101 24 90 12L46 12Z';
  const dark = mix(darken(colour, 0.4), '#6a2a0c', 0.4);
  return (
    path(bone, `transform="translate(2 5)" fill="${darken('#d9c3a0', 0.5)}" fill-opacity=".6"`) +
    path(bone, `fill="${span(pen, ['#fffaf0', '#d9c3a0'])}"`) +
    path(meat, `transform="translate(2 8)" fill="${darken(colour, 0.64)}"`) +
    path(meat, `fill="${body(pen, colour, 0.42, 0.44)}"`) +
    d.clipped(
      path(meat, ''),
      scorched(pen, 12, [84, 46], 20, 0.5) + ellipse(48, 0, 26, 20, `fill="${d.spot(dark, 0.2)}" fill-opacity=".6"`),
    ) +
    path('M-82 -18C-76 -40 -52 -48 -26 -44', line('#ffffff', 7, 0.45)) +
    path('M-14 28Q12 20 36 6', line('#fff3d0', 4, 0.3))
  );
};

/** A fried sausage, bent a little, its ends tied. */
const sausage = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-30, -14);
  const route = (dy: number, from = 76) => `M${-from} ${n(12 + dy)}Q0 ${n(bend + dy)} ${from} ${n(12 + dy)}`;
  let seared = '';
  for (let x = -64; x <= 64; x += 9) {
    const y = bend * 0.5 + 6 + (x / 76) ** 2 * (6 - bend * 0.5);
    seared += ellipse(
      x + d.random.between(-5, 5),
      y + d.random.between(-12, 14),
      d.random.between(8, 20),
      d.random.between(4, 9),
      `fill="${d.spot(darken(deepen(colour, 0.4), 0.6), 0.05)}" fill-opacity=".6"`,
      d.random.between(-20, 20),
    );
  }
  return (
    path(
      'M-94 12L-112 2L-112 24Z M94 12L112 2L112 24Z',
      `fill="${darken(colour, 0.4)}" stroke="${darken(colour, 0.4)}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    path(route(5), line(darken(colour, 0.55), 48)) +
    path(route(0), line(darken(colour, 0.12), 46)) +
    path(route(-4), line(colour, 36)) +
    path(route(-9), line(lighten(colour, 0.22), 20, 0.6)) +
    seared +
    path(route(-15, 62), line('#fff3dc', 6, 0.55)) +
    path(route(-15, 30), line('#ffffff', 4, 0.5))
  );
};

export const MAIN_PIECES: Readonly<Record<string, PieceKind>> = {
  steak: { size: 138, count: 1, spin: 16, shadow: [98, 62], colour: '#7a4028', draw: steak },
  patty: { size: 110, count: 1, spin: 180, shadow: [98, 92], colour: '#6e3a22', draw: patty },
  'battered-fish': { size: 140, count: 1, spin: 16, shadow: [100, 44], colour: '#dda23e', draw: batteredFish },
  'whole-bird': { size: 150, count: 1, spin: 10, shadow: [106, 84], colour: '#cf8a3a', draw: wholeBird },
  drumstick: { size: 92, count: 4, spin: 180, shadow: [92, 56], colour: '#c07a30', draw: drumstick },
  sausage: { size: 92, count: 3, spin: 30, shadow: [98, 28], colour: '#a8522c', draw: sausage },
};
