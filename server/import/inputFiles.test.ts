import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inputFiles, type Input } from './inputFiles';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-inputs-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const resultOf = async (input: Input) =>
  'passedOver' in input
    ? input.passedOver
    : input.read().then(
        () => 'read',
        (error: Error) => error.message,
      );

it('reads the rest of a folder of which one subfolder cannot be read', async () => {
  await writeFile(join(folder, 'a.json'), '{}');
  await mkdir(join(folder, 'b'));
  await writeFile(join(folder, 'c.json'), '{}');
  const results: [name: string, result: string][] = [];
  for await (const input of inputFiles([folder])) {
    results.push([input.name, await resultOf(input)]);
    // Gone once the folder has been listed.
    await rm(join(folder, 'b'), { recursive: true, force: true });
  }
  const gone = join(folder, 'b');
  expect(results).toEqual([
    [join(folder, 'a.json'), 'read'],
    [gone, `${gone}: there is no such file`],
    [join(folder, 'c.json'), 'read'],
  ]);
});
