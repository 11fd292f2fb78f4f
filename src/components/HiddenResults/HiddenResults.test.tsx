import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/HiddenResults.stories';

describe('<HiddenResults />', () => {
  it('says how many are hidden and why, and shows them again', async () => {
    const onShow = jest.fn();
    renderStory(meta, stories.OneAllergen, { onShow });
    expect(screen.getByRole('listitem')).toHaveTextContent('Shellfish 3 hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Show hidden recipes: Shellfish' }));
    expect(onShow).toHaveBeenCalledWith({ kind: 'allergen', name: 'Shellfish', count: 3 });
  });

  it('distinguishes recipes that contain an allergen, may contain it, or could not be read', () => {
    renderStory(meta, stories.Uncertain);
    expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Gluten 7 hiddenShow',
      'May contain nuts 2 hiddenShow',
      'Ingredients we could not read 3 hiddenShow',
      'Vegan diet 12 hiddenShow',
    ]);
  });

  it('has a chip for each reason', () => {
    renderStory(meta, stories.SeveralReasons);
    expect(screen.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Dairy 1 hiddenShow',
      'Not rated yet 4 hiddenShow',
      'Other type 2 hiddenShow',
      'Other cuisine 37 hiddenShow',
    ]);
  });

  it('shows the first five of many reasons, and the others on demand', async () => {
    renderStory(meta, stories.ManyReasons);
    expect(screen.getByText(/^8 reasons: /)).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: '3 more reasons' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
    expect(screen.getByText(/^Soy/)).toHaveTextContent('Soy 12 hidden');
  });
});
