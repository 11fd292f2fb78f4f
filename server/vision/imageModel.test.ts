import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, symlink, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { placeTinyModel, tinyImageModel } from '../testing/tinyImageModel';
import { modelFolder, runtimeFolder } from './fetchVision';
import { createImageModel } from './imageModel';
import { cropsOf } from './photoCrops';
import { createPhotoPreparer } from './preparePhoto';
import { SURE } from './recogniser';

const root = process.cwd();
const never = new AbortController().signal;

/**
 * The real runtime is 85 MB (npm downloads 115) and not in the lock file: it is installed once, as by `npm run
 * fetch-vision`.
 */
const RUNTIME = process.env.VISION_RUNTIME ?? join(root, 'node_modules', '.cache', 'larder-vision');
const fetching = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(root, 'scripts', 'fetchVision.ts'), '--runtime-into', RUNTIME],
  { cwd: root, encoding: 'utf8', timeout: 300_000 },
);
const reason = fetching.status === 0 ? '' : ` (skipped: ${fetching.stderr.trim().slice(0, 200) || 'it took too long'})`;
const withRuntime = fetching.status === 0 ? describe : describe.skip;

const picture = async (svg: string) =>
  createPhotoPreparer().prepare(
    await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700">${svg}</svg>`))
      .jpeg()
      .toBuffer(),
    never,
  );
const filled = (colour: string) => picture(`<rect width="900" height="700" fill="${colour}"/>`);

withRuntime(`a real model of a few kilobytes, in the real runtime${reason}`, () => {
  const { kind } = tinyImageModel();
  let dataDir: string;
  let model: ReturnType<typeof createImageModel>;
  const open = () =>
    createImageModel({
      kind,
      dataDir,
      root,
      workerFile: pathToFileURL(join(root, 'server', 'vision', 'visionWorker.ts')),
    });
  const namesFile = async () => {
    const folder = modelFolder({ dataDir }, kind);
    return join(
      folder,
      (await readdir(folder)).find((name) => name.startsWith('names-'))!,
    );
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'larder-model-'));
    await symlink(RUNTIME, runtimeFolder({ dataDir }));
    model = open();
  });
  afterAll(async () => {
    await model.close?.();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is not ready before its files exist, and requests them from no server', async () => {
    expect(await model.prepare()).toBe(false);
    expect(model.isReady?.()).toBe(false);
  });

  it('is ready once it has read the names of our ingredients, and stores the result', async () => {
    await placeTinyModel(modelFolder({ dataDir }, kind));
    expect(await model.prepare()).toBe(true);
    expect(model.isReady?.()).toBe(true);
    const file = await namesFile();
    await utimes(file, 1, 1);
    const again = open();
    expect(await again.prepare()).toBe(true);
    expect((await stat(file)).mtimeMs).toBe(1_000);
    await again.close?.();
  });

  it.each([
    ['#e01010', 'tomato'],
    ['#10c010', 'spinach'],
    ['#1010d0', 'blueberry'],
    ['#e0e010', 'banana'],
  ])('sees in %s a %s', async (colour, id) => {
    const { chips, by } = await model.recognise(await filled(colour), 'en-GB', never);
    expect(chips[0]).toMatchObject({ ingredientId: id, source: 'local' });
    expect(chips[0]!.confidence).toBeGreaterThan(SURE);
    expect(by).toBe('tiny-colours');
  });

  it('sees nothing on an empty table', async () => {
    expect((await model.recognise(await filled('#101010'), 'en-GB', never)).chips).toEqual([]);
  });

  it("sees several foods in one picture by looking at its parts, and names them in the cook's language", async () => {
    const table = '<rect width="900" height="700" fill="#101010"/>';
    const both = `${table}<rect width="420" height="330" fill="#f01010"/><rect x="480" y="370" width="420" height="330" fill="#10e010"/>`;
    const { chips } = await model.recognise(await picture(both), 'fr', never);
    expect(chips.map(({ name }) => name)).toEqual(expect.arrayContaining(['tomate', 'épinards']));
  });

  it('stops when the cook disconnects', async () => {
    const gone = AbortSignal.abort(new Error('left'));
    await expect(model.recognise(await filled('#e01010'), 'en-GB', gone)).rejects.toThrow('left');
  });

  it('starts again after its thread was ended', async () => {
    await model.close?.();
    expect((await model.recognise(await filled('#e01010'), 'en-GB', never)).chips[0]!.ingredientId).toBe('tomato');
  });
});

describe('the parts of a picture', () => {
  it.each([
    [900, 700],
    [300, 2_000],
    [20, 20],
    [1, 1],
    [2_048, 3],
  ])('of %i x %i are fourteen squares of the model’s size', async (width, height) => {
    const jpeg = await sharp({ create: { width, height, channels: 3, background: '#abc' } })
      .jpeg()
      .toBuffer();
    const crops = await cropsOf(jpeg);
    expect(crops).toHaveLength(14);
    for (const { data, width: w, height: h } of crops) expect([w, h, data.length]).toEqual([224, 224, 224 * 224 * 3]);
  });
});
