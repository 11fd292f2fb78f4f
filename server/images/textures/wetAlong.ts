import { n } from '../canvas/drawing';
import { lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';

interface Wet {
  /** Half width and half height of the wet face. */
  reach: readonly [number, number];
  count: number;
  /** By how much a light bends along the ridges. */
  bow: number;
  /** How bright, from 0 to 1. */
  gloss: number;
}

/**
 * Lights on a wet, uneven face that runs along x: short slivers broken by its ridges, together on the side of the window,
 * however the piece is turned.
 */
export const wetAlong = ({ d, turn, colour }: Pen, { reach: [rx, ry], count, bow, gloss }: Wet): string => {
  const angle = ((232 - turn) * Math.PI) / 180;
  const [lx, ly] = [Math.cos(angle) * rx * 0.5, Math.sin(angle) * ry * 0.56];
  let lights = '';
  for (let i = 0; i < count; i++) {
    const x = lx + d.random.between(-0.44, 0.44) * rx;
    const y = ly + d.random.between(-0.42, 0.42) * ry;
    const half = d.random.between(7, 20) * (i === 0 ? 1.4 : 1);
    const thick = d.random.between(3, 6.5);
    lights += `M${n(x - half)} ${n(y)}Q${n(x)} ${n(y - bow * 0.3 - thick)} ${n(x + half)} ${n(y - 1)}Q${n(x)} ${n(y - bow * 0.3 + thick * 0.4)} ${n(x - half)} ${n(y)}Z`;
  }
  // The juices around them glow in their own colour: without it the lights look pasted on.
  const glow = mix(lighten(colour, 0.5), '#ffd79a', 0.4);
  return (
    ellipse(lx, ly, rx * 0.62, ry * 0.46, `fill="${d.spot(glow, 0.05)}" fill-opacity="${(gloss * 0.7).toFixed(2)}"`) +
    path(lights, `fill="#fffaf0" fill-opacity="${gloss.toFixed(2)}"`)
  );
};
