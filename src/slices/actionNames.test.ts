import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const FILES = readdirSync(__dirname).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));

/** The types of the actions that a file of slices exports. */
const typesIn = async (file: string): Promise<string[]> => {
  const exported = Object.values((await import(join(__dirname, file))) as Record<string, unknown>);
  return exported.flatMap((one) =>
    typeof one === 'function' && 'type' in one && typeof one.type === 'string' ? [one.type] : [],
  );
};

it('says of each action in the DevTools where it belongs and what happened, which no other action says', async () => {
  const types = (await Promise.all(FILES.map(typesIn))).flat();
  expect(types.length).toBeGreaterThan(100);
  expect(types.filter((type) => !/^[a-z]\w*\/[a-z]\w*$/i.test(type))).toEqual([]);
  expect(types.filter((type, i) => types.indexOf(type) !== i)).toEqual([]);
});
