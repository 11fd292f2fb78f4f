const WHOLE_BIRD = /^(?:chicken|turkey|guinea-fowl)$/;
const WHOLE_BIRD_GRAMS = 1_000;

/**
 * Shortest time, in seconds, that cooks a whole bird of a kilogram through. The USDA gives 35 to 40 minutes for
 * simmering a hen of half that weight, and an hour or more for roasting or simmering a chicken.
 */
export const WHOLE_BIRD_SECONDS = 2_400;

/** Whether a bird that is left whole needs that time. Quails and poussins are smaller. */
export const needsWholeBirdTime = (id: string, grams = WHOLE_BIRD_GRAMS): boolean =>
  WHOLE_BIRD.test(id) && grams >= WHOLE_BIRD_GRAMS;
