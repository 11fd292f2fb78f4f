import { doneAgain, type DoneAlready } from './doneAgain';
import { listedInstead, type OtherWord } from './listedInstead';
import type { Check } from './recipeCheck';
import { foodsAsMarks } from '../stepSentence';
import { turnsIn, type Turn } from './turnsIn';

/** What a French editor struck out, in sentences where `◆` is a food of the list, and what is said instead. */
const STRUCK: readonly Turn[] = [
  [
    /(?<!\p{L})(?:(?:garnie?s?|garnissez) (?:de|d’une feuille de)|feuilles? de) papier(?! (?:cuisson|absorbant|journal|d’))/iu,
    'papier cuisson',
  ],
  [/(?<!\p{L})fend(?:ez|ue?s?)(?!\p{L})[^.;]* en long(?:ueur)?(?!\p{L})/iu, 'dans la longueur'],
  [/(?<!\p{L})versez et (?:ajoutez|faites|laissez|tassez)/iu, 'name what is poured: versez-la, versez le tout'],
  [/jusqu’à ce que (?:ce soit|cela|ça)(?!\p{L})/iu, 'name it: que le mélange soit'],
  [/(?<=^|[.!?] )Se (?:conserve|garde|mange|sert)/u, 'name what keeps: la sauce se garde'],
  [/(?<!\p{L})(?:de|du|feuilles de) film(?! alimentaire)/iu, 'film alimentaire'],
  [/(?<!\p{L})dans du papier(?! (?:cuisson|absorbant|journal|d’))/iu, 'papier cuisson'],
  [/(?<!\p{L})filtrez finement/iu, 'passez au tamis fin'],
  [/(?<!papier )(?<!feuille )(?<!et )d’aluminium/u, 'de papier d’aluminium'],
  [/(?<!\p{L})chauffez le four/iu, 'préchauffez le four'],
  [/(?<!fur et )à mesure(?! qu)/i, 'au fur et à mesure'],
  [
    /(?<!\p{L})dans (?:(?:la moitié|les deux tiers|le reste|un peu|(?:une|deux|trois) cuillerées? à soupe) )?◆,? dans (?:une?|votre)(?!\p{L})/iu,
    'name the pan first: chauffez l’huile dans une poêle et faites-y fondre l’oignon, dans une poêle avec l’huile',
  ],
  [
    /(?<!\p{L})servez pour (?:y )?tremper/iu,
    'name what is dipped into: en sauce à tremper, pour y tremper les bouchées',
  ],
  [/^\p{Lu}\p{Ll}+-(?:les?|la|en|y)(?!\p{L})/u, 'a step names its food or its pan again, a cook may see no other step'],
  [/(?<!\p{L})si (?:c’est|cela|ça)(?!\p{L})/iu, 'name it: si la sauce est trop épaisse'],
  [/(?<![\p{L}-])en une couche(?!\p{L})/iu, 'en une seule couche'],
  [/(?<!\p{L})remettez dans la casserole/iu, 'name what goes back: remettez le tout dans la casserole'],
  [
    /(?:sortez|retirez|égouttez)-les (?:une|\d+) minutes? avant la fin/iu,
    'the end of what? une minute avant le temps indiqué sur le paquet',
  ],
];

/** Two or more foods of a dish without their articles: “avec poivrons, oignon et ananas”. */
const BARE_SERIES =
  /(?<!\p{L})avec (?!(?:d[ue]|de la|des|une?|l[ae]|les|s(?:on|a|es)|leurs?|c(?:e|es|et|ette|elui|elles?|eux)|(?:deux|trois|quatre|cinq|six)|beaucoup|juste|presque|plus|moins|trop|si|peu|assez|encore|autant|chaque|tou[st]|toutes?|qui|lui|elles?|eux|quelques|soin|vous|nous|pour)(?!\p{L})|[dl]’|à )\p{Ll}[^.;:!?,]*(?:,| et )/u;

/** What a French list does not print in a note, and what it prints. */
const NOT_IN_A_NOTE: readonly Turn[] = [
  [
    /(?:^|, )ou (?:du|de la|de l’|des|un|une) (?!autre|peu|orange|restes)/u,
    'a list names a food without an article: ou ketchup',
  ],
  [/^\p{L}+(?:é|u)e?s?, ou \p{L}+(?:é|u)e?s?$/u, 'égoutté ou décongelé, without a comma'],
];

/** The list’s word for a food against another word of the same food, which sends the cook back to the list. */
const OTHER_WORDS: readonly OtherWord[] = [
  ['lettuce', /^(?:de )?(?:la )?salade$/i, 'laitue'],
  ['iceberg-lettuce', /^(?:de )?(?:la )?salade$/i, 'laitue'],
  ['romaine-lettuce', /^(?:de )?(?:la )?salade$/i, 'laitue'],
];

/** The verb right before a food, or before the share of it that is poured. */
const POURED = /(?<!\p{L})versez (?:(?:la moitié|un tiers|les deux tiers|le reste) )?$/iu;

/** Food in pieces, which is added, not poured. */
const IN_PIECES =
  /^(?:l’|l[ea] |les |d(?:es|u|e la) |de l’)(?:agneau|blettes|bœuf|carottes|champignons|crevettes|épinards|farce$|haricots|légumes|moules|palourdes|petits pois|pois chiches|poisson|pommes de terre|porc|poulet|viande)/iu;

/** Work that a note says is done already, and the verb right before the food that does it again. */
const DONE_ALREADY: readonly DoneAlready[] = [
  [/(?<!\p{L})battu/iu, /(?<!\p{L})battez $/iu],
  [/(?<!déjà )(?<!\p{L})(?:cuit|durs?(?!\p{L}))/iu, /(?<!\p{L})faites (?:cuire|durcir) $/iu],
  [/(?<!fraîchement )(?<!\p{L})râpé/iu, /(?<!\p{L})râpez $/iu],
  [/(?<!\p{L})fondue?s?(?!\p{L})/iu, /(?<!\p{L})faites fondre $/iu],
  [/(?<!\p{L})tamisé/iu, /(?<!\p{L})tamisez $/iu],
  [/(?<!poids )(?<!\p{L})égoutté/iu, /(?<!\p{L})égouttez $/iu],
  [
    /(?<!à )(?<!\p{L})(?:haché|émincé|concassé|ciselé|coupé|(?<!à couper )en (?:(?:petits |gros |fins? )?(?:dés|cubes|bâtonnets)|(?:fines )?(?:lamelles|rondelles|tranches|lanières)|morceaux|quartiers|tronçons))/iu,
    /(?<!si vous )(?<!\p{L})(?:hachez|émincez|concassez|ciselez|coupez|détaillez|lamez|taillez|tranchez)(?: (?:finement|grossièrement|menu))? $/iu,
  ],
];

/** French as an editor prints it. */
export const checkFrench: Check = ({ ingredients, text }, report) => {
  const { description, notes, steps } = text.fr;
  const bare = BARE_SERIES.exec(description)?.[0];
  if (bare !== undefined) report('fr.description', `“${bare}” lacks its articles: avec des poivrons et de l’oignon`);
  const idOf = new Map(ingredients.map(({ key, id }) => [key, id]));
  for (const [index, tokens] of steps.entries()) {
    const path = `fr.steps[${index}]`;
    const sentence = foodsAsMarks(tokens);
    for (const { found, better } of turnsIn(sentence, STRUCK)) report(path, `“${found}” is not printed: ${better}`);
    for (const [at, token] of tokens.entries()) {
      if (token.kind !== 'ingredient') continue;
      const id = idOf.get(token.key) ?? '';
      const words = token.words ?? '';
      for (const listed of listedInstead(OTHER_WORDS, id, words)) report(path, `says “${words}”, the list “${listed}”`);
      const before = tokens[at - 1];
      if (before?.kind !== 'text' || !POURED.test(before.text)) continue;
      if (IN_PIECES.test(words)) report(path, `“versez ${words}” pours what is not poured`);
    }
  }
  for (const [key, note] of Object.entries(notes))
    for (const { found, better } of turnsIn(note, NOT_IN_A_NOTE))
      report(`fr.notes.${key}`, `“${found}” is not printed: ${better}`);
  for (const { index, verb, key, note } of doneAgain(steps, notes, DONE_ALREADY))
    report(`fr.steps[${index}]`, `“${verb}” does again what the list says of ${key}: ${note}`);
};
