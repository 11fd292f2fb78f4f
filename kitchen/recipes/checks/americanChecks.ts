import type { DisplayOptions } from '../../measures/displayOptions';
import { displayLine, displayParts } from '../../measures/units';
import type { Check } from './recipeCheck';
import { saidTexts } from './saidTexts';
import { repeatedWord } from './textChecks';

/** British words that no American cookbook has: the tables of words and phrases lack one when they are still there. */
const LEFT_OVER =
  /(?<![\p{L}’-])(?:afters|according to the packet|aubergines?|baking (?:beans|trays?)|bicarb(?:onate)?|chill(?:i|ies)|caster|cling ?film|courgettes?|crumbed|cupfuls?|digestives?|double cream|eating apples?|filter coffee|fortnight|heaped (?:tea|table)spoons?|frying pans?|gherkins?|gram[ -]flour|hobs?|iced water|icing sugar|kitchen (?:paper|roll)|knobs? of butter|leave (?:it |them |everything )?(?:for|while)|lengthways|mange ?tout|moreish|on to (?:a|the|two|plates?)|(?:lowest|middle|top) shelf|packets? says?|(?<!roasting )pans? of (?:boiling |salted )?water|plain flour|podded|prawns?|quarters? of an hour before|rashers?|rocket|round (?:the|them|it|each|your)|runny honey|scatter(?:ed|ing)?|self-raising|shortcrust|shrimp fries|serviettes?|single cream|soured cream|spring onions?|stalk (?:end|removed)|straight ?away|streaky|strewn?|sultanas?|tea ?towels?|tinned|tins?|tipp(?:ed|ing)|topping up|trickled?|treacle|trays?|whilst|with mince|yoghurts?)(?![\p{L}])/iu;

/** A metric measure in words, which no rule of the quantities reaches. */
const METRIC =
  /(?<![\p{L}’-])(?:(?:centi|milli)?(?:meters?|metres?)|(?:kilo)?gram(?:me)?s?|kilos?|(?:milli)?lit(?:er|re)s?|cm|kg|ml)(?!\p{L})|°C/iu;

/** "A 9 inches springform pan": a word between the length and the pan that no rule of the hyphens knows. */
const INCHES_BEFORE_A_PAN = / inch(?:es)? (?:[a-z-]+ )?(?:pan|dish|plate|pot|skillet|tin|ring|mold)\b/;

const AMERICAN: DisplayOptions = { factor: 1, system: 'imperial', language: 'en-US' };

const faultIn = (text: string, slug: string): string | undefined => {
  const left = LEFT_OVER.exec(text)?.[0];
  if (left !== undefined) return `“${left}” is left over from British English`;
  const metric = METRIC.exec(text)?.[0];
  if (metric !== undefined) return `measures in “${metric}”`;
  // "Oat oat bars": two words of the tables met.
  const twice = repeatedWord(text, slug);
  if (twice !== undefined) return `says “${twice}”`;
  if (/\d\s?cups? \+|\blb \d/.test(text)) return `adds up two measures in “${text}”`;
  const beforePan = INCHES_BEFORE_A_PAN.exec(text)?.[0].trim();
  if (beforePan !== undefined) return `writes “${beforePan}” without a hyphen`;
  return /-oz\) cans? canned/.test(text) ? 'says that a can is canned' : undefined;
};

/** American English is made from the British text by rules, and says so nowhere. */
export const checkAmerican: Check = (recipe, report, rowOf) => {
  if (recipe.ingredients.some(({ id }) => !rowOf(id))) return;
  const { title, description, ingredients, instructions } = saidTexts(recipe, 'en-US');
  const options = { ...AMERICAN, category: recipe.category };
  const lines = ingredients.map((line, index): [string, string] => {
    const { quantity, name, note } =
      typeof line === 'string' ? { quantity: '', name: line } : displayLine(line, options);
    const text = [quantity, name].filter(Boolean).join(' ');
    return [`ingredients.${recipe.ingredients[index]?.key ?? ''}`, note === undefined ? text : `${text}, ${note}`];
  });
  const steps = instructions.map(({ step, parts = [step] }, index): [string, string] => [
    `en.steps[${index}]`,
    displayParts(parts, options).join(''),
  ]);
  for (const [path, text] of [['en.title', title], ['en.description', description], ...lines, ...steps] as const) {
    const fault = faultIn(text, recipe.slug);
    if (fault !== undefined) report(path, `in en-US ${fault}`);
  }
};
