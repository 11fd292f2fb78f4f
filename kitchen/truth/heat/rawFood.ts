import { ingredientById } from '../../ingredients/ingredientTable';
import { foldText } from '../../reading/foldWord';
import type { CookingStep } from '../cookingSteps';
import type { LineFacts } from '../lineFacts';
import { fromFirst, sumHeated } from './heatedSteps';
import { DONE_ALREADY } from './heatWords';

const PRESERVED_FISH =
  /^(?:smoked-.*|tinned-.*|salt-cod|anchovy|fish-stock|dashi|bonito-flakes|fish-sauce|oyster-sauce|shrimp-paste|surimi|caviar|dried-shrimp|prawn-cracker|korean-fish-cake|squid-ink|prawn|crab|lobster|langoustine|mussel|clam|snail|octopus|mixed-seafood)$/;

const RAW_MEAT = /^(?:beef|beef-steak|veal|lamb|lamb-leg|venison|flank-steak|skirt-steak|duck-breast)$/;

const RAW_KINDS = {
  egg: {
    id: (id: string) => /^(?:egg|egg-yolk|egg-white|quail-egg)$/.test(id),
    words: /\b(?:eggs?|yolks?|whites?|huevos?|yemas?|claras?|oeufs?|jaunes?|blancs?)\b/,
  },
  fish: {
    id: (id: string) => ingredientById(id)?.origin === 'fish' && !PRESERVED_FISH.test(id),
    words:
      /\b(?:fish|salmon|tuna|sea bass|cod|trout|mackerel|oysters?|scallops?|pescado|salmon|atun|lubina|corvina|merluza|ostras?|vieiras?|poisson|saumon|thon|bar|cabillaud|daurade|huitres?)\b/,
  },
  meat: {
    id: (id: string) => RAW_MEAT.test(id),
    words:
      /\b(?:beef|steaks?|veal|lamb|meat|ternera|solomillo|carne|cordero|boeuf|filet|viande|veau|agneau|magrets?)\b/,
  },
} as const;

const BOILED = /\b(?:boiled|duros?|cocidos?|durs?)\b/;

/** Ids of a kind that no step heats from their first mention on, so that they are eaten raw. */
export const rawOf = (
  lines: readonly LineFacts[],
  steps: readonly CookingStep[],
  kind: 'egg' | 'fish' | 'meat',
): string[] => {
  const { id: isKind, words } = RAW_KINDS[kind];
  const isDone = ({ text }: LineFacts) => DONE_ALREADY.test(foldText(text)) || BOILED.test(foldText(text));
  const named = lines.filter((line) => line.ids.some((id) => isKind(id)) && !isDone(line));
  if (named.length === 0 || sumHeated(fromFirst(steps, words)) > 0) return [];
  return named.map(({ wire }) => wire.name);
};
