import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { grainBed } from '../textures/grainBed';
import { riceGrains } from '../textures/riceGrains';
import type { PieceKind } from './pieceKind';

/** Half the length of a grain in the box. */
const GRAIN = 7;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 84, { wobble: 0.06, points: 15 });
  const reach = (share: number) => {
    const angle = d.random.next() * 6.283;
    return { x: Math.cos(angle) * 98 * share, y: Math.sin(angle) * 84 * share };
  };
  const spots = Array.from({ length: 70 }, (_, i) =>
    reach(i % 2 ? d.random.between(0.9, 1.03) : Math.sqrt(d.random.next()) * 0.9),
  );
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.4)}"`) +
    path(shape, `fill="${grainBed(d, [colour, lighten(colour, 0.3)], GRAIN)}"`) +
    riceGrains(d, spots, [colour, lighten(colour, 0.3)], GRAIN) +
    ellipse(24, 32, 66, 40, `fill="${d.spot(darken(colour, 0.5), 0)}" fill-opacity=".2"`) +
    ellipse(-26, -30, 48, 28, 'fill="#fff" fill-opacity=".18"')
  );
};

/** A mound of rice beside the dish, each grain to see. */
export const riceMound: PieceKind = { size: 110, count: 1, spin: 20, shadow: [98, 84], colour: '#fbf6ea', draw };
