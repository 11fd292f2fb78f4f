import type { Language } from '@contracts/vocabulary';
import { foldText } from '../reading/foldWord';
import { asSeen } from './plainSentence';
import type { Eater } from './types';

/** "Not for children": the food is meant for adults only, so no child eats it. */
const NOT_FOR =
  /\b(?:not (?:suitable |meant |safe )?for|keep (?:away )?from|adults only,? no|no (?:es )?(?:apto|apta|recomendado|recomendada) para|no para|pas (?:pour|adapte aux?)|deconseille aux?|interdit aux?)(?: (?:the|los|las|les|ninos|young))? \p{L}+/gu;

const BABY_FOODS =
  'spinach|carrot|corn|potato|back|leaf|leaves|greens|kale|bok|pak|squid|octopus|clam|plum|tomato|bella|gem|beet|courgette|marrow|aubergine|eggplant|artichoke|leek|onion|pea|rocket|arugula|lettuce|salad|turnip|scallop|rib|shrimp|mozzarella|broccoli|cauliflower|cabbage|sweetcorn|new|guinness|shower|fennel|radish|mushroom|pepper|cucumber|eel|turtle';

const INFANT_EN = new RegExp(
  `\\b(?:infants?(?! formula)|newborns?|(?<!dutch |jelly |cry )bab(?:y|ies)(?!['’]?s breath)(?! (?:${BABY_FOODS}))|weaning)\\b`,
);
const MONTHS = /\b(?:[1-9]|1[01])[- ](?:months?[- ]old|meses|mois)\b/;
const FOR_MY_BABY = /\b(?:for|my|our) (?:\w+ )?bab(?:y|ies)\b(?! (?:spinach|carrot|corn|potato|leaf|greens|kale))/;
const INFANT_ES = /\b(?:lactantes?|recien nacidos?|(?:para|mi|un|el|del|al|los|de) bebes?)\b/;
const BEBE_AS_FOOD = /(?:espinaca|zanahoria|hoja|patata|lechuga|brote|pulpito|kale)s? (?:de )?bebes?/g;
const INFANT_FR = /\b(?:nourrissons?|bebes?)\b/;
const MONTHS_OF_KEEPING = /(?:keep|store|conserv|gard|dura|aguanta)[^.]{0,40}(?:meses|mois)/g;

const CHILD =
  /\b(?:child(?:ren)?|kids?(?! goat)|toddlers?|nin[oa]s?(?! envuelt)|peques|mis? hij[oa]s?|my (?:little |young )?(?:son|daughter)s?|(?:for|my|our) (?:[2-9]|1[0-7])[- ]year[- ]olds?|mon fils|ma fille|infantil(?:es)?|enfants?|tout[- ]petits)\b/;
const PREGNANT =
  /\b(?:pregnan(?:t|cy)|expectant|expecting a baby|mum[- ]to[- ]be|embarazad[ao]s?|embarazo|gestantes?|enceintes?|grossesse)\b/;

/** The eaters with special needs that a text mentions. */
export const eatersOf = (text: string, language: Language): Eater[] => {
  const seen = asSeen(text);
  const folded = foldText(seen).replace(NOT_FOR, ' ').replace(BEBE_AS_FOOD, ' ').replace(MONTHS_OF_KEEPING, ' ');
  const isInfant =
    FOR_MY_BABY.test(folded) ||
    MONTHS.test(folded) ||
    INFANT_ES.test(folded) ||
    (language === 'fr' && INFANT_FR.test(folded)) ||
    (language === 'es' && /bebé/i.test(seen.normalize('NFC')) && !BEBE_AS_FOOD.test(foldText(seen))) ||
    (language.startsWith('en') && INFANT_EN.test(folded));
  return [
    ...(isInfant ? (['infant'] as const) : []),
    ...(CHILD.test(folded) ? (['child'] as const) : []),
    ...(PREGNANT.test(folded) ? (['pregnant'] as const) : []),
  ];
};
