/**
 * Share of the bought weight that is eaten, from 0 to 1: without bones, shells, cobs and rinds, which USDA's figures
 * leave out. Rounded from the refuse USDA gives with its foods. An ingredient not listed here is eaten whole, or its
 * weight in the ingredient table is that of the eaten part.
 */
export const EDIBLE_SHARES: Readonly<Record<string, number>> = {
  'chicken-leg': 0.73,
  'chicken-drumstick': 0.67,
  'chicken-wing': 0.54,
  'duck-leg': 0.75,
  quail: 0.8,
  pheasant: 0.75,
  rabbit: 0.75,
  'pork-rib': 0.65,
  'pork-chop': 0.8,
  'suckling-pig': 0.65,
  'pork-trotter': 0.4,
  'ham-hock': 0.6,
  'lamb-chop': 0.75,
  'lamb-shank': 0.7,
  'beef-short-rib': 0.7,
  'veal-shin': 0.6,
  'marrow-bone': 0.12,
  oxtail: 0.5,
  mussel: 0.28,
  clam: 0.2,
  lobster: 0.35,
  langoustine: 0.4,
  artichoke: 0.43,
  'corn-cob': 0.45,
};

/** The same for food bought whole or in pieces without waste: the share applies to a whole one, counted as a piece. */
export const EDIBLE_SHARES_OF_WHOLE: Readonly<Record<string, number>> = {
  chicken: 0.68,
  duck: 0.66,
  goose: 0.66,
  'guinea-fowl': 0.7,
  turkey: 0.7,
  'sea-bass': 0.5,
  'sea-bream': 0.5,
  trout: 0.6,
  mackerel: 0.6,
  'red-mullet': 0.5,
  'scorpion-fish': 0.35,
  melon: 0.6,
  watermelon: 0.55,
  pumpkin: 0.7,
  'butternut-squash': 0.84,
};

/**
 * Share of the fat of a whole bird that runs out while it roasts and is poured off: what is left of the raw fat by USDA's
 * figures of the roasted bird, of which 0.6 of the raw weight is served (duck 39.3 and 28.4 g of fat in 100 g, goose 33.6
 * and 21.9 g).
 */
export const RENDERED_FAT_OF_WHOLE: Readonly<Record<string, number>> = { duck: 0.57, goose: 0.6 };
