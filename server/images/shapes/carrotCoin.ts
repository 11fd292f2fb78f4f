import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, shine, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const [rx, ry] = [d.random.between(84, 98), d.random.between(66, 80)];
  const core = mix(colour, '#fbd66e', 0.66);
  const rays = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 13) * 6.283 + d.random.between(-0.12, 0.12);
    const at = (share: number) => `${n(Math.cos(angle) * rx * share)} ${n(Math.sin(angle) * ry * share)}`;
    return path(`M${at(0.46)}L${at(d.random.between(0.66, 0.8))}`, line(core, 5, 0.8));
  }).join('');
  return (
    ellipse(3, 22, rx, ry, `fill="${darken(colour, 0.42)}"`) +
    ellipse(1, 13, rx, ry, `fill="${darken(colour, 0.2)}"`) +
    ellipse(0, 0, rx, ry, `fill="${mix(colour, '#c9540f', 0.3)}"`) +
    ellipse(0, 0, rx * 0.93, ry * 0.92, `fill="${span(pen, [lighten(colour, 0.24), lighten(colour, 0.08), colour])}"`) +
    rays +
    ellipse(0, 0, rx * 0.48, ry * 0.48, `fill="${core}"`) +
    ellipse(
      0,
      0,
      rx * 0.4,
      ry * 0.4,
      `fill="none" stroke="${mix(colour, '#c9540f', 0.4)}" stroke-width="3" stroke-opacity=".6"`,
    ) +
    shine(pen, 70, 14, 4, 0.3)
  );
};

/** A thick slice of carrot: its pale core with rays, and the side that it stands on. */
export const carrotCoin: PieceKind = { size: 27, count: 10, spin: 180, shadow: [94, 84], colour: '#ec8a2c', draw };
