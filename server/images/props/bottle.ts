import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { colour, d } = pen;
  return (
    path(
      'M-112 -46C-112 -54 -104 -56 -96 -56H30C56 -56 62 -22 84 -20H150V20H84C62 22 56 56 30 56H-96C-104 56 -112 54 -112 46Z',
      `fill="${d.run([lighten(colour, 0.5), colour, darken(colour, 0.42)])}"`,
    ) +
    '<rect x="142" y="-25" width="34" height="50" rx="6" fill="#c79a6a"/><rect x="142" y="-25" width="34" height="16" rx="6" fill="#e0bd90"/>' +
    `<rect x="-86" y="-52" width="96" height="104" rx="4" fill="#fbf3e2" fill-opacity=".9"/><rect x="-74" y="-40" width="72" height="80" rx="3" fill="none" stroke="#6b2353" stroke-opacity=".4" stroke-width="3"/>` +
    path('M-100 -38H26C44 -38 56 -14 80 -11H140', line('#ffffff', 9, 0.55))
  );
};

/** A bottle, lying. */
export const bottle: PropKind = { shadow: [140, 54], spin: 16, scale: 1.04, colour: '#a8a03a', draw };
