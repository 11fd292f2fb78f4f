import { screen } from '@testing-library/react';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/IngredientList.stories';

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('<IngredientList />', () => {
  it('marks what the cook has, what is missing, and what would do instead', () => {
    renderStory(meta, stories.FoundByIngredients);
    expect(lines()).toEqual([
      'You have it4eggs',
      'You have it400 gtinned tomatoes',
      '2 tspground cuminNeeds · swap: ground coriander',
      '1red pepper, cut into stripsNeeds',
      'You have itsalt',
    ]);
  });

  it('marks nothing in a recipe that was found by its name', () => {
    renderStory(meta, stories.FoundByName);
    expect(lines()).toEqual(['50 mlwhite rum', '8 leavesmint', '½lime, in wedges']);
  });
});
