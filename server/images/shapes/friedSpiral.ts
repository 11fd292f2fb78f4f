import { n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const turns = 3.1;
  const steps = 54;
  let route = '';
  for (let i = 0; i <= steps; i++) {
    const angle = (i / steps) * turns * 6.283;
    const r = 8 + (i / steps) * 78 + d.random.between(-3, 3);
    route += `${i ? 'L' : 'M'}${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;
  }
  const across = 'M-74 34C-30 -6 10 30 70 -40';
  const strand = (attributes: (width: number) => string, width: number, shift: string) =>
    path(route, `${attributes(width)} transform="${shift}"`) +
    path(across, `${attributes(width)} transform="${shift}"`);
  return (
    strand((width) => line(darken(colour, 0.6), width), 18, 'translate(3 7)') +
    strand((width) => line(darken(colour, 0.2), width), 18, 'translate(0 0)') +
    strand((width) => line(colour, width), 13, 'translate(-1 -1)') +
    strand((width) => line(lighten(colour, 0.7), width, 0.7), 4, 'translate(-3 -4)') +
    shine(pen, 70, 16, 6, 0.7)
  );
};

/** A coil of batter, fried and soaked in syrup. */
export const friedSpiral: PieceKind = { size: 84, count: 4, spin: 180, shadow: [94, 94], colour: '#ee8a1e', draw };
