import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { createAppStore } from '@/app/store/store';
import { AppFrame } from '@/testing/AppFrame';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { AuthView } from './AuthView';

/** A page that is never rendered at another address than its first, as in a browser that is very busy. */
const Never = lazy(() => new Promise<never>(() => undefined));
const Busy = () => (useLocation().search === '' ? null : <Never />);

it('takes what is typed into the form of another tab before the page has followed the address', async () => {
  const user = userEvent.setup();
  render(
    <AppFrame route="/auth" store={createAppStore(fakeEffects(), preloaded({ session: { status: 'signedOut' } }))}>
      <AuthView />
      <Busy />
    </AppFrame>,
  );
  await user.click(screen.getByRole('tab', { name: 'Login' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Create account' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Tab}ada@example.org');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.org');
  expect(screen.getByRole('checkbox', { name: 'I accept the Terms & Conditions' })).toBeVisible();
});
