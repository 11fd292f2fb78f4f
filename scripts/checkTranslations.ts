/**
 * Checks the four catalogues: the same ids in each, no empty text, the same placeholders in each language, no id
 * missing that the code names, and no id that the code does not use.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { LANGUAGES } from '../contracts/vocabulary';

const root = join(__dirname, '..');
const catalogues = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(join(root, 'translations', `${language}.json`), 'utf8')) as Record<string, string>,
  ]),
);

const sourcesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** Names of the arguments and tags of an ICU message, at any depth. */
const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    if (isPluralElement(element) || isSelectElement(element))
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => namesIn(value))];
    if (isTagElement(element)) return [element.value, ...namesIn(element.children)];
    return [element.value];
  });
const argumentsOf = (text: string) => [...new Set(namesIn(parse(text)))].sort().join(' ');

const faults: string[] = [];
const reference = catalogues['en-GB']!;
for (const language of LANGUAGES) {
  const catalogue = catalogues[language]!;
  for (const id of Object.keys(reference)) if (!(id in catalogue)) faults.push(`${language}: ${id} is missing`);
  for (const [id, text] of Object.entries(catalogue)) {
    if (!(id in reference)) faults.push(`${language}: ${id} is not in en-GB`);
    else if (text.trim() === '') faults.push(`${language}: ${id} is empty`);
    else if (argumentsOf(text) !== argumentsOf(reference[id]!))
      faults.push(`${language}: ${id} has other arguments than en-GB (${argumentsOf(text)})`);
  }
}

const code = [...sourcesBelow('src'), ...sourcesBelow('server')].join('\n');
const named = new Set([...code.matchAll(/\bid: '([\w-]+(?:\.[\w-]+)+)'/g)].map(([, id]) => id!));
for (const [, id] of code.matchAll(/'(server\.[\w.-]+)'/g)) named.add(id!);
for (const id of named) if (!(id in reference)) faults.push(`en-GB: ${id} is named in the code but has no text`);
for (const id of Object.keys(reference)) if (!named.has(id)) faults.push(`en-GB: ${id} is not used anywhere`);

for (const fault of faults) console.error(fault);
console.log(`${Object.keys(reference).length} messages in ${LANGUAGES.length} languages, ${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
