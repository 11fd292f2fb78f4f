import { ingredientById } from '../../ingredients/ingredientTable';
import { checkAgreement } from './agreementChecks';
import { checkAmerican } from './americanChecks';
import { checkAmericanNames } from './americanNameChecks';
import { checkQuantities } from './amountChecks';
import { checkAromatics } from './aromaticChecks';
import { checkCommands } from './commandChecks';
import { checkCookingTime } from './cookingTimeChecks';
import { checkBoiledEggs } from './eggChecks';
import { RecipeFault } from '../fieldReader';
import { checkFrench } from './frenchChecks';
import { checkFrenchList } from './frenchListChecks';
import { checkFryingHeat } from './fryingChecks';
import { checkAlongside, checkFirstStep, checkMeanwhile } from './orderChecks';
import { checkBakingTime, checkOven, checkRepeatedHeat } from './ovenChecks';
import { checkIdiom } from './idiomChecks';
import { checkLines } from './lineChecks';
import { checkLining } from './liningChecks';
import { checkGreased, checkServed } from './listChecks';
import { checkCutSizes } from './cutSizeChecks';
import { checkCutTwice } from './cutTwiceChecks';
import { checkMarinade } from './marinadeChecks';
import { checkDoneness, checkSafeHeat } from './meatChecks';
import { checkEnglishNotes } from './noteChecks';
import { checkNutrition } from './nutritionChecks';
import { checkRest, checkTwoParts, checkWhichOfTwo } from './partChecks';
import { checkPans } from './panChecks';
import { checkFirstVessel, checkPanName, checkRouxPan, checkSecondVessel } from './panNameChecks';
import { FILLS, GARNISHES, PIECES, PROPS, TABLES, VESSELS } from '../pictureVocabulary';
import { checkRaw, checkShellfish } from './rawChecks';
import type { Check, RowOf } from './recipeCheck';
import { WRITTEN_LANGUAGES, type CorpusRecipe } from '../recipeFormat';
import { checkRegion } from './regionChecks';
import { checkBakedParts, checkRawSeasoning } from './seasoningChecks';
import { checkSeries } from './seriesChecks';
import { checkShopping } from './shopChecks';
import { checkSpanish } from './spanishChecks';
import { checkTimes } from './timeChecks';
import { checkTimeFigures } from './timeFigures';
import { checkDriedBeans, checkTins, checkZest } from './tinChecks';
import {
  checkNotes,
  checkPlaceholders,
  checkPlainQuantities,
  checkRepeats,
  checkSpelling,
  checkTranslations,
} from './textChecks';
import { TRACE_OF_ALCOHOL } from '../../ingredients/ingredient';

const checkIngredients: Check = ({ ingredients }, report, rowOf) => {
  for (const { key, id } of ingredients)
    if (!rowOf(id)) report(`ingredients.${key}`, `“${id}” is in no ingredient table`);
};

const checkAlcohol: Check = ({ category, subcategory, ingredients }, report, rowOf) => {
  if (category !== 'Drinks') return;
  const strong = ingredients.filter(({ id }) => (rowOf(id)?.abv ?? 0) > TRACE_OF_ALCOHOL);
  if (subcategory === 'Alcoholic' && strong.length === 0)
    report('subcategory', 'is Alcoholic, but no ingredient has alcohol');
  if (subcategory === 'Non-alcoholic')
    for (const { key } of strong) report(`ingredients.${key}`, 'has alcohol in a drink that is Non-alcoholic');
};

const checkPicture: Check = ({ picture, ingredients }, report) => {
  const keys = new Set(ingredients.map(({ key }) => key));
  const known = (path: string, word: string, words: readonly string[]) => {
    if (!words.includes(word)) report(path, `“${word}” is none of ${words.join(' ')}`);
  };
  known('picture.vessel', picture.vessel, VESSELS);
  known('picture.table', picture.table, TABLES);
  known('picture.fill', picture.fill.kind, FILLS);
  const items = [
    ['pieces', PIECES],
    ['garnish', GARNISHES],
    ['props', PROPS],
  ] as const;
  for (const [name, kinds] of items)
    picture[name].forEach(({ kind, ingredient }, index) => {
      const path = `picture.${name}[${index}]`;
      known(path, kind, kinds);
      if (!keys.has(ingredient) && !(kind === 'straw' && ingredient === '-'))
        report(path, `shows “${ingredient}”, which is not in the list of ingredients`);
    });
};

const CHECKS: readonly Check[] = [
  checkIngredients,
  checkAlongside,
  checkMeanwhile,
  checkFirstStep,
  checkTimes,
  checkTimeFigures,
  checkPans,
  checkPanName,
  checkFirstVessel,
  checkRouxPan,
  checkSecondVessel,
  checkOven,
  checkBakingTime,
  checkCookingTime,
  checkRepeatedHeat,
  checkPlaceholders,
  checkNotes,
  checkPlainQuantities,
  checkTranslations,
  checkSpelling,
  checkRepeats,
  checkSeries,
  checkRest,
  checkTwoParts,
  checkCutTwice,
  checkCutSizes,
  checkCommands,
  checkBoiledEggs,
  checkWhichOfTwo,
  checkAmerican,
  checkAmericanNames,
  checkAgreement,
  checkIdiom,
  checkEnglishNotes,
  checkServed,
  checkGreased,
  checkSpanish,
  checkFrench,
  checkFrenchList,
  checkLines,
  checkLining,
  checkRegion,
  checkAlcohol,
  checkPicture,
  checkQuantities,
  checkTins,
  checkDriedBeans,
  checkZest,
  checkNutrition,
  checkFryingHeat,
  checkMarinade,
  checkRaw,
  checkShellfish,
  checkRawSeasoning,
  checkBakedParts,
  checkShopping,
  checkAromatics,
  checkSafeHeat,
  checkDoneness,
];

/** All faults in the content of a recipe; its form was checked when it was read. */
export const checkRecipe = (recipe: CorpusRecipe, rowOf: RowOf = ingredientById): RecipeFault[] => {
  const faults: RecipeFault[] = [];
  for (const check of CHECKS)
    check(recipe, (path, reason) => faults.push(new RecipeFault(recipe.slug, path, reason)), rowOf);
  return faults;
};

/** The identity of a recipe, whatever its name. */
const contentOf = ({ ingredients, servings }: CorpusRecipe): string =>
  ingredients
    .map(({ id, amount = 0, unit = '' }) => `${id} ${Math.round((amount / servings) * 100)} ${unit}`)
    .sort()
    .join(', ');

/** Faults between recipes: the same id, the same title in a language, or the same food in the same amounts. */
export const checkCorpus = (recipes: readonly CorpusRecipe[]): RecipeFault[] => {
  const owners = new Map<string, string>();
  const faults: RecipeFault[] = [];
  const claim = ({ slug }: CorpusRecipe, path: string, value: string, said = `“${value}” belongs to`) => {
    const owner = owners.get(`${path} ${value}`);
    if (owner === undefined) owners.set(`${path} ${value}`, slug);
    else faults.push(new RecipeFault(slug, path, `${said} ${owner} already`));
  };
  for (const recipe of recipes) {
    claim(recipe, 'id', String(recipe.id));
    claim(recipe, 'ingredients', contentOf(recipe), 'the same food in the same amounts is');
    for (const language of WRITTEN_LANGUAGES)
      claim(recipe, `${language}.title`, recipe.text[language].title.toLowerCase());
  }
  return faults;
};
