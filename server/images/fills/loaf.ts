import { lighten, mix } from '../canvas/palette';
import { contact } from '../canvas/light';
import { crumbOf, extruded, FACES } from './extruded';
import type { Filling, FillNeeds } from './filling';

const TIN =
  'M-68 66C-76 40 -72 12 -78 -12C-90 -50 -44 -74 0 -74C44 -74 90 -50 78 -12C72 12 76 40 68 66C60 73 -60 73 -68 66Z';

/** A loaf from the tin, two slices cut off. Colours: the crust, the crumb, a marbling of it; pieces are in the crumb. */
export const loaf = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [crust = '#b06a2c', crumb = lighten(mix(crust, '#f3d9a0', 0.7), 0.2), marble] = colours;
  const scale = Math.min(ground.rx / 246, ground.ry / 168);
  const at = { x: ground.x + 32 * scale, y: ground.y - 6 * scale };
  const swirl = marble
    ? `<path d="M-50 40C-20 -40 -10 50 14 0C30 -40 44 20 40 46" fill="none" stroke="${marble}" stroke-width="26" stroke-linecap="round"/>`
    : '';
  const face = () => crumbOf(d, TIN, crumb) + swirl;
  const areas = FACES.map(({ x, y }) => ({
    x: at.x + x * scale,
    y: at.y + y * scale,
    rx: 62 * scale,
    ry: 56 * scale,
  }));
  return {
    surface:
      contact(d, at.x - 90 * scale, at.y + 30 * scale, 190 * scale, 80 * scale, 0.7, 18) +
      extruded(d, at.x, at.y, { profile: TIN, crust, face, scores: marble ? [] : [0.3, 0.62, 0.9] }, scale),
    areas,
    garnished: { x: at.x - 110 * scale, y: at.y - 104 * scale, rx: 120 * scale, ry: 24 * scale },
    pieces,
    crowd: 3,
    scale: 0.7,
  };
};
