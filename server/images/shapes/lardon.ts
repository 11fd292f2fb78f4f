import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bend = d.random.between(-10, 10);
  const crisp = mix(darken(colour, 0.3), '#6a2c10', 0.45);
  const meat = mix(colour, '#c9705a', 0.3);
  const fat = '#f3d9ae';
  const edge = (fill: string) => `fill="${fill}" stroke="${fill}" stroke-width="10" stroke-linejoin="round"`;
  const y = (base: number, share = 1) => n(base + bend * share);
  const whole = `M-90 ${y(-30, -1)}Q0 ${y(-40)} 88 ${y(-30, -1)}L94 ${y(34, -1)}Q0 ${y(46)} -88 ${y(36, -1)}Z`;
  const band = `M-90 ${y(2, -1)}Q0 ${y(-8)} 90 ${y(2, -1)}`;
  return (
    path(whole, `transform="translate(3 10)" ${edge(darken(colour, 0.62))} fill-opacity=".75" stroke-opacity=".75"`) +
    path(whole, edge(d.run([lighten(meat, 0.18), meat, crisp]))) +
    path(band, line(fat, d.random.between(12, 20), 0.95).replace('round', 'butt')) +
    path(`M-86 ${y(22, -1)}Q0 ${y(16)} 88 ${y(22, -1)}`, line(fat, 6, 0.5).replace('round', 'butt')) +
    path(`M-90 ${y(-32, -1)}L-88 ${y(38, -1)}M88 ${y(-30, -1)}L93 ${y(34, -1)}`, line(crisp, 12, 0.7)) +
    path(`M-66 ${y(-24, -0.6)}Q0 ${y(-32)} 56 ${y(-25, -0.6)}`, line('#fff6e4', 6, 0.5))
  );
};

/** A lardon: a short bar of bacon with its band of fat, crisp at both ends. Recipes write `cube` with the bacon. */
export const lardon: PieceKind = { size: 24, count: 17, spin: 180, shadow: [94, 42], colour: '#b5563f', draw };
