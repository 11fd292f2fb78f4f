import { parse } from 'yaml';
import { minutesOf, servingsOf, sumOf } from './amounts';
import { decodeText } from './decodeText';
import { FRONT_MATTER } from './frontMatter';
import { ImportError, type RecipeReader } from './importTypes';
import { firstText, isObject, labelsOf, listOf, textOf } from './looseValues';
import { plainLines, withoutMarkdown } from './markup';

const linesOfList = (value: unknown): string[] =>
  listOf(value).flatMap((one) => plainLines(withoutMarkdown(textOf(one))));

/** A recipe in Markdown with all its data in the front matter, as Chowdown stores them. */
export const readMarkdown: RecipeReader = ({ name, bytes }) => {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  const front = FRONT_MATTER.exec(text);
  if (!front) throw new ImportError('noRecipe', name, 'Markdown without a front matter that names ingredients');
  let data: unknown;
  try {
    data = parse(front[1]!, { maxAliasCount: 20 });
  } catch {
    throw new ImportError('malformed', name, 'its front matter is not valid YAML');
  }
  if (!isObject(data) || !('ingredients' in data || 'directions' in data || 'instructions' in data))
    throw new ImportError('noRecipe', name, 'Markdown without a front matter that names ingredients');
  const body = withoutMarkdown(text.slice(front[0].length));
  return [
    {
      title: firstText(data.title, data.name),
      description: firstText(data.description) || plainLines(body).slice(0, 3).join(' '),
      labels: labelsOf(data.tags, data.category, data.categories, data.course),
      servings: servingsOf(data.servings ?? data.serves ?? data.yield),
      minutes: minutesOf(data.total_time ?? data.time) ?? sumOf(minutesOf(data.prep_time), minutesOf(data.cook_time)),
      ingredients: linesOfList(data.ingredients),
      steps: linesOfList(data.directions ?? data.instructions ?? data.method).map((line) => ({ text: line })),
      language: firstText(data.lang, data.language) || undefined,
      source: firstText(data.source, data.url) || undefined,
    },
  ];
};
