/** @jest-environment jest-fixed-jsdom */
import { photoPath } from '@contracts/photoPaths';
import { sha256 } from '@/lib/browser/sha256';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { photoVault } from '@/lib/browser/photoVault';
import { editTo } from '@/lib/recipe/recipeEdits';
import { GUEST, recipeEdited, recipeRated, recipeSaved, selectSavedById } from '@/slices/savedRecipesSlice';
import { accountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, type Tab } from '@/testing/accountTab';
import { refusal } from '@/testing/fakeAnswers';
import { keptCalls } from '@/testing/keptCalls';
import { signedIn } from '@/testing/savedTab';
import { TINY_PHOTO, withComment } from '@/testing/tinyPhoto';
import { photosOf } from './photoDelivery';

beforeEach(freshBrowser);

const PHOTO = sha256(TINY_PHOTO);
const SENT = `PHOTO ${PHOTO.slice(0, 4)}`;

const tart = (photo?: string) => ({
  ...ownRecipe(
    {
      title: 'Tart',
      about: '',
      category: 'Meals',
      subcategory: 'None',
      ingredients: [{ text: '200 g flour' }],
      steps: ['Bake.'],
      photo,
    },
    { language: 'en-GB' },
  ),
  id: 10_040,
  isSaved: true,
  userRating: 0,
});
const shown = (tab: Tab, id = 10_040) => selectSavedById(tab.getState()).get(id)!;
const give = (tab: Tab, photo: string | undefined) => {
  const { recipe, ...origin } = editTo({ ...wordsOf(shown(tab)), photo }, shown(tab));
  tab.dispatch(recipeEdited({ ...recipe, id: 10_040, isSaved: true, userRating: 0 }, origin));
};

it('is looked for once, and only in recipes that show one', () => {
  expect(photosOf([undefined, tart(), tart(PHOTO), tart(PHOTO)])).toEqual([PHOTO]);
});

describe('the photo of an own recipe', () => {
  it('keeps nothing but a plain JPEG on the device', async () => {
    expect(await photoVault().keep(TINY_PHOTO)).toBe(PHOTO);
    expect(await photoVault().keep(withComment('Seville'))).toBeUndefined();
    expect(await photoVault().keep(new TextEncoder().encode('<svg/>'))).toBeUndefined();
  });

  it('is not sent with stars, which change nothing of it', async () => {
    await photoVault().keep(TINY_PHOTO);
    const { server, tab } = await signedIn({ saved: [tart(PHOTO)] });
    tab.dispatch(recipeRated(tart(PHOTO), 4));
    await pass(10);
    expect(server.writes()).toEqual(['RATE 10040 4']);
  });

  it('reaches the account before the recipe that shows it', async () => {
    await photoVault().keep(TINY_PHOTO);
    const { server, tab } = await signedIn();
    tab.dispatch(recipeSaved(tart(PHOTO)));
    await pass(10);
    expect(server.writes()).toEqual([SENT, 'SAVE 10040']);
    expect(server.list()).toMatchObject([{ imageUrl: photoPath(PHOTO) }]);
    const [{ jpeg }] = server.sentTo(`PUT /api/user/photos/${PHOTO}`) as [{ jpeg: string }];
    expect(jpeg).toBe(Buffer.from(TINY_PHOTO).toString('base64'));
    expect(keptCalls(tab.getState())).toEqual([]);
  });

  it('is sent once, whatever else is edited', async () => {
    await photoVault().keep(TINY_PHOTO);
    const { server, tab } = await signedIn();
    tab.dispatch(recipeSaved(tart(PHOTO)));
    await pass(10);
    give(tab, undefined);
    await pass(10);
    expect(shown(tab).imageUrl).toBeUndefined();
    give(tab, PHOTO);
    await pass(10);
    expect(server.writes().filter((write) => write === SENT)).toHaveLength(1);
    expect(server.list()[0]!.imageUrl).toBe(photoPath(PHOTO));
  });

  it('waits for a connection, and its recipe with it', async () => {
    await photoVault().keep(TINY_PHOTO);
    const { server, tab } = await signedIn();
    server.mischief = () => refusal(503);
    tab.dispatch(recipeSaved(tart(PHOTO)));
    await pass(100);
    expect(server.list()).toEqual([]);
    server.mischief = () => undefined;
    await pass(60_000);
    expect(server.list()).toMatchObject([{ imageUrl: photoPath(PHOTO) }]);
    expect(tab.unsent('u1')).toEqual([]);
  });

  it('that waits lets the account have the recipe as it was first, and then its edit', async () => {
    await photoVault().keep(TINY_PHOTO);
    const { server, tab } = await signedIn();
    server.mischief = () => refusal(503);
    tab.dispatch(recipeSaved(tart(PHOTO)));
    give(tab, undefined);
    await pass(100);
    expect(tab.unsent('u1')).toMatchObject([{ kind: 'save', edits: [{}] }]);
    server.mischief = () => undefined;
    await pass(60_000);
    expect(server.writes().slice(-3)).toEqual([SENT, 'SAVE 10040', 'EDIT 10040']);
    expect(server.list()).toMatchObject([{ id: 10_040, title: 'Tart' }]);
  });

  it('stays on the device, and does not hold its recipe up, if the account will not take it', async () => {
    await photoVault().keep(TINY_PHOTO);
    const { server, tab } = await signedIn();
    server.mischief = ({ route }) => (route.includes('/photos/') ? refusal(415) : undefined);
    tab.dispatch(recipeSaved(tart(PHOTO)));
    await pass(10);
    expect(server.list()).toHaveLength(1);
    expect(await photoVault().read(PHOTO)).toEqual(TINY_PHOTO);
  });

  it('moves to the account with the recipe of a guest', async () => {
    await photoVault().keep(TINY_PHOTO);
    const server = accountServer();
    const tab = await openTab();
    tab.dispatch(recipeSaved(tart(PHOTO)));
    await tab.signIn('u1');
    await pass(100);
    expect(server.writes()).toEqual([SENT, 'SAVE 10040']);
    expect(tab.getState().savedRecipes.byOwner[GUEST] ?? []).toEqual([]);
  });
});
