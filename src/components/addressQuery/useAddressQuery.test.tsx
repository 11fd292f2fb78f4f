import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useAddressQuery } from './useAddressQuery';

/** A page that is never rendered at another address than its first, as in a browser that is very busy. */
const Never = lazy(() => new Promise<never>(() => undefined));
const Busy = () => (useLocation().search === '' ? null : <Never />);

const Tabs = () => {
  const [query, setQuery] = useAddressQuery();
  const tab = query.get('tab') ?? 'one';
  const open = (name: string) => setQuery(name === 'one' ? {} : { tab: name }, { replace: true });
  return (
    <>
      <button onClick={() => open('one')}>One</button>
      <button onClick={() => open('two')}>Two</button>
      <label key={tab}>
        {tab}
        <input />
      </label>
    </>
  );
};

const Address = () => <output>{useLocation().search}</output>;

it('shows what is chosen before the page has followed the address, and keeps what is typed there', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Tabs />
      <Busy />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Two' }));
  await user.type(screen.getByRole('textbox', { name: 'two' }), 'salt');
  expect(screen.getByRole('textbox', { name: 'two' })).toHaveValue('salt');
  await user.click(screen.getByRole('button', { name: 'One' }));
  expect(screen.getByRole('textbox', { name: 'one' })).toHaveValue('');
});

it('changes the address, and follows it', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/?tab=three']}>
      <Tabs />
      <Address />
    </MemoryRouter>,
  );
  expect(screen.getByRole('textbox', { name: 'three' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Two' }));
  expect(screen.getByRole('status')).toHaveTextContent('?tab=two');
  expect(screen.getByRole('textbox', { name: 'two' })).toBeVisible();
});
