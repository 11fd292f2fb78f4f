import { n } from '../canvas/drawing';
import { blob, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { degrees, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const lobes = d.random.between(0, 6.28);
  const shape = smooth(
    Array.from({ length: 25 }, (_, i) => {
      const angle = (i / 25) * 6.283;
      const reach = 94 * (1 + 0.018 * Math.cos(angle * 5 + lobes)) + d.random.between(-1.5, 1.5);
      return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * 0.95 };
    }),
  );
  const ripe = mix(colour, '#e2c250', 0.8);
  let wrinkles = '';
  for (let i = 0; i < 15; i++) {
    const angle = (i / 15) * 6.283;
    const at = (r: number, twist = 0) => `${n(Math.cos(angle + twist) * r)} ${n(Math.sin(angle + twist) * r)}`;
    wrinkles += path(`M${at(46)}Q${at(66, 0.1)} ${at(88)}`, line(darken(colour, 0.3), 2.4, 0.26));
  }
  let filling = '';
  for (let i = 0; i < 15; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 26;
    const [x, y] = [Math.cos(angle) * far * 1.2, Math.sin(angle) * far * 1.2];
    const tone = d.random.pick(['#4a1c14', '#6a2e1a', '#c98a42', '#e6b468']);
    filling +=
      ellipse(x + 1, y + 3, 12, 8, 'fill="#2a0c08" fill-opacity=".5"', i * 24) +
      ellipse(x, y, 12, 8, `fill="${body(pen, tone, 0.4, 0.3)}"`, i * 24) +
      ellipse(x - 3, y - 3, 4, 1.6, 'fill="#fff" fill-opacity=".6"', -38);
  }
  return (
    path(shape, `transform="translate(3 8)" fill="${darken(colour, 0.6)}"`) +
    path(shape, `fill="${body(pen, ripe, 0.4, 0.3)}"`) +
    d.clipped(
      path(shape, ''),
      Array.from({ length: 5 }, () => {
        const angle = d.random.between(0, 6.28);
        const [x, y] = [Math.cos(angle) * 62, Math.sin(angle) * 62];
        return ellipse(x, y, 58, 40, `fill="${d.spot(colour, 0.1)}" fill-opacity=".62"`, degrees(angle) + 90);
      }).join(''),
    ) +
    path(shape, `fill="${d.edge(mix(colour, '#8a4414', 0.6), 0.74, 0.5)}"`) +
    wrinkles +
    path(
      blob(d.random, 0, 0, 46, 43, { wobble: 0.1, points: 11 }),
      `fill="${mix(lighten(colour, 0.5), '#e8c27a', 0.6)}"`,
    ) +
    path(blob(d.random, 1, 2, 38, 35, { wobble: 0.12, points: 11 }), 'fill="#4a2412"') +
    filling +
    path('M28 26Q46 44 44 62Q42 74 36 64Q34 48 18 34Z', 'fill="#a8561c" fill-opacity=".8"') +
    gleam(pen, 70, 24, 0.75) +
    gleam(pen, 64, 12, 0.6, 60)
  );
};

/** An apple baked whole from above, wrinkled, its core full of fruit and sugar. */
export const bakedApple: PieceKind = { size: 82, count: 6, spin: 180, shadow: [97, 92], colour: '#c0522c', draw };
