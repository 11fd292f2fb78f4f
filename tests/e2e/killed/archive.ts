import type { FileItem } from '../../../contracts/fileImport';
import { readUpload } from '../../../server/import/upload/readUpload';
import type { Call, Entry } from './written';

interface Kept {
  recipes: string[];
  lines: string[];
}

const sorted = ({ recipes, lines }: Kept): Kept => ({ recipes: recipes.toSorted(), lines: lines.toSorted() });

const OWN = /^(Tart|Soup of a file)/;

/** What a line says, without its id and its recipe, which have other names in a file. */
const wordsOf = (thing: object): string => {
  const { kind, text, comment, name, what } = thing as Record<string, unknown>;
  const bought = (what as { name?: string } | undefined)?.name ?? name;
  return [kind === 'bought' ? undefined : kind, text ?? comment ?? bought].filter(Boolean).join(': ');
};

/** What the archive of an account has, and what its list and its lines have: both have to be the same. */
export const archiveFaults = async (address: string, cookie: string, call: Call): Promise<string[]> => {
  const reply = await fetch(`${address}/api/user/archive`, { headers: { cookie } });
  const pieces = await readUpload({ name: 'archive.zip', bytes: Buffer.from(await reply.arrayBuffer()) });
  const items = pieces.flatMap((piece) => JSON.parse(piece) as FileItem[]);
  const inFile: Kept = { recipes: [], lines: [] };
  for (const item of items) {
    if ('words' in item && OWN.test(item.words.title)) inFile.recipes.push(item.words.title);
    if ('line' in item && item.line.thing.kind !== 'aisles') inFile.lines.push(wordsOf(item.line.thing));
  }
  const list = (await call(address, 'GET', '/api/user/recipes/saved')) as { title: string }[];
  const answers = await Promise.all(['/api/cookbook', '/api/shopping'].map((path) => call(address, 'GET', path)));
  const entries = answers.flatMap((answer) => (answer as { entries: Entry[] }).entries);
  const onAccount: Kept = {
    recipes: list.map(({ title }) => title).filter((title) => OWN.test(title)),
    lines: entries.flatMap(({ thing }) => (thing ? [wordsOf(thing)] : [])),
  };
  const [found, wanted] = [inFile, onAccount].map((one) => JSON.stringify(sorted(one)));
  return found === wanted ? [] : [`the archive has ${found}, the account ${wanted}`];
};
