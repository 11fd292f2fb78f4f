import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/IngredientList.stories';

const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);

describe('<IngredientList />', () => {
  it('marks what the cook has, what is missing, and what can replace it', () => {
    renderStory(meta, stories.FoundByIngredients);
    expect(lines()).toEqual([
      '4eggsYou have it',
      '400 gtinned tomatoesYou have it',
      '2 tspground cuminMissing · swap: ground coriander',
      '1red pepper, cut into stripsMissing',
      'saltYou have it',
    ]);
  });

  it('marks nothing in a recipe that was found by its name', () => {
    renderStory(meta, stories.FoundByName);
    expect(lines()).toEqual(['50 mlwhite rum', '8 leavesmint', '½lime, in wedges']);
  });

  it('has a box for each line, ticked by the whole line and by the keyboard', async () => {
    const onTick = jest.fn();
    renderStory(meta, stories.FoundByIngredients, { onTick });
    const user = userEvent.setup();
    await user.click(screen.getByText('tinned tomatoes'));
    screen.getByRole('checkbox', { name: '2 tsp ground cumin' }).focus();
    await user.keyboard(' ');
    expect(onTick.mock.calls).toEqual([[1], [2]]);
  });

  it('counts the ticked lines, and resets them', async () => {
    const onReset = jest.fn();
    renderStory(meta, stories.SomeReady, { onReset });
    expect(screen.getByRole('status')).toHaveTextContent('2 of 5 ready');
    expect(screen.getByRole('checkbox', { name: '4 eggs' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '400 g tinned tomatoes' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Reset: untick all ingredients' }));
    expect(onReset).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('offers no reset before the first tick', () => {
    renderStory(meta, stories.FoundByName);
    expect(screen.queryByRole('button', { name: /^Reset/ })).not.toBeInTheDocument();
  });
});
