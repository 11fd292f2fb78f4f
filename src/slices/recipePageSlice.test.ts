import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { IMAGE_VOTES_KEPT } from '@contracts/limits';
import {
  imageJudged,
  ingredientTicked,
  recipePageSlice,
  selectIsImageJudged,
  selectMovedTo,
  selectTicked,
  ticksCleared,
  type RecipePageState,
} from './recipePageSlice';

const { reducer, getInitialState } = recipePageSlice;
const after = (...actions: Parameters<typeof reducer>[1][]): RecipePageState =>
  actions.reduce(reducer, getInitialState());

describe('ingredients that stand ready', () => {
  it('are ticked, unticked and cleared, each recipe for itself', () => {
    const tick = (recipeId: number, line: number) => ingredientTicked({ recipeId, line });
    expect(after(tick(7, 0), tick(7, 2), tick(8, 1), tick(7, 0)).ticked).toEqual({ 7: [2], 8: [1] });
    expect(after(tick(7, 0), tick(8, 1), ticksCleared(7)).ticked).toEqual({ 8: [1] });
  });
});

it('follows a recipe to the id that the server gave it, with its ticks', () => {
  const state = {
    recipePage: after(ingredientTicked({ recipeId: 99, line: 2 }), recipeIdReplaced({ from: 99, to: 7 })),
  };
  expect([selectMovedTo(state, 99), selectMovedTo(state, 7)]).toEqual([7, undefined]);
  expect([selectTicked(state, 99), selectTicked(state, 7)]).toEqual([[], [2]]);
});

it('follows a recipe to its new id with the vote on its picture', () => {
  const vote = { recipeId: 99, imageUrl: '/pictures/soup.webp' };
  expect(after(imageJudged(vote), recipeIdReplaced({ from: 99, to: 7 })).imageVotes).toEqual([
    { ...vote, recipeId: 7 },
  ]);
});

describe('the selector of ticked ingredients', () => {
  it('gives the lines of a recipe, and none for one that was never ticked', () => {
    const state = { recipePage: after(ingredientTicked({ recipeId: 7, line: 2 })) };
    expect(selectTicked(state, 7)).toEqual([2]);
    expect(selectTicked(state, 8)).toEqual([]);
  });
});

describe('judged pictures', () => {
  it('are remembered once each, the newest first, up to a limit', () => {
    const vote = (recipeId: number, newImageUrl?: string) =>
      imageJudged({ recipeId, imageUrl: '/pictures/a.webp', newImageUrl });
    expect(after(vote(1), vote(2), vote(1, '/pictures/b.webp')).imageVotes).toEqual([
      { recipeId: 1, imageUrl: '/pictures/a.webp', newImageUrl: '/pictures/b.webp' },
      { recipeId: 2, imageUrl: '/pictures/a.webp', newImageUrl: undefined },
    ]);
    expect(after(...Array.from({ length: IMAGE_VOTES_KEPT + 5 }, (_, i) => vote(i + 1))).imageVotes).toHaveLength(
      IMAGE_VOTES_KEPT,
    );
  });

  it('says which picture of which recipe was judged already', () => {
    const judged = imageJudged({ recipeId: 7, imageUrl: '/pictures/a.webp' });
    const state = { recipePage: after(judged) };
    expect(selectIsImageJudged(state, 7, '/pictures/a.webp')).toBe(true);
    expect(selectIsImageJudged(state, 7, '/pictures/a-v2.webp')).toBe(false);
    expect(selectIsImageJudged(state, 8, '/pictures/a.webp')).toBe(false);
    expect(selectIsImageJudged(state, 7, undefined)).toBe(false);
  });
});
