import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';

/** A length of leek as it is threaded across a stick: a short barrel, its rings seen at the near end. */
const BARREL = 'M-46 -72C-20 -80 20 -80 46 -72C52 -30 52 34 46 66C20 78 -20 78 -46 66C-52 34 -52 -30 -46 -72Z';

/** A bite of leek or spring onion between the meat: white to green, limp from the heat, striped by the grill. */
export const drawGrilledLeek = (pen: Pen): string => {
  const { d, colour } = pen;
  const { random } = d;
  const green = mix(colour, '#6f9a3c', 0.55);
  const isGreen = random.chance(0.5);
  const tones = isGreen
    ? [lighten(green, 0.5), green, darken(green, 0.4)]
    : ['#fdfae8', mix('#eef0cc', colour, 0.25), mix(green, '#e8e8c0', 0.4)];
  const grain = Array.from({ length: 4 }, (_, i) => {
    const x = -30 + i * 19 + random.between(-3, 3);
    return `M${n(x)} -68Q${n(x * 1.12)} 0 ${n(x)} 66`;
  }).join('');
  const marks = [-34, 10, 46].map((y) =>
    path(
      `M-46 ${n(y + random.between(-8, 8))}Q0 ${n(y + random.between(4, 14))} 46 ${n(y + random.between(-8, 8))}`,
      line('#4a2a0c', random.between(7, 12), 0.6),
    ),
  );
  return (
    path(BARREL, `transform="translate(3 10)" fill="${darken(green, 0.66)}" fill-opacity=".8"`) +
    path(BARREL, `fill="${span(pen, tones)}"`) +
    d.clipped(
      path(BARREL, ''),
      path(grain, line(darken(green, isGreen ? 0.3 : 0.06), 3, 0.5)) +
        marks.join('') +
        ellipse(0, 70, 46, 14, `fill="${d.spot('#3a1c08', 0.1)}" fill-opacity=".5"`),
    ) +
    path('M-30 -56Q-36 -10 -30 30', line('#ffffff', 6, 0.55))
  );
};
