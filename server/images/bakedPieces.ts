import { n } from './drawing';
import { SHADOW, darken, lighten, mix } from './palette';
import { body, shine, type Pen, type PieceKind } from './pen';
import { blob, circle, ellipse, line, path } from './svgShapes';

const speckled = ({ d, colour }: Pen, count: number, reach: number, size: number) => {
  let spots = '';
  for (let i = 0; i < count; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * reach;
    const r = size * d.random.between(0.4, 1.4);
    spots += path(
      blob(d.random, Math.cos(angle) * far, Math.sin(angle) * far, r * 1.2, r * 0.8, { wobble: 0.3, points: 6 }),
      `fill="${d.random.chance(0.5) ? darken(colour, 0.3) : lighten(colour, 0.45)}" fill-opacity=".32"`,
    );
  }
  return spots;
};

/** A flat round biscuit, browned at its edge and cracked on top. */
const cookie = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 95, { wobble: 0.035, points: 15 });
  let cracks = '';
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.05 + d.random.between(-0.3, 0.3);
    const at = (reach: number, twist: number) =>
      `${n(Math.cos(angle + twist) * reach)} ${n(Math.sin(angle + twist) * reach)}`;
    const route = `M${at(d.random.between(12, 30), 0)}L${at(46, d.random.between(-0.25, 0.25))}L${at(d.random.between(58, 78), d.random.between(-0.2, 0.4))}`;
    cracks +=
      path(route, line(darken(colour, 0.45), 5, 0.26)) +
      path(route, `${line(lighten(colour, 0.6), 3, 0.4)} transform="translate(2 4)"`);
  }
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.58)}"`) +
    path(shape, `fill="${mix(colour, '#a85f22', 0.45)}"`) +
    path(shape, `fill="${d.edge(mix(colour, '#8a4412', 0.7), 0.6, 0.85)}"`) +
    path(
      shape,
      `transform="translate(-2 -3) scale(.93)" fill="${body(pen, lighten(colour, 0.06), 0.36, 0.16)}" fill-opacity=".9"`,
    ) +
    d.clipped(path(shape, ''), speckled(pen, 34, 86, 8) + cracks) +
    shine(pen, 66, 26, 7, 0.36)
  );
};

/** A muffin from above: its domed top over the pleats of its paper case. */
const muffin = (pen: Pen) => {
  const { d, colour } = pen;
  const paper = '#f3e7d0';
  let pleats = '';
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    pleats +=
      path(`M${n(cos * 78)} ${n(sin * 78)}L${n(cos * 99)} ${n(sin * 99)}`, line(darken(paper, 0.4), 4, 0.5)) +
      path(`M${n(cos * 80 + 3)} ${n(sin * 80 - 3)}L${n(cos * 98 + 3)} ${n(sin * 98 - 3)}`, line('#ffffff', 3, 0.6));
  }
  const top = blob(d.random, -2, -4, 86, 84, { wobble: 0.045, points: 13 });
  const crack = 'M-46 18C-24 30 -8 12 12 22C28 30 44 18 52 6';
  return (
    circle(3, 7, 99, `fill="${darken(paper, 0.6)}"`) +
    circle(0, 0, 100, `fill="${body(pen, paper, 0.6, 0.28)}"`) +
    pleats +
    path(top, `transform="translate(3 7)" fill="${SHADOW}" fill-opacity=".34"`) +
    path(top, `fill="${body(pen, colour, 0.4, 0.36)}"`) +
    d.clipped(
      path(top, ''),
      path(top, `fill="${d.edge(mix(colour, '#8a4412', 0.65), 0.5, 0.75)}"`) +
        ellipse(-16, -22, 50, 40, `fill="${d.spot(lighten(colour, 0.6), 0)}" fill-opacity=".7"`) +
        speckled(pen, 34, 78, 7) +
        path(crack, line(darken(colour, 0.45), 6, 0.34)) +
        path(crack, `${line(lighten(colour, 0.7), 5, 0.55)} transform="translate(1 5)"`),
    ) +
    shine(pen, 52, 26, 10, 0.45)
  );
};

/** A tall round scone seen a little from the side: golden top, pale split flank, flour on it. */
const scone = (pen: Pen) => {
  const { d, colour } = pen;
  const flank = lighten(mix(colour, '#f2dcaa', 0.7), 0.14);
  const side = 'M-90 -30C-96 0 -96 30 -90 56C-66 88 66 88 90 56C97 30 95 0 90 -30Z';
  const wall = `M-94 16C-60 44 -30 24 2 38C34 48 66 26 94 14`;
  const top = blob(d.random, 0, -34, 93, 54, { wobble: 0.03, points: 14 });
  let flour = '';
  for (let i = 0; i < 30; i++) {
    flour += ellipse(
      d.random.between(-70, 70),
      -34 + d.random.between(-38, 38),
      d.random.between(2, 9),
      d.random.between(1.5, 4.5),
      `fill="#fffaf0" fill-opacity="${d.random.between(0.15, 0.5).toFixed(2)}"`,
    );
  }
  return (
    path(side, `transform="translate(2 6)" fill="${darken(colour, 0.6)}"`) +
    path(side, `fill="${d.run([lighten(flank, 0.2), flank, mix(flank, colour, 0.6), darken(colour, 0.26)], true)}"`) +
    d.clipped(
      path(side, ''),
      path('M-96 62C-50 92 50 92 96 62L96 100L-96 100Z', `fill="${mix(colour, '#9a5a20', 0.3)}" fill-opacity=".8"`) +
        path(wall, line(darken(flank, 0.5), 9, 0.4)) +
        path(wall, `${line('#fffaf0', 7, 0.75)} transform="translate(0 8)"`) +
        speckled({ ...pen, colour: flank }, 40, 96, 6),
    ) +
    path(top, `transform="translate(0 7)" fill="${darken(colour, 0.32)}" fill-opacity=".6"`) +
    path(top, `fill="${body(pen, mix(colour, '#b8702a', 0.25), 0.4, 0.26)}"`) +
    d.clipped(
      path(top, ''),
      ellipse(-20, -48, 60, 28, `fill="${d.spot(lighten(colour, 0.6), 0)}" fill-opacity=".6"`) + flour,
    ) +
    path('M-74 -52C-54 -76 -10 -82 26 -78', line('#ffffff', 5, 0.5))
  );
};

/** The lower half of a scone or bun, cut side up. */
const sconeHalf = (pen: Pen) => {
  const { d, colour } = pen;
  const crumb = lighten(mix(colour, '#f6e4b8', 0.8), 0.2);
  const face = blob(d.random, 0, 0, 92, 78, { wobble: 0.035, points: 15 });
  return (
    path(face, `transform="translate(2 24) scale(1.02)" fill="${darken(colour, 0.5)}"`) +
    path(
      face,
      `transform="translate(1 15) scale(1.03)" fill="${d.run([lighten(colour, 0.2), colour, darken(colour, 0.3)], true)}"`,
    ) +
    path(face, `transform="scale(1.03)" fill="${mix(colour, '#b8702a', 0.2)}"`) +
    path(face, `fill="${body(pen, crumb, 0.5, 0.14)}"`) +
    d.clipped(path(face, ''), speckled({ ...pen, colour: crumb }, 50, 86, 6))
  );
};

/** A round roll from above: shining, deep gold, pale where it rises from its neighbour. */
const bun = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    circle(3, 7, 97, `fill="${darken(colour, 0.6)}"`) +
    circle(0, 0, 98, `fill="${body(pen, mix(colour, '#b86a22', 0.3), 0.45, 0.42)}"`) +
    circle(0, 0, 98, `fill="${d.edge(lighten(colour, 0.5), 0.74, 0.5)}"`) +
    shine(pen, 44, 34, 17, 0.42) +
    shine(pen, 56, 14, 6, 0.6)
  );
};

export const BAKED_PIECES: Readonly<Record<string, PieceKind>> = {
  cookie: { size: 78, count: 6, spin: 180, shadow: [99, 96], colour: '#d9a25e', draw: cookie },
  muffin: { size: 74, count: 6, spin: 0, shadow: [100, 100], colour: '#dda94e', draw: muffin },
  scone: { size: 86, count: 3, spin: 0, shadow: [96, 72], colour: '#dca75a', draw: scone },
  'scone-half': { size: 80, count: 3, spin: 0, shadow: [98, 92], colour: '#dca75a', draw: sconeHalf },
  bun: { size: 80, count: 4, spin: 180, shadow: [99, 99], colour: '#d8923e', draw: bun },
};
