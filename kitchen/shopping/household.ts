import { foldText } from '../reading/foldWord';

/** Household goods, folded, in English, Spanish and French, so that they are not taken for misspelt food. */
const WORDS =
  'toilet|loo roll|kitchen (?:roll|paper|towel)|paper towel|tissue|napkin|nappies|diaper|wipe|bin (?:bag|liner)|trash bag|garbage bag|' +
  'washing|detergent|soap|dish ?soap|fabric softener|bleach|sponges|cleaner|foil|cling ?film|plastic wrap|' +
  'baking (?:paper|parchment)|parchment paper|greaseproof|freezer bag|batter(?:y|ies)|light ?bulb|candle|match(?:es|box)|toothpaste|' +
  'toothbrush|shampoo|conditioner|deodorant|shower|razor|plaster|paracetamol|ibuprofen|sun ?cream|(?:dog|cat|pet) food|cat litter|' +
  'papel (?:higienico|de cocina|de horno|de aluminio|film)|servilletas?|panuelos?|toallitas?|panales|bolsas? de basura|detergente|' +
  'lavavajillas|suavizante|lejia|estropajos?|jabon|pilas?|bombillas?|velas?|cerillas|pasta de dientes|dentifrico|cepillo|champu|' +
  'desodorante|gel de ducha|tiritas|pienso|arena para gatos|comida para (?:perros?|gatos?)|' +
  'papier (?:toilette|cuisson|alu|sulfurise|hygienique)|essuie-tout|sopalin|serviettes?|mouchoirs?|lingettes?|couches|sacs? poubelle|' +
  'lessive|liquide vaisselle|assouplissant|javel|eponges?|savon|nettoyant|film alimentaire|piles?|ampoules?|bougies?|allumettes|' +
  'brosse a dents|shampooing|gel douche|rasoirs?|pansements?|croquettes|litiere';

const HOUSEHOLD = new RegExp(`(?:^|[^\\p{L}])(?:${WORDS})s?(?![\\p{L}])`, 'u');

/** Whether a line names something for the house: toilet paper, batteries, dog food. */
export const isHousehold = (text: string): boolean => HOUSEHOLD.test(foldText(text));
