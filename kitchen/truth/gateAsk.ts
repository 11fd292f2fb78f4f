import { INGREDIENT_TEXT_MAX } from '@contracts/limits';
import type { Language } from '@contracts/vocabulary';
import { foldText } from '../reading/foldWord';
import { namesChemical, namesNoFood, namesPoison } from './dangerWords';
import { eatersOf } from './eaters';
import { isInstruction } from './instructionWords';
import { asSeen } from './plainSentence';
import type { GateFault, GateVerdict } from './types';

const SOMEBODY =
  '(?:my|him|her|them|someone|somebody|people|the|a|mi|tu|su|un|una|alguien|mon|ma|mes|son|sa|un|une|quelqu|le|la|les)';
const HARM = new RegExp(
  [
    `\\b(?:poison|kill|murder|drug|sicken)(?:ing)? ${SOMEBODY}\\b(?! (?:taste|smell|bacteria|germs|heat|time|hunger|yeast))`,
    `\\bmake ${SOMEBODY}(?: \\w+)? (?:sick|ill|pass out|unconscious)\\b`,
    '\\b(?:spike|lace|spiking|lacing) (?:her|his|their|my|someone)',
    '\\bwithout (?:him|her|them|anyone) (?:noticing|knowing|tasting)',
    '\\b(?:make|build) (?:a |an )?(?:pipe |petrol )?(?:bombs?|explosives?)\\b(?! calorie)',
    '\\benvenenar\\b|\\bintoxicar a\\b|\\bmatar a (?:mi|tu|su|un|una|alguien|el|la)\\b|\\bdrogar\\b',
    '\\bempoisonner\\b|\\btuer (?:mon|ma|mes|quelqu|un|une|le voisin|la voisine)\\b|\\bdroguer\\b|\\ba son insu\\b',
  ].join('|'),
);

/** Requests for work that has nothing to do with cooking. */
const OTHER_WORK = new RegExp(
  [
    '\\b(?:write|compose|generate|tell|give)\\b.{0,30}\\b(?:poems?|essays?|code|story|stories|songs?|jokes?|scripts?|programs?|function|lyrics|homework|password)\\b',
    '\\b(?:python|javascript|sql|html|java)\\b.{0,30}\\b(?:code|script|function|program|query)\\b',
    '\\b(?:escrib\\w*|cuenta\\w*|genera)\\b.{0,30}\\b(?:poemas?|ensayos?|codigo|cuentos?|cancion|chistes?|programas?|contrasena)\\b',
    '\\b(?:ecri[st]\\w*|ecrire|raconte\\w*|genere)\\b.{0,30}\\b(?:poemes?|dissertation|code|histoires?|chansons?|blagues?|programmes?)\\b',
  ].join('|'),
);

const SPIRITS =
  /\b(?:vodka|rum|gin|tequila|whiske?y|bourbon|mezcal|brandy|cognac|schnapps|absinthe|ron|ginebra|aguardiente|rhum|pastis|cachaca|liqueurs?|licor|alcohol|alcool)\b/;
const MILD = /\b(?:wine|beer|cider|champagne|prosecco|vino|cerveza|sidra|cava|vin|biere|cidre)\b/;
const DRINK = /\b(?:drinks?|cocktails?|punch|sangria|shots?|spritz|bebidas?|coctel(?:es)?|ponche|boissons?|biberon)\b/;
const WITHOUT_ALCOHOL = /\b(?:without|no|non|sin|sans|zero|free of) (?:any )?(?:alcohol|alcool)|alcohol[- ]free/g;
const WITHOUT_HONEY = /\b(?:no|without|sin|sans|pas de|instead of|en lugar de|au lieu de) (?:honey|miel)\b/g;

const isUnsafeFor = (text: string, language: Language): boolean => {
  const eaters = eatersOf(text, language);
  if (eaters.length === 0) return false;
  const folded = foldText(asSeen(text)).replace(WITHOUT_ALCOHOL, ' ').replace(WITHOUT_HONEY, ' ');
  const isAlcoholic = SPIRITS.test(folded) || (MILD.test(folded) && DRINK.test(folded));
  return isAlcoholic || (eaters.includes('infant') && /\b(?:honey|miel)\b/.test(folded));
};

const PIECES = /[,;\n]/;

/** In order of priority: the first match is reported. */
const GATES: readonly (readonly [GateFault, (text: string, language: Language) => boolean])[] = [
  ['unreadable', (text) => text.length > INGREDIENT_TEXT_MAX || !/\p{L}/u.test(text)],
  ['injection', isInstruction],
  ['harm', (text) => HARM.test(foldText(asSeen(text)))],
  ['dangerous', (text) => namesChemical(text) || namesPoison(text)],
  ['notFood', (text) => text.split(PIECES).some(namesNoFood) || OTHER_WORK.test(foldText(asSeen(text)))],
  ['unsafeForEater', isUnsafeFor],
];

/**
 * Whether a request may go to a model. Only what is certainly not cooking is stopped, because an unknown name may be
 * food. The model's answer is checked again.
 */
export const gateAsk = (text: string, language: Language): GateVerdict => {
  const fault = GATES.find(([, isStopped]) => isStopped(text, language))?.[0];
  return fault === undefined ? { ok: true } : { ok: false, kind: fault };
};
