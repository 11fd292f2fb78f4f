import { act, screen } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

const HEALTH = { 'GET /api/health': { accounts: true, devTools: false } };

afterEach(() => document.documentElement.removeAttribute('dir'));

it('on a page that is read from the right, the left arrow leads to the next tab', async () => {
  document.documentElement.dir = 'rtl';
  const { user } = renderApp('/auth', { api: HEALTH });
  const login = await screen.findByRole('tab', { name: 'Login' });
  act(() => login.focus());
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Create account' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
});
