import { darken, lighten } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { circle, ellipse, line, path, placed } from '../canvas/svg';
import type { PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { colour, d } = pen;
  const stick = (x: number, y: number, turn: number) =>
    placed(
      x,
      y,
      turn,
      `<rect x="-110" y="-19" width="220" height="19" rx="9" fill="${d.run([lighten(colour, 0.3), darken(colour, 0.1)])}"/><rect x="-110" y="-4" width="220" height="24" rx="10" fill="${d.run([lighten(colour, 0.24), colour, darken(colour, 0.42)])}"/>` +
        path('M-96 2Q0 -4 96 3M-90 9Q10 4 92 10', line(darken(colour, 0.4), 2, 0.35)) +
        ellipse(108, -9, 6, 9, `fill="${darken(colour, 0.55)}"`) +
        ellipse(108, 8, 6, 11, `fill="${darken(colour, 0.55)}"`) +
        circle(109, 8, 3.4, `fill="${lighten(colour, 0.2)}"`),
    );
  return stick(4, -26, -13) + stick(-8, 18, 7);
};

/** Two sticks of cinnamon. */
export const cinnamonStick: PropKind = { shadow: [100, 50], spin: 24, scale: 0.96, colour: '#a4622e', draw };
