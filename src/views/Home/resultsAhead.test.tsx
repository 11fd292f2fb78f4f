import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

const mockLoaded = jest.fn();
jest.mock('./ResultsSection', () => {
  mockLoaded();
  return { ResultsSection: () => null };
});

it('loads the code of the results when the cook begins to type, and not before', async () => {
  const { user } = renderApp('/');
  await screen.findByRole('group', { name: 'Photo of your ingredients' });
  expect(mockLoaded).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Your ingredients' }), 'e');
  await waitFor(() => expect(mockLoaded).toHaveBeenCalled());
});
