import { darken, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, placed } from '../canvas/svg';
import type { PropKind } from './propKind';

const draw = (pen: Pen) => {
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

/** A small heap of rice. */
export const riceGrains: PropKind = { shadow: [92, 60], spin: 20, scale: 0.84, colour: '#fbf2de', draw };
