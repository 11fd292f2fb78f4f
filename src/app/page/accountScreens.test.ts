const mockLoaded = jest.fn<void, [string]>();
jest.mock('./RequireSession', () => {
  mockLoaded('RequireSession');
  return { RequireSession: () => null };
});
jest.mock('@/views/SavedRecipes/SavedRecipesView', () => {
  mockLoaded('SavedRecipesView');
  return { SavedRecipesView: () => null };
});

import { preloadAccountScreen } from './accountScreens';

it('loads the code of a protected screen and of its guard before the routes ask for it', async () => {
  await preloadAccountScreen('/terms');
  expect(mockLoaded).not.toHaveBeenCalled();
  await preloadAccountScreen('/saved');
  expect(mockLoaded.mock.calls.flat().sort()).toEqual(['RequireSession', 'SavedRecipesView']);
});
