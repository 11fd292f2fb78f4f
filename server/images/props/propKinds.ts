import { apple } from './apple';
import { avocado } from './avocado';
import { banana } from './banana';
import { berries } from './berries';
import { bottle } from './bottle';
import { bread } from './bread';
import { carrot } from './carrot';
import { cheese } from './cheese';
import { chilli } from './chilli';
import { chocolate } from './chocolate';
import { cinnamonStick } from './cinnamonStick';
import { coffeeBeans } from './coffeeBeans';
import { cornCob } from './cornCob';
import { egg } from './egg';
import { fish } from './fish';
import { garlic } from './garlic';
import { ginger } from './ginger';
import { herbBunch } from './herbBunch';
import { lemon } from './lemon';
import { lime } from './lime';
import { mushroom } from './mushroom';
import { nut } from './nut';
import { olives } from './olives';
import { onion } from './onion';
import { orange } from './orange';
import { pepper } from './pepper';
import { potato } from './potato';
import type { PropKind } from './propKind';
import { riceGrains } from './riceGrains';
import { shrimp } from './shrimp';
import { tomato } from './tomato';
import { wheat } from './wheat';

/** Every prop by its word in the vocabulary. */
export const PROPS: Readonly<Record<string, PropKind>> = {
  tomato,
  garlic,
  onion,
  potato,
  egg,
  lemon,
  lime,
  orange,
  apple,
  banana,
  pepper,
  chilli,
  carrot,
  mushroom,
  avocado,
  cheese,
  bread,
  'herb-bunch': herbBunch,
  'cinnamon-stick': cinnamonStick,
  'coffee-beans': coffeeBeans,
  ginger,
  berries,
  olives,
  wheat,
  'rice-grains': riceGrains,
  bottle,
  chocolate,
  nut,
  'corn-cob': cornCob,
  fish,
  shrimp,
};
