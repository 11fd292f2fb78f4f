import { foldText } from '../reading/foldWord';
import type { ShoppingQuantity } from './listedThing';

/** Herbs that are sold fresh, in bunches or pots. */
export const BUNCHES: ReadonlySet<string> = new Set([
  ...['parsley', 'coriander', 'basil', 'thai-basil', 'holy-basil', 'mint', 'dill', 'chives', 'garlic-chives'],
  ...['tarragon', 'chervil', 'thyme', 'rosemary', 'sage', 'oregano', 'marjoram'],
]);

/** Herbs of which a spoonful is dried unless the line says that they are fresh. */
const OFTEN_DRIED: ReadonlySet<string> = new Set(['thyme', 'rosemary', 'sage', 'oregano', 'marjoram', 'tarragon']);

const FRESH =
  /\bfresh|\blea(?:f|ves)\b|\bchopped|\bfresc|\bhojas?\b|\bpicad|\bfrais|\bfraich|\bfeuilles?\b|\bhache|\bcisele/;

/** Whether a spoonful of a herb means the dried one. */
export const isDriedHerb = (id: string, text: string, quantity: ShoppingQuantity | undefined): boolean =>
  OFTEN_DRIED.has(id) && (quantity?.unit === 'tsp' || quantity?.unit === 'tbsp') && !FRESH.test(foldText(text));
