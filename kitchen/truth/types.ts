import type { Recipe } from '@contracts/recipe';
import type { TruthReport } from '@contracts/truth';
import type { Category, DietType, Language, Subcategory } from '@contracts/vocabulary';

export type { RecipeDraft } from '@contracts/recipeDraft';

/** Eaters with special safety needs, as mentioned in the request. */
export type Eater = 'infant' | 'child' | 'pregnant';

/** The parts of a cook's request that an answer is checked against. */
export interface TruthAsk {
  /** The typed text, with the names that a photo gave. Untrusted, and only read for `Eater`s. */
  text: string;
  /** The language that recipes have to be written in. */
  language: Language;
  /** "None" allows any category. */
  category: Category;
  subcategory?: Subcategory;
  /** Minutes from start to plate that the cook has; absent when there is no hurry. */
  minutesMax?: number;
  /** The union of what the profile and the filter exclude. */
  excludedAllergens: readonly string[];
  dietTypes: readonly DietType[];
  /** Ids of the ingredients that the cook's words rule out. */
  ruledOutIds?: readonly string[];
  /** Ids of the ingredients that have to be used up: a recipe uses each of them, or a kind of it. */
  useUpIds?: readonly string[];
  /** Titles that the cook already sees (from the collection). A draft of the same name is dropped as a duplicate. */
  knownTitles?: readonly string[];
}

/** Why a request is not sent to a model. The collection still answers it. */
export type GateFault =
  /** The request is for nothing edible: glue, detergent, medicines, weapons. */
  | 'notFood'
  /** Substances that form a poison together, or are poisonous by themselves. */
  | 'dangerous'
  /** The request is to harm a person, knowingly or not. */
  | 'harm'
  /** Honey for an infant, alcohol for a child, and the like. */
  | 'unsafeForEater'
  /** The text tells the model what to do instead of naming food. */
  | 'injection'
  /** No letters, or too long. */
  | 'unreadable';

export type GateVerdict = { ok: true } | { ok: false; kind: GateFault };

/** Why a draft is not shown. What can be repaired is repaired instead, and listed in the recipe's report. */
export type TruthFault =
  /** Not an object that could be a recipe. */
  | 'unreadable'
  | 'noTitle'
  | 'noIngredients'
  | 'noSteps'
  | 'tooMuch'
  /** Text that is code, a prompt or an advertisement, not a recipe. */
  | 'notARecipe'
  | 'wrongLanguage'
  | 'notFood'
  | 'dangerousMix'
  /** Poisonous as listed or as prepared: raw kidney beans, rhubarb leaves. */
  | 'poisonous'
  /** Storage that allows botulism: garlic in oil, home canning without pressure. */
  | 'unsafeKeeping'
  /** Honey for an infant, raw egg in pregnancy, alcohol for a child. */
  | 'unsafeForEater'
  /** A step uses an ingredient that the list lacks. */
  | 'notListed'
  /** The list has an ingredient that no step uses. */
  | 'unused'
  | 'implausibleQuantity'
  | 'implausibleServings'
  | 'impossibleTime'
  | 'implausibleHeat'
  /** Meat, poultry, mince or fish that is not cooked through. */
  | 'undercooked'
  | 'excludedAllergen'
  /** An ingredient that the cook's words rule out. */
  | 'ruledOut'
  /** It leaves what the cook wants to use up. */
  | 'notUsedUp'
  | 'brokenDiet'
  | 'wrongCategory'
  /** It takes longer than the cook has. */
  | 'tooSlow'
  | 'duplicate';

export interface DraftFault {
  /** Position of the draft in the answer, from 0; -1 for the answer as a whole. */
  index: number;
  kind: TruthFault;
  /** What is wrong and where, in one English sentence at most, for the model and the log. */
  detail: string;
}

/** A recipe without the fields that the database adds. */
export type WrittenRecipe = Omit<Recipe, 'id' | 'imageUrl' | 'isSaved' | 'userRating'>;

/** A draft that may be shown: read and repaired, with everything computed that we can compute. */
export interface CheckedRecipe {
  /** Its position in the answer. */
  index: number;
  recipe: WrittenRecipe;
  /** Every known ingredient once, including staples. The match is counted from these. */
  ingredientIds: string[];
  /** The diets that all ingredients allow; none when an ingredient is unknown. */
  diets: DietType[];
  report: TruthReport;
}

export interface CheckedAnswer {
  kept: CheckedRecipe[];
  faults: DraftFault[];
}

/** `checkDrafts(ask, drafts)`: `drafts` is an array, one draft, or an object that holds them under a usual name. */
export type CheckDrafts = (ask: TruthAsk, drafts: unknown) => CheckedAnswer;
/** `gateAsk(text, language)`: runs before any call to a model. */
export type GateAsk = (text: string, language: Language) => GateVerdict;
/** `faultsAsWords(faults)`: for the single repair call, in English. */
export type FaultsAsWords = (faults: readonly DraftFault[]) => string;
