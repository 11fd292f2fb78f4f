import { screen, waitFor, within } from '@testing-library/react';
import type { SessionEntry } from '@contracts/session';
import { button, openAccount } from '@/testing/accountPage';
import { offline, refusal } from '@/testing/fakeApi';

/** In the time zone of this machine. */
const SIGNED_IN = new Date('2026-03-02T12:00:00.000Z').toLocaleString('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
});

const SESSIONS = 'GET /api/user/sessions';
const ONE = 'POST /api/user/sessions/2/end';
const OTHERS = 'POST /api/user/sessions/end';

const session = (id: number, more: Partial<SessionEntry> = {}): SessionEntry => ({
  id,
  createdAt: '2026-03-02T12:00:00.000Z',
  lastUsedAt: '2026-03-02T13:00:00.000Z',
  browser: 'Firefox',
  system: 'Windows',
  isCurrent: false,
  ...more,
});
const HERE = session(1, { isCurrent: true, lastUsedAt: '2026-03-05T12:00:00.000Z' });
const PHONE = session(2, { browser: 'Safari', system: 'iPhone' });
const UNKNOWN = session(3, { browser: null, system: null });

const list = () => screen.findByRole('list', { name: 'Signed-in browsers' });
const password = async (name: string) =>
  within(await screen.findByRole('dialog', { name })).findByLabelText('Current password');
const entries = async () => within(await list()).getAllByRole('listitem');

describe('the signed-in browsers', () => {
  it('are listed by name and days, and the current one is marked and cannot be ended', async () => {
    openAccount({ [SESSIONS]: [HERE, PHONE, UNKNOWN] });
    const [here, phone, unknown] = await entries();
    expect(here).toHaveTextContent(
      'Firefox on WindowsSigned in on 2 March 2026, last used on 5 March 2026This browser',
    );
    expect(here).toHaveAttribute('aria-current', 'true');
    expect(within(here!).queryByRole('button')).not.toBeInTheDocument();
    expect(phone).toHaveTextContent(`Safari on iPhoneSigned in on ${SIGNED_IN}Sign out`);
    expect(unknown).toHaveTextContent('Unknown browser');
  });

  it('are ended one by one, and the focus stays in the list', async () => {
    let sessions = [HERE, PHONE, UNKNOWN];
    const { user, server } = openAccount({
      [SESSIONS]: () => sessions,
      [ONE]: () => {
        sessions = [HERE, UNKNOWN];
        return null;
      },
    });
    await user.click(await button(`Sign out Safari on iPhone Signed in on ${SIGNED_IN}`));
    await user.type(await password('Sign that browser out?'), 'saffron{Enter}');
    expect(await screen.findByText('That browser is signed out')).toBeInTheDocument();
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    expect(server.sentTo(ONE)).toEqual([{ password: 'saffron' }]);
    await waitFor(async () => expect(await list()).toHaveFocus());
  });

  it('are all ended but this one with one button, which then disappears', async () => {
    let sessions = [HERE, PHONE, UNKNOWN];
    const { user } = openAccount({
      [SESSIONS]: () => sessions,
      [OTHERS]: () => {
        sessions = [HERE];
        return null;
      },
    });
    await user.click(await button('Sign out all others'));
    await user.type(await password('Sign all other browsers out?'), 'saffron{Enter}');
    expect(await screen.findByText('All other browsers are signed out')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument());
  });

  it('stay if the server cannot be reached, and the page says so', async () => {
    const { user } = openAccount({ [SESSIONS]: [HERE, PHONE], [ONE]: offline });
    await user.click(await button(`Sign out Safari on iPhone Signed in on ${SIGNED_IN}`));
    await user.type(await password('Sign that browser out?'), 'saffron{Enter}');
    expect(await screen.findByText('That browser is still signed in')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
  });

  it('stay after a wrong password, which the dialog says', async () => {
    const { user, server } = openAccount({
      [SESSIONS]: [HERE, PHONE],
      [ONE]: () => refusal(403, { message: 'That is not your password.' }),
    });
    await user.click(await button(`Sign out Safari on iPhone Signed in on ${SIGNED_IN}`));
    await user.type(await password('Sign that browser out?'), 'pepper{Enter}');
    expect(await screen.findByText('That is not your password.')).toBeInTheDocument();
    expect(server.sentTo(SESSIONS)).toHaveLength(1);
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    const { user } = openAccount({ [SESSIONS]: () => (isDown ? offline() : [HERE]) });
    const region = within(await screen.findByRole('region', { name: 'Signed-in browsers' }));
    expect(await region.findByText('The browsers could not be loaded.')).toBeInTheDocument();
    isDown = false;
    await user.click(region.getByRole('button', { name: 'Try Again' }));
    expect(await entries()).toHaveLength(1);
  });
});
