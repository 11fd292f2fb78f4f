import type { Recipe } from '@contracts/recipe';
import type { TruthReport } from '@contracts/truth';
import type { Category, DietType, Language, Subcategory } from '@contracts/vocabulary';

export type { RecipeDraft } from '@contracts/recipeDraft';

/** For whom a recipe has to be safe beyond the usual, as the words of the ask say. */
export type Eater = 'infant' | 'child' | 'pregnant';

/** What a cook asked, as far as an answer is measured by it. */
export interface TruthAsk {
  /** What was typed, with the names that a photo gave. Never trusted, only read for `Eater`s. */
  text: string;
  /** Recipes have to be written in this. */
  language: Language;
  /** None is any. */
  category: Category;
  subcategory?: Subcategory;
  /** The union of what the account and the filter exclude (DECISIONS 12). */
  excludedAllergens: readonly string[];
  dietTypes: readonly DietType[];
  /** Titles that the cook sees already (the corpus): a draft of the same name is dropped as a duplicate. */
  knownTitles?: readonly string[];
}

/** Why an ask goes to no model. The corpus still answers it. */
export type GateFault =
  /** Nothing to eat or drink was asked for: glue, detergent, medicines, weapons. */
  | 'notFood'
  /** Things that give off a poison together, or poison by themselves. */
  | 'dangerous'
  /** Somebody is to be harmed, or harmed without knowing. */
  | 'harm'
  /** Honey for an infant, alcohol for a child, and the like. */
  | 'unsafeForEater'
  /** The text tells the model what to do instead of naming food. */
  | 'injection'
  /** No letters, or more than may be asked. */
  | 'unreadable';

export type GateVerdict = { ok: true } | { ok: false; kind: GateFault };

/** Why a draft is not shown. What can be mended is mended instead, and named in the report of the recipe. */
export type TruthFault =
  /** Not an object that could be a recipe. */
  | 'unreadable'
  | 'noTitle'
  | 'noIngredients'
  | 'noSteps'
  | 'tooMuch'
  /** Text that is code, a prompt or an advertisement, no recipe. */
  | 'notARecipe'
  | 'wrongLanguage'
  | 'notFood'
  | 'dangerousMix'
  /** Poisonous as it is, or as it is prepared: raw kidney beans, rhubarb leaves. */
  | 'poisonous'
  /** Keeping food in a way that lets botulism grow: garlic in oil, home canning without pressure. */
  | 'unsafeKeeping'
  /** Honey for an infant, raw egg in pregnancy, alcohol for a child. */
  | 'unsafeForEater'
  /** A step uses what the list does not name. */
  | 'notListed'
  /** The list names what no step uses. */
  | 'unused'
  | 'implausibleQuantity'
  | 'implausibleServings'
  | 'impossibleTime'
  | 'implausibleHeat'
  /** Meat, poultry, mince or fish that is not cooked through. */
  | 'undercooked'
  | 'excludedAllergen'
  | 'brokenDiet'
  | 'wrongCategory'
  | 'duplicate';

export interface DraftFault {
  /** Which draft of the answer, from 0; -1 where the answer as a whole is meant. */
  index: number;
  kind: TruthFault;
  /** English, for the model and the log: what and where. Never more than a sentence. */
  detail: string;
}

/** A recipe without what the database adds. */
export type WrittenRecipe = Omit<Recipe, 'id' | 'imageUrl' | 'isSaved' | 'userRating'>;

/** A draft that may be shown: read, mended and with everything computed that we can compute. */
export interface CheckedRecipe {
  /** Its place in the answer. */
  index: number;
  recipe: WrittenRecipe;
  /** Every known ingredient once, staples too: what a match is counted by. */
  ingredientIds: string[];
  /** The diets that all ingredients allow; where one is unknown, none is promised. */
  diets: DietType[];
  report: TruthReport;
}

export interface CheckedAnswer {
  kept: CheckedRecipe[];
  faults: DraftFault[];
}

/** `checkDrafts(ask, drafts)`: `drafts` is an array, one draft, or an object that has them under any usual name. */
export type CheckDrafts = (ask: TruthAsk, drafts: unknown) => CheckedAnswer;
/** `gateAsk(text, language)`: asked before any model is. */
export type GateAsk = (text: string, language: Language) => GateVerdict;
/** `faultsAsWords(faults)`: for the one repair call, in English. */
export type FaultsAsWords = (faults: readonly DraftFault[]) => string;
