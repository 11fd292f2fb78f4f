import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { OWN_PHOTO_MAX_BYTES, OWN_PHOTO_MAX_SIDE_PX } from '@contracts/limits';
import { plainJpeg } from '@kitchen/photos/plainJpeg';
import { createRecipePhotos } from './recipePhotos';
import { ownerOfUser, ownerOfVisitor } from './recipeOwner';

const NOW = new Date('2026-03-01T12:00:00Z');
const NAME = 'ab'.repeat(32);
const [OWN, OF_RECIPE, SHARED] = ['own', 'of recipe', 'shared'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
  Buffer,
];
const SENDER = { address: '192.0.2.1', visitor: 'v1' };

type Dependencies = Parameters<typeof createRecipePhotos>[0];
type Table = Pick<Dependencies['photos'], 'has' | 'keep' | 'ofAccount' | 'ofRecipe'>;

/** The service over tables that have these photos. */
const opened = ({ own, ofRecipe, shared }: { own?: Buffer; ofRecipe?: Buffer; shared?: Buffer } = {}) => {
  const photos = {
    has: jest.fn(() => Promise.resolve(own !== undefined)),
    keep: jest.fn(() => Promise.resolve()),
    ofAccount: jest.fn(() => Promise.resolve(own)),
    ofRecipe: jest.fn(() => Promise.resolve(ofRecipe)),
  } satisfies Table;
  const sharedPhotos = {
    has: jest.fn(() => Promise.resolve(shared !== undefined)),
    keep: jest.fn(() => Promise.resolve()),
    ofRecipe: jest.fn(() => Promise.resolve(shared)),
  };
  const service = createRecipePhotos({
    photos: photos as unknown as Dependencies['photos'],
    shared: sharedPhotos as unknown as Dependencies['shared'],
    accountQuota: {} as Dependencies['accountQuota'],
    now: () => NOW,
  });
  return { photos, sharedPhotos, service };
};

describe('a photo', () => {
  it.each([
    ['of the account itself', { own: OWN, ofRecipe: OF_RECIPE, shared: SHARED }, 'ada', 7, OWN],
    ['of a recipe that an account may read', { ofRecipe: OF_RECIPE }, 'ada', 7, OF_RECIPE],
    ['of a recipe that anyone may read', { own: OWN, ofRecipe: OF_RECIPE, shared: SHARED }, undefined, 7, OF_RECIPE],
    ['that a guest shared with a recipe', { shared: SHARED }, undefined, 7, SHARED],
  ])('is read: that %s', async (_what, there, uid, recipe, bytes) => {
    expect(await opened(there).service.read(NAME, uid, recipe)).toBe(bytes);
  });

  it.each([
    ['no recipe shows it', { ofRecipe: OF_RECIPE, shared: SHARED }, 'ada', undefined],
    ['it is private to another account', { own: OWN }, undefined, 7],
    ['there is none', {}, 'ada', 7],
  ])('is not found where %s', async (_what, there, uid, recipe) => {
    await expect(opened(there).service.read(NAME, uid, recipe)).rejects.toThrow('addressNotFound');
  });

  it.each([
    ['an account', ownerOfUser('ada'), { own: OWN }, { shared: SHARED }],
    ['a browser', ownerOfVisitor('v1'), { shared: SHARED }, { own: OWN }],
  ])('of %s is looked for among those of its kind', async (_who, owner, there, elsewhere) => {
    expect(await opened(there).service.has(owner, NAME)).toBe(true);
    expect(await opened(elsewhere).service.has(owner, NAME)).toBe(false);
  });
});

describe('a photo that is sent', () => {
  const picture = (width = 20, height = 10) => sharp({ create: { width, height, channels: 3, background: '#c60' } });
  const named = (bytes: Buffer) => ({ bytes, name: createHash('sha256').update(bytes).digest('hex') });
  const photo = async (width?: number, height?: number) =>
    named(Buffer.from(plainJpeg(await picture(width, height).jpeg().toBuffer())!));
  const signal = new AbortController().signal;
  const keeping = async (sent: Awaited<ReturnType<typeof photo>>, there = {}) => {
    const { service } = opened(there);
    const refusals = [service.keep({ ...sent, uid: 'ada' }, SENDER, signal), service.keepShared({ ...sent, owner: 'visitor:v1' }, SENDER, signal)]; // prettier-ignore
    return (await Promise.allSettled(refusals)).map((one) => (one.status === 'rejected' ? (one.reason as Error).message : 'kept')); // prettier-ignore
  };

  it.each<[string, () => Promise<ReturnType<typeof named>>, string]>([
    ['has too many bytes', async () => named(Buffer.concat([(await photo()).bytes, Buffer.alloc(OWN_PHOTO_MAX_BYTES)])), 'imageTooLarge'], // prettier-ignore
    ['has as many bytes as it may, and is no picture', () => Promise.resolve(named(Buffer.alloc(OWN_PHOTO_MAX_BYTES))), 'notAnImage'], // prettier-ignore
    ['is no picture', async () => named(Buffer.from('Less salt')), 'notAnImage'],
    ['is another kind of picture', async () => named(await picture().png().toBuffer()), 'imageUnsupported'],
    ['says where it was taken', async () => named(await picture().withExif({ IFD0: { Copyright: 'Ada' } }).jpeg().toBuffer()), 'imageUnsupported'], // prettier-ignore
    ['has another name', async () => ({ ...(await photo()), name: NAME }), 'fieldInvalid'],
    ['is too wide', () => photo(OWN_PHOTO_MAX_SIDE_PX + 1, 1), 'imageTooLarge'],
    ['is too high', () => photo(1, OWN_PHOTO_MAX_SIDE_PX + 1), 'imageTooLarge'],
    ['is as wide as it may be', () => photo(OWN_PHOTO_MAX_SIDE_PX, 1), 'kept'],
  ])('that %s', async (_what, send, ending) => {
    expect(await keeping(await send())).toEqual([ending, ending]);
  });

  it('that has another name is refused for its name', async () => {
    const sent = { ...(await photo()), name: NAME, uid: 'ada' };
    await expect(opened().service.keep(sent, SENDER, signal)).rejects.toMatchObject({ values: { field: 'name' } });
  });

  it('is decoded when it comes first, and not again', async () => {
    const { bytes } = await photo();
    // A table of codes that no decoder can use.
    const table = bytes.indexOf(Buffer.from([0xff, 0xc4])) + 5;
    const broken = named(Buffer.from(bytes).fill(0x7f, table, table + 16));
    expect(await keeping(broken)).toEqual(['imageBroken', 'imageBroken']);
    expect(await keeping(broken, { own: broken.bytes, shared: broken.bytes })).toEqual(['kept', 'kept']);
  });

  it('is kept for its account, or for the guest who shares it', async () => {
    const sent = await photo();
    const { photos, sharedPhotos, service } = opened();
    await service.keep({ ...sent, uid: 'ada' }, SENDER, signal);
    expect(photos.keep).toHaveBeenCalledWith({ ...sent, uid: 'ada', owner: 'user:ada', at: NOW }, {});
    await service.keepShared({ ...sent, owner: 'visitor:v1' }, SENDER, signal);
    expect(sharedPhotos.keep).toHaveBeenCalledWith({ ...sent, owner: 'visitor:v1', at: NOW });
  });
});
