import { fireEvent, screen, within } from '@testing-library/react';
import meta, * as stories from '../../../stories/RecoveryCodes.stories';
import { renderStory } from '../../../stories/renderStory';

it('puts the codes on paper with the account that they belong to, and nothing else of the page', () => {
  renderStory(meta, stories.Fresh);
  fireEvent(window, new Event('beforeprint'));
  const sheet = within(screen.getByRole('article'));
  expect(sheet.getByRole('heading', { name: 'Larder recovery codes for marta@example.org' })).toBeInTheDocument();
  expect(sheet.getAllByRole('listitem')).toHaveLength(10);
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});
