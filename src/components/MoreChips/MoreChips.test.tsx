import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, { Three } from '../../../stories/TypedChips.stories';

const EIGHT = ['eggs', 'potatoes', 'half an onion', 'milk', 'parsley', 'spinach', 'feta', 'rice'];

const folded = () => screen.getAllByRole('listitem').filter(({ dataset }) => dataset.beyond === 'true');
const more = () => screen.queryByText('5 more');

describe('a row of chips on a phone', () => {
  it('folds the end of a long row, and shows it when asked, with the focus on its first chip', async () => {
    renderStory(meta, Three, { names: EIGHT });
    expect(folded()).toHaveLength(5);
    await userEvent.click(more()!);
    expect(folded()).toHaveLength(0);
    expect(more()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove milk' })).toHaveFocus();
  });

  it('shows all of a short row', () => {
    renderStory(meta, Three);
    expect(folded()).toHaveLength(0);
    expect(more()).not.toBeInTheDocument();
  });
});
