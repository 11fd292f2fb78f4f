import { channels } from '../canvas/palette';

/** From this share of green by red on a root is a potato; pumpkin and sweet potato are more orange. */
const AMBER = 0.66;

/**
 * Whether a potato of this colour was browned: boiled it is creamy, with half as much blue as red, fried or roast amber,
 * with a third. `below` is the share of blue from which on it was boiled.
 */
export const isGoldenBrown = (colour: string, below: number): boolean => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return blue < red * below && green > red * AMBER;
};
