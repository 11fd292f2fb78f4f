import { parse } from 'yaml';
import { minutesOf, servingsOf, sumOf } from './amounts';
import { readCooklangStep, type CooklangStep } from './cooklangStep';
import { decodeText } from './decodeText';
import { FRONT_MATTER } from './frontMatter';
import { ImportError, type RecipeReader } from './importTypes';
import { firstText, isObject, labelsOf, type LooseObject } from './looseValues';

const METADATA = /^>>[ \t]*([^:\n]+):(.*)$/gm;
const COMMENT = /--.*$/gm;
const SECTION = /^[ \t]*=+[^=\n]*=*[ \t]*$/gm;
const NOTE = /^>.*$/gm;

const frontMatterOf = (text: string, file: string): LooseObject => {
  try {
    const data: unknown = parse(text, { maxAliasCount: 20 });
    return isObject(data) ? data : {};
  } catch {
    throw new ImportError('malformed', file, 'its front matter is not valid YAML');
  }
};

/** Keys of the specification in any spelling: "Prep Time", "prep_time" and "time.prep" are equal. */
const normalKey = (key: string) =>
  key
    .trim()
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ');

const flattened = (data: LooseObject): Map<string, unknown> => {
  const values = new Map<string, unknown>();
  for (const [key, value] of Object.entries(data)) {
    values.set(normalKey(key), value);
    if (isObject(value))
      for (const [inner, one] of Object.entries(value)) values.set(normalKey(`${key} ${inner}`), one);
  }
  return values;
};

/** "Apple pie" from "pies/Apple pie.cook": a Cooklang recipe is named after its file unless it has a title. */
const nameOfFile = (file: string) =>
  file
    .replace(/^.*[/\\›]\s*/, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();

/** A loop, because a pattern would scan to the end of the text for every unclosed "[-". */
const withoutBlockComments = (text: string): string => {
  let kept = '';
  let from = 0;
  for (let open = text.indexOf('[-'); open >= 0; open = text.indexOf('[-', from)) {
    const close = text.indexOf('-]', open + 2);
    if (close < 0) break;
    kept += text.slice(from, open);
    from = close + 2;
  }
  return kept + text.slice(from);
};

/** A repeated ingredient without an amount is the same one. */
const linesOfList = (steps: readonly CooklangStep[]): string[] => {
  const seen = new Set<string>();
  return steps
    .flatMap(({ ingredients }) => ingredients)
    .filter(({ line, name }) => {
      const isNew = !seen.has(line);
      seen.add(line).add(name);
      return isNew;
    })
    .map(({ line }) => line);
};

/** Paragraphs are steps; in a text without any empty line every line is a step. */
const sentencesOf = (body: string): string[] => {
  const parts = body.trim().split(/\n[ \t]*\n/);
  return (parts.length > 1 ? parts : body.split('\n')).map((part) => part.trim()).filter((part) => part !== '');
};

/** A Cooklang recipe: one per file. It always has a title, because the file has a name. */
export const readCooklang: RecipeReader = ({ name, bytes }) => {
  const whole = decodeText(bytes).replace(/\r\n?/g, '\n');
  const front = FRONT_MATTER.exec(whole);
  const values = flattened(front ? frontMatterOf(front[1]!, name) : {});
  let body = withoutBlockComments(front ? whole.slice(front[0].length) : whole).replace(COMMENT, '');
  for (const [, key, value] of body.matchAll(METADATA)) values.set(normalKey(key!), value!.trim());
  body = body.replace(METADATA, '').replace(NOTE, '').replace(SECTION, '');

  const steps = sentencesOf(body).map(readCooklangStep);
  const ingredients = linesOfList(steps);
  if (ingredients.length === 0 && front === null)
    throw new ImportError('noRecipe', name, 'no Cooklang ingredient in it');
  const value = (...keys: readonly string[]) => keys.map((key) => values.get(key)).find((one) => one !== undefined);
  return [
    {
      title: firstText(value('title', 'name')) || nameOfFile(name),
      description: firstText(value('description', 'introduction')),
      labels: labelsOf(value('tags', 'tag'), value('course', 'category'), value('cuisine')),
      cuisines: labelsOf(value('cuisine')),
      servings: servingsOf(value('servings', 'serves', 'yield')),
      minutes:
        minutesOf(value('time required', 'time', 'duration', 'total time')) ??
        sumOf(minutesOf(value('prep time', 'time prep')), minutesOf(value('cook time', 'time cook'))),
      ingredients,
      steps: steps.map(({ text, seconds }) => ({ text, ...(seconds !== undefined && { seconds }) })),
      language: firstText(value('locale', 'language')) || undefined,
      source: firstText(value('source url', 'source', 'source name', 'author')) || undefined,
    },
  ];
};
