import { n } from './drawing';
import { brightness, darken, deepen, lighten, mix } from './palette';
import { body, shine, span, type Pen, type PieceKind } from './pen';
import { blob, circle, ellipse, glint, line, path } from './svgShapes';

/** A chip: a stick with a lit top, a shaded side and a browned end. */
const friedPotato = (pen: Pen) => {
  const { d, colour } = pen;
  const [a, b, c] = [d.random.between(-3, 3), d.random.between(-4, 4), d.random.between(-3, 3)];
  const top = `M-97 ${n(-15 + a)}Q0 ${n(-17 + b)} 95 ${n(-14 + c)}Q101 ${n(-12 + c)} 99 ${n(-4 + c)}L97 ${n(5 + c)}Q0 ${n(4 + b)} -97 ${n(5 + a)}Q-101 ${n(-6 + a)} -97 ${n(-15 + a)}Z`;
  const side = `M-98 ${n(2 + a)}Q0 ${n(2 + b)} 98 ${n(2 + c)}L95 ${n(17 + c)}Q0 ${n(20 + b)} -95 ${n(17 + a)}Q-100 ${n(12 + a)} -98 ${n(2 + a)}Z`;
  const brown = mix(colour, '#9a5214', 0.6);
  return (
    path(side, `fill="${span(pen, [darken(colour, 0.14), darken(colour, 0.34)])}"`) +
    path(top, `fill="${span(pen, [lighten(colour, 0.4), lighten(colour, 0.08), darken(colour, 0.06)])}"`) +
    ellipse(-84, 0, 16, 12, `fill="${d.spot(brown, 0)}" fill-opacity=".7"`) +
    ellipse(84, 2, 16, 12, `fill="${d.spot(brown, 0)}" fill-opacity=".75"`) +
    ellipse(d.random.between(-40, 40), 4, 34, 7, `fill="${d.spot(brown, 0)}" fill-opacity=".5"`) +
    path(`M-84 ${n(-12 + a)}Q0 ${n(-14 + b)} 78 ${n(-11 + c)}`, line('#fff8e0', 3.5, 0.65)) +
    path(`M-94 ${n(5 + a)}Q0 ${n(4 + b)} 95 ${n(5 + c)}`, line(lighten(colour, 0.5), 2, 0.4))
  );
};

/** A swirl of mashed potato with a spoon's furrows. */
const mash = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 100, 84, { wobble: 0.07, points: 13 });
  let furrows = '';
  for (let i = 0; i < 5; i++) {
    const r = 82 - i * 17;
    const route = `M${n(-r)} ${n(8 - i * 4)}C${n(-r)} ${n(-r * 0.9 - i * 4)} ${n(r)} ${n(-r * 0.9 - i * 4)} ${n(r * 0.98)} ${n(2 - i * 4)}C${n(r * 0.9)} ${n(r * 0.62 - i * 4)} ${n(r * 0.1)} ${n(r * 0.82 - i * 4)} ${n(-r * 0.5)} ${n(r * 0.62 - i * 4)}`;
    furrows +=
      path(route, line(darken(colour, 0.34), 7, 0.34)) +
      path(route, `${line(lighten(colour, 0.75), 6, 0.8)} transform="translate(-2 -5)"`);
  }
  let lumps = '';
  for (let i = 0; i < 16; i++) {
    const [x, y] = [d.random.between(-76, 76), d.random.between(-56, 56)];
    lumps += ellipse(
      x,
      y,
      d.random.between(5, 13),
      d.random.between(3, 7),
      `fill="${lighten(colour, 0.5)}" fill-opacity=".45"`,
    );
  }
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.34)}"`) +
    path(shape, `fill="${body(pen, colour, 0.6, 0.2)}"`) +
    d.clipped(path(shape, ''), lumps + furrows) +
    shine(pen, 64, 20, 7, 0.8)
  );
};

/** A baked potato, cut open and pressed so that its flesh shows. */
const jacketPotato = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 100, 70, { wobble: 0.035, points: 12 });
  const flesh = '#f7e6ae';
  let skin = '';
  for (let i = 0; i < 26; i++) {
    skin += ellipse(
      d.random.between(-92, 92),
      d.random.between(-62, 62),
      d.random.between(2, 9),
      d.random.between(1.5, 4),
      `fill="${d.random.chance(0.7) ? darken(colour, 0.5) : lighten(colour, 0.3)}" fill-opacity=".4"`,
      d.random.between(0, 180),
    );
  }
  const open =
    'M-76 2C-58 -14 -44 -40 -22 -44C-6 -36 8 -38 24 -45C44 -36 58 -14 78 0C58 14 46 38 26 44C8 34 -8 36 -24 44C-44 36 -58 16 -76 2Z';
  let crumb = '';
  for (let i = 0; i < 34; i++) {
    const r = d.random.between(4, 11);
    const [x, y] = [d.random.between(-46, 46), d.random.between(-28, 28)];
    crumb +=
      path(
        blob(d.random, x + 1, y + 3, r, r * 0.8, { wobble: 0.3, points: 6 }),
        `fill="${darken(flesh, 0.35)}" fill-opacity=".4"`,
      ) +
      path(
        blob(d.random, x, y, r, r * 0.8, { wobble: 0.3, points: 6 }),
        `fill="${mix(flesh, '#fffaf0', d.random.next())}"`,
      );
  }
  return (
    path(shape, `transform="translate(3 10)" fill="${darken(colour, 0.66)}"`) +
    path(shape, `fill="${body(pen, colour, 0.34, 0.44)}"`) +
    d.clipped(path(shape, ''), skin) +
    path(open, `transform="translate(1 4)" fill="${darken(colour, 0.55)}"`) +
    path(
      open,
      `fill="${body(pen, flesh, 0.5, 0.16)}" stroke="${darken(colour, 0.2)}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    d.clipped(path(open, ''), crumb) +
    path('M-86 -22C-70 -48 -44 -60 -20 -62', line('#ffffff', 6, 0.35))
  );
};

/** A ball of minced meat or of pulses: rough, browned; meat glistens. */
const meatBall = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const isDry = /chickpea|falafel|bean|lentil/i.test(ingredient);
  const shape = blob(d.random, 0, 0, 99, 95, { wobble: isDry ? 0.06 : 0.035, points: 14 });
  let rough = '';
  for (let i = 0; i < (isDry ? 46 : 30); i++) {
    const angle = d.random.next() * 6.283;
    const reach = Math.sqrt(d.random.next()) * 88;
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const r = d.random.between(5, isDry ? 12 : 16);
    const tone = d.random.chance(0.55) ? darken(deepen(colour, 0.5), 0.42) : lighten(colour, 0.4);
    rough += path(
      blob(d.random, x, y, r, r * 0.66, { wobble: 0.3, points: 6, turn: d.random.between(0, 180) }),
      `fill="${tone}" fill-opacity="${isDry ? 0.42 : 0.3}"`,
    );
  }
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.62)}"`) +
    path(shape, `fill="${body(pen, colour, 0.46, 0.5)}"`) +
    d.clipped(path(shape, ''), rough) +
    shine(pen, 48, 26, 13, isDry ? 0.26 : 0.5) +
    (isDry ? '' : shine(pen, 74, 16, 5, 0.45))
  );
};

/** A ridged stick of fried dough. */
const churro = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-16, 16);
  const route = (dy: number, from = 92) => `M${-from} ${n(dy)}Q0 ${n(bend * 2 + dy)} ${from} ${n(dy)}`;
  const ridges = [-12, -4.5, 3.5, 11];
  const dark = mix(darken(colour, 0.4), '#7a3a10', 0.4);
  return (
    path(route(3), line(darken(colour, 0.6), 37)) +
    path(route(0), line(dark, 35)) +
    ridges
      .map((dy, i) => path(route(dy), line(mix(lighten(colour, 0.34), darken(colour, 0.16), i / 3), 5.6)))
      .join('') +
    ridges.map((dy, i) => path(route(dy - 2, 86), line('#fff3d6', 1.8, 0.6 - i * 0.12))).join('') +
    ellipse(-92, 0, 9, 16, `fill="${d.spot(dark, 0.2)}" fill-opacity=".7"`) +
    ellipse(94, 0, 9, 16, `fill="${d.spot(dark, 0.2)}" fill-opacity=".8"`)
  );
};

/** A small dish of sauce to dip in; the colour is the sauce's. */
const dip = (pen: Pen) => {
  const { colour } = pen;
  const glaze = brightness(colour) > 0.55 ? '#5f7f86' : '#f1e8da';
  return (
    circle(0, 0, 100, `fill="${span(pen, [lighten(glaze, 0.5), darken(glaze, 0.4)])}"`) +
    circle(0, 0, 93, `fill="${span(pen, [lighten(glaze, 0.2), darken(glaze, 0.1)])}"`) +
    circle(0, 0, 82, `fill="${span(pen, [darken(glaze, 0.5), lighten(glaze, 0.15)])}"`) +
    circle(2, 3, 76, `fill="${body(pen, colour, 0.4, 0.26)}"`) +
    path('M-44 10C-46 -34 10 -48 34 -20C48 6 14 34 -10 22C-24 12 -14 -6 4 -4', line(darken(colour, 0.35), 7, 0.34)) +
    path('M-48 6C-50 -40 8 -54 36 -26', line('#ffffff', 7, 0.4)) +
    path('M-88 -28A92 92 0 0 1 -20 -90', line('#ffffff', 6, 0.7)) +
    glint(30, 40, 16, 5, 0.25, -30)
  );
};

export const SIDE_PIECES: Readonly<Record<string, PieceKind>> = {
  'fried-potato': { size: 58, count: 24, spin: 180, shadow: [96, 20], colour: '#eec158', draw: friedPotato },
  mash: { size: 110, count: 1, spin: 30, shadow: [98, 84], colour: '#f5e3ac', draw: mash },
  'jacket-potato': { size: 150, count: 1, spin: 14, shadow: [100, 70], colour: '#a8703c', draw: jacketPotato },
  'meat-ball': { size: 46, count: 8, spin: 0, shadow: [98, 96], colour: '#7a4226', draw: meatBall },
  churro: { size: 112, count: 7, spin: 40, shadow: [98, 20], colour: '#cf8a38', draw: churro },
  dip: { size: 66, count: 1, spin: 0, shadow: [104, 104], colour: '#efe2c4', draw: dip },
};
