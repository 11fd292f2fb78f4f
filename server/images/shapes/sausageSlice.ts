import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, path } from '../canvas/svg';

/** Sausages that are cut into rounds, by the recipe's key for the ingredient. */
export const SAUSAGE =
  /chorizo|chourico|salami|pepperoni|sausage|saucisse|salchich|wurst|kielbasa|linguica|frankfurter/i;

/** A round of chorizo or salami: dark skin, flecks of fat and of lean meat. */
export const sausageSlice = (pen: Pen): string => {
  const { d, colour } = pen;
  let flecks = '';
  for (let i = 0; i < 26; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 78;
    const r = d.random.between(5, 12);
    flecks += path(
      blob(d.random, Math.cos(angle) * far, Math.sin(angle) * far, r, r * 0.66, { wobble: 0.3, points: 6 }),
      `fill="${d.random.chance(0.6) ? mix(colour, '#ffe3cf', 0.7) : darken(colour, 0.3)}" fill-opacity=".8"`,
    );
  }
  return (
    circle(3, 9, 99, `fill="${darken(colour, 0.65)}"`) +
    circle(0, 0, 98, `fill="${darken(colour, 0.34)}"`) +
    circle(0, 0, 89, `fill="${body(pen, lighten(colour, 0.06), 0.3, 0.22)}"`) +
    flecks +
    shine(pen, 66, 24, 7, 0.45)
  );
};
