import { RECIPE_TEXT_MAX } from '@contracts/limits';
import { readIngredientLine } from '../lines/ingredientLines';
import type { TextLanguage } from '../languageOfScores';
import { cutText } from './cutText';
import { kindsOfLines, type JudgedLine } from './lineKinds';
import { metaOf } from './metaLines';
import { BULLET, BULLET_INSIDE, splitList } from './listLines';
import type { IngredientEntry, RecipeText } from './recipeText';
import { SOURCE_TEXT_MAX, sourceLines } from './sourceLines';
import { atNumbers, ungluedSteps, withinLimit, withoutNumber } from './stepTexts';
import { textTongue } from './textTongue';
import { takeTitle } from './titleOf';

/** A line with several amounts in it is a list written in one line. */
const GLUED_COMMAS_MIN = 2;
const ADDRESS = /https?:\/\/[^\s<>"')]+/i;

const headingText = (text: string) => text.replace(/\s*:$/, '');

const ingredientsOf = (lines: readonly JudgedLine[], { language }: TextLanguage): IngredientEntry[] => {
  const isIngredient = (piece: string) => readIngredientLine(piece, language).ids.length > 0;
  const listed = lines.filter(({ kind }) => kind === 'ingredient').length;
  return lines.flatMap((line, i): IngredientEntry[] => {
    if (line.kind === 'heading') {
      const next = lines.slice(i + 1).find(({ kind }) => kind === 'ingredient' || kind === 'step')!;
      return next.kind === 'ingredient' ? [{ text: headingText(line.plain), isHeading: true }] : [];
    }
    if (line.kind !== 'ingredient') return [];
    const plain = line.plain.replace(BULLET, '');
    const isGlued = BULLET_INSIDE.test(plain) || (plain.match(/[,;]/g)?.length ?? 0) >= GLUED_COMMAS_MIN;
    const pieces =
      isGlued && (listed <= 2 || line.section === 'ingredients') ? splitList(plain, isIngredient) : [plain];
    return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece)).map((text) => ({ text: text.replace(/[,;]$/, '') }));
  });
};

/** The steps; a heading stands before the first step below it. */
const stepsOf = (lines: readonly JudgedLine[]): string[] => {
  const steps: string[] = [];
  const isOne = lines.filter(({ kind }) => kind === 'step').length === 1;
  let heading = '';
  lines.forEach((line) => {
    if (line.kind === 'heading') heading = headingText(line.plain);
    if (line.kind === 'ingredient') heading = '';
    const bare = line.kind === 'step' ? withoutNumber(line.plain) : '';
    if (bare === '') return;
    const plain = heading === '' ? line.plain : `${heading}: ${bare}`;
    heading = '';
    const parts = (isOne ? ungluedSteps(plain) : atNumbers(plain)).flatMap(withinLimit);
    steps.push(...parts.map(withoutNumber).filter((part) => part !== ''));
  });
  return steps;
};

const aboutOf = (lines: readonly JudgedLine[]): string =>
  cutText(
    lines
      .filter(({ kind }) => kind === 'about')
      .map(({ plain }) => plain)
      .join('\n'),
    RECIPE_TEXT_MAX,
  );

/** The whole time where the text has it, the sum of the parts otherwise. */
const minutesOf = (lines: readonly Pick<JudgedLine, 'meta'>[]): number | undefined => {
  const [total] = lines.flatMap(({ meta }) => meta?.total ?? []);
  const parts = lines.flatMap(({ meta }) => meta?.part ?? []);
  return total ?? (parts.length > 0 ? parts.reduce((sum, one) => sum + one, 0) : undefined);
};

const statedServings = (lines: readonly Pick<JudgedLine, 'meta'>[]): number[] =>
  lines.flatMap(({ meta }) => meta?.servings ?? []);

/** Servings of a line of their own, or of a label: "Ingredients (for 4)", "Ingredientes para 6 personas". */
const servingsOf = (lines: readonly JudgedLine[]): number | undefined => {
  const [own] = statedServings(lines);
  if (own !== undefined) return own;
  const label = lines.find(({ section }) => section === 'ingredients');
  const [, named, inBrackets] =
    /(?:for|para|pour|serves|makes|x) (?:about )?(\d{1,2})\b|\((\d{1,2}) /iu.exec(label?.text ?? '') ?? [];
  const count = named ?? inBrackets;
  return count === undefined ? undefined : Number(count);
};

/** What the sentences about the dish say of the whole: "A winter dish. Serves 4 to 6. Prep 20 mins, cook 50 mins." */
const metaOfAbout = (lines: readonly JudgedLine[]) =>
  lines
    .filter(({ kind }) => kind === 'about')
    .flatMap(({ plain }) => plain.split(/(?<=\p{L}\p{L}|\d)[.!?] (?=\p{Lu})|[.!?]$/u))
    .map((sentence) => ({ meta: metaOf(sentence) }));

/**
 * Cuts a plain text (a mail, a note, the caption of a video, a copied page) into the parts of a recipe. Nothing is
 * invented and no line is lost: what is neither title, list nor method becomes the text about the dish, apart from
 * greetings and the like. The work is linear in the text, of which the first 60,000 characters are read.
 * @param claimed the language to assume when the text does not tell
 */
export const readRecipeText = (text: string, claimed: string): RecipeText => {
  const spoken = textTongue(text, claimed);
  const lines = kindsOfLines(sourceLines(text), spoken.language);
  const title = takeTitle(lines);
  const blurb = metaOfAbout(lines);
  const servings = servingsOf(lines) ?? statedServings(blurb)[0];
  const minutes = minutesOf(lines) ?? minutesOf(blurb);
  const source = ADDRESS.exec(text.slice(0, SOURCE_TEXT_MAX))?.[0];
  return {
    title,
    about: aboutOf(lines),
    ...(servings !== undefined && { servings }),
    ...(minutes !== undefined && { minutes }),
    ingredients: ingredientsOf(lines, spoken),
    steps: stepsOf(lines),
    ...(source !== undefined && { source }),
    lines: lines.map(({ text: line, kind = 'about' }) => ({ text: line, kind })),
    spoken,
  };
};
