import { foldText } from '../reading/foldWord';
import type { CookingStep } from './cookingSteps';
import { POISONOUS_ANYWAY } from './dangerWords';
import { fromFirst, sumHeated } from './heat/heatedSteps';
import type { LineFacts } from './lineFacts';
import { asSeen } from './plainSentence';

/**
 * A food that is poisonous raw or in some form, and how it must be cooked. Sources: FSA, FDA, ANSES, AESAN food
 * safety advice.
 */
interface Rule {
  what: string;
  /** Matches lines, by the table's id or by the folded words. */
  id?: RegExp;
  words?: RegExp;
  /** Words of the line that make it harmless: tinned, cooked, its dried flour. */
  except?: RegExp;
  /** Absent when nothing makes it safe. */
  isSafe?: (steps: readonly CookingStep[]) => boolean;
  mend: string;
}

const TINNED =
  /\b(?:can(?:s|ned)?|tin(?:s|ned)?|jar(?:red)?|cooked|drained|pre-?cooked|leftover|lata|latas|bote|botes|conserva|cocid[oa]s?|escurrid[oa]s?|boites?|conserve|bocal|cuite?s?|egoutte\w*)\b/;
const BOIL = /\b(?:boil(?!ed)|simmer|bubbl|hierv|hervir|cuec|cocer|bouill|ebullition|mijot|frem|cui(?:re|sez))/;
const HARD_BOIL = /\b(?:boil(?!ed|ing water)|hierv|hervir|bouillir|ebullition)/;
const PRESSURE = /\b(?:pressure|instant pot|olla (?:expres|rapida|a presion)|cocotte[- ]minute|autocuiseur)\b/;
const SLOW = /\b(?:slow[- ]cook\w*|crock[- ]?pot|olla (?:lenta|de coccion lenta)|mijoteuse|basse temperature)\b/;

const secondsWhere = (steps: readonly CookingStep[], pattern: RegExp): number =>
  sumHeated(steps.filter(({ folded }) => pattern.test(folded)));

/** Whether the steps from the first that names it heat a food for so long; what was heated before did not heat it. */
const isHeatedFor = (seconds: number, food: RegExp) => (steps: readonly CookingStep[]) =>
  sumHeated(fromFirst(steps, food)) >= seconds;

const CASSAVA = /\b(?:cassava|yucca|yuca|manioc|mandioca|taro|malanga|eddoes?)\b/;
const ELDERBERRIES = /\b(?:elderberr(?:y|ies)|bayas? de sauco|baies? de sureau)\b/;
const MORELS = /\b(?:morels?|colmenillas?|morilles?|fiddleheads?)\b/;

const TEN_MINUTES = 600;

/** Beans in the words of a step. */
const BEANS =
  /\b(?:beans?|alubias?|judias?|frijol(?:es)?|habichuelas?|fabes?|fabas?|pochas?|haricots?|flageolets?|mogettes?|borlotti|cannellini|pinto)\b/;

/** What boiled before the beans were added did not boil them. */
const areBeansBoiled = (all: readonly CookingStep[]): boolean => {
  const steps = fromFirst(all, BEANS);
  if (steps.some(({ folded }) => PRESSURE.test(folded))) return true;
  if (secondsWhere(steps, HARD_BOIL) >= TEN_MINUTES) return true;
  // A slow cooker stays below boiling and makes the beans more toxic. On a stove, half an hour of simmering is enough.
  return !steps.some(({ folded }) => SLOW.test(folded)) && secondsWhere(steps, BOIL) >= 1_800;
};

const RULES: readonly Rule[] = [
  {
    what: 'raw kidney beans or other dried beans',
    id: /^(?:(?:dried-)?(?:kidney|black|white|pinto)-bean|borlotti-bean|butter-bean|bean)$/,
    except: TINNED,
    isSafe: areBeansBoiled,
    mend: 'boil dried beans hard for at least 10 minutes in fresh water, or use tinned beans and say so',
  },
  {
    what: 'cassava or taro that is not cooked',
    id: /^(?:cassava|taro)$/,
    except: /\b(?:flour|starch|cooked|harina|almidon|farine|fecule|cuit\w*|cocid[oa])\b/,
    isSafe: isHeatedFor(TEN_MINUTES, CASSAVA),
    mend: 'peel it and cook it through for at least 20 minutes',
  },
  {
    what: 'elderberries that are not cooked',
    words: ELDERBERRIES,
    except: /\b(?:cordial|syrup|jarabe|sirop|jam|mermelada|confiture|wine|liqueur|gin)\b/,
    isSafe: isHeatedFor(TEN_MINUTES, ELDERBERRIES),
    mend: 'simmer elderberries for at least 10 minutes',
  },
  {
    what: 'morels or fiddleheads that are not cooked',
    words: MORELS,
    isSafe: isHeatedFor(TEN_MINUTES, MORELS),
    mend: 'cook them for at least 10 minutes',
  },
  {
    what: 'green or sprouted potatoes',
    words:
      /\b(?:(?:green|sprouted|sprouting) potato(?:es)?(?! (?:curry|salad|soup))|(?:patatas?|papas?) (?:verdes?|germinadas?|con brotes)|pommes? de terre (?:vertes?|germees?))\b/,
    mend: 'use sound potatoes: green or sprouted ones carry solanine',
  },
  {
    what: 'bitter almonds or the kernels of stone fruit',
    words:
      /\b(?:bitter almonds?|(?:apricot|peach|plum|cherry|apple) (?:kernels?|pits?|stones?|seeds)|almendras? amargas?|(?:huesos?|pepitas?|semillas?|almendras?) de (?:albaricoque|melocoton|ciruela|cereza|manzana)(?:es|s)?|amandes? ameres?|(?:noyaux?|amandes?) d(?:'|e |es )(?:abricots?|peches?|prunes?|cerises?))\b/,
    except:
      /\b(?:extract|essence|flavou?ring|aroma|extracto|esencia|extrait|arome|oil|liqueur|removed|discarded|sin hueso)\b/,
    mend: 'leave them out: they give off cyanide',
  },
  {
    what: 'a plant, mushroom or animal that is poison, or lye',
    words: POISONOUS_ANYWAY,
    mend: 'leave it out',
  },
];

const isRule = ({ id, words, except }: Rule, line: LineFacts): boolean => {
  const folded = foldText(asSeen(line.text));
  if (line.unit === 'can' || except?.test(folded)) return false;
  return (id !== undefined && line.ids.some((one) => id.test(one))) || (words?.test(folded) ?? false);
};

const THROWN_AWAY =
  /\b(?:discard|remove|throw|trim|toss out|without|never|do not|don.t|avoid|toxic|poisonous|cut off|quita\w*|desech\w*|retir\w*|tira\w*|descarta\w*|sin|nunca|toxic[oa]s?|evita\w*|jet\w+|enlev\w*|sans|jamais|toxiques?|otez)\b/;

const grams = (lines: readonly LineFacts[], id: string): number =>
  lines.filter(({ ids }) => ids.includes(id)).reduce((sum, line) => sum + (line.grams ?? 0), 0);

/** Five grams of nutmeg make an adult ill. A whole nut weighs about that. */
const NUTMEG_GRAMS_MAX = 2.5;

/** Poison in a recipe as prepared, worded for a repair; undefined when nothing was found. */
export const poisonIn = (
  title: string,
  lines: readonly LineFacts[],
  steps: readonly CookingStep[],
  servings: number,
): string | undefined => {
  for (const rule of RULES) {
    const isNamed = lines.some((line) => isRule(rule, line));
    if (isNamed && !rule.isSafe?.(steps)) return `${rule.what}: ${rule.mend}`;
    if (rule.isSafe || !rule.words) continue;
    const sentences = [foldText(asSeen(title)), ...steps.flatMap((step) => step.sentences)];
    if (sentences.some((one) => rule.words!.test(one) && !rule.except?.test(one) && !THROWN_AWAY.test(one)))
      return `${rule.what}: ${rule.mend}`;
  }
  if (grams(lines, 'nutmeg') / servings > NUTMEG_GRAMS_MAX)
    return `nutmeg: at most ${NUTMEG_GRAMS_MAX} g a serving, more is poison`;
  return undefined;
};
