import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/HiddenResults.stories';

describe('<HiddenResults />', () => {
  it('says how many are hidden and why, and shows them again', async () => {
    const onShow = jest.fn();
    renderStory(meta, stories.OneAllergen, { onShow });
    expect(screen.getByText('3 hidden: Shellfish')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show hidden recipes: Shellfish' }));
    expect(onShow).toHaveBeenCalledWith({ kind: 'allergen', name: 'Shellfish', count: 3 });
  });

  it('distinguishes recipes that contain an allergen, may contain it, or could not be read', () => {
    renderStory(meta, stories.Uncertain);
    expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      '7 hidden: GlutenShow',
      '2 hidden: may contain nutsShow',
      '3 hidden: ingredients we could not readShow',
      '12 hidden: Vegan dietShow',
    ]);
  });

  it('has a chip for each reason', () => {
    renderStory(meta, stories.SeveralReasons);
    expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      '1 hidden: DairyShow',
      '4 hidden: not rated yetShow',
      '2 hidden: other typeShow',
      '37 hidden: other cuisineShow',
    ]);
  });

  it('shows the first five of many reasons, and the others on demand', async () => {
    renderStory(meta, stories.ManyReasons);
    expect(screen.getByText(/^8 reasons: /)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: '3 more reasons' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByText('12 hidden: Soy')).toBeInTheDocument();
  });
});
