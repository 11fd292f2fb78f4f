import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preferencesSchema } from '@contracts/preferences';
import { createAppStore } from '@/app/store/store';
import { sessionExpected } from '@/slices/sessionSlice';
import { selectPreferences } from '@/store/selectors';
import { AppFrame } from '@/testing/AppFrame';
import { USER } from '@/testing/anAccount';
import { offline, refusal } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { renderApp } from '@/testing/renderApp';
import { ProfileView } from './ProfileView';

const session = { status: 'signedIn' as const, uid: USER.uid };
const ME = { 'GET /api/auth/me': USER };
const open = (address = '/profile', settings: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(address, { session, ...settings, api: { ...ME, ...settings.api } });

const tab = (name: string) => screen.findByRole('tab', { name });
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('the profile', () => {
  it('shows the user’s name and initials, and opens on the dietary tab', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Cook' })).toBeInTheDocument();
    expect(screen.getByText('ada@example.org')).toBeInTheDocument();
    expect(await screen.findAllByText('AC')).not.toHaveLength(0);
    expect(await tab('Dietary')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Settings',
      'Dietary',
    ]);
    expect(document.title).toBe('Profile · Larder');
  });

  it('has a heading for a user without a name', async () => {
    open('/profile', { api: { 'GET /api/auth/me': { ...USER, firstName: '', lastName: '' } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeInTheDocument();
  });

  it.each([
    ['/profile?tab=account', 'Account'],
    ['/profile?tab=settings', 'Settings'],
    ['/profile?tab=dietary', 'Dietary'],
    ['/profile?tab=wardrobe', 'Dietary'],
  ])('%s opens the tab %s', async (address, name) => {
    open(address);
    expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  it('switches tabs with the arrow keys', async () => {
    const { user } = open();
    const dietary = await tab('Dietary');
    act(() => dietary.focus());
    await user.keyboard('{ArrowLeft}');
    expect(await tab('Settings')).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Language' })).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('textbox', { name: 'First name' })).toBeInTheDocument();
  });

  it('keeps what was typed when the cook switches tabs', async () => {
    const { user } = open('/profile?tab=account');
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'line');
    await user.click(await tab('Settings'));
    expect(screen.queryByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
    await user.click(await tab('Account'));
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Adaline');
  });

  it('signs out', async () => {
    const { user, server, store, effects } = open('/profile', { api: { 'POST /api/auth/logout': null } });
    act(() => void store.dispatch(sessionExpected()));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    const { leaveForRoot } = await effects.session();
    await waitFor(() => expect(leaveForRoot).toHaveBeenCalledWith('loggedOut'));
    expect(server.sentTo('POST /api/auth/logout')).toHaveLength(1);
  });
});

describe('what the cook eats', () => {
  it('is chosen with one tap each, and confirmed', async () => {
    const { user, store } = open('/profile', {
      preferences: { dietTypes: ['Keto'], excludedAllergens: ['Shellfish'] },
    });
    expect(await box('Keto')).toBeChecked();
    expect(await box('Shellfish')).toBeChecked();
    await user.click(await box('Vegan'));
    expect(await screen.findByText('Diet preference updated')).toBeInTheDocument();
    await user.click(await box('Lupin'));
    await user.click(await box('Shellfish'));
    expect(selectPreferences(store.getState())).toMatchObject({
      dietTypes: ['Keto', 'Vegan'],
      excludedAllergens: ['Lupin'],
    });
  });

  it('offers six diets and fifteen allergens', async () => {
    open();
    const group = async (name: string) => within(await screen.findByRole('group', { name })).getAllByRole('checkbox');
    expect(await group('Diet types')).toHaveLength(6);
    expect(await group('Excluded allergens')).toHaveLength(15);
  });
});

describe('the settings', () => {
  it('change the language of the interface, and confirm it in the new one', async () => {
    const { user } = open('/profile?tab=settings');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'fr');
    expect(await screen.findByRole('tab', { name: 'Réglages' })).toBeInTheDocument();
    expect(await screen.findByText('Langue mise à jour')).toBeInTheDocument();
  });

  it('offer the four languages with translations', async () => {
    open('/profile?tab=settings');
    const languages = within(await screen.findByRole('combobox', { name: 'Language' })).getAllByRole('option');
    expect(languages.map((option) => (option as HTMLOptionElement).value).sort()).toEqual([
      'en-GB',
      'en-US',
      'es',
      'fr',
    ]);
  });

  it('change the units', async () => {
    const { user, store } = open('/profile?tab=settings');
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Measurement system' }),
      'Imperial (oz, fl oz, in)',
    );
    expect(await screen.findByText('Measurement system updated')).toBeInTheDocument();
    expect(selectPreferences(store.getState()).measurementSystem).toBe('imperial');
  });
});

describe('Reset to defaults', () => {
  const cook = preferencesSchema.parse({
    language: 'en-US',
    measurementSystem: 'imperial',
    excludedAllergens: ['Peanuts'],
    dietTypes: ['Vegan'],
  });
  const defaults = { language: 'en-GB', measurementSystem: 'metric', excludedAllergens: [], dietTypes: [] };

  it.each(['account', 'settings', 'dietary'])('is below the tab %s', async (name) => {
    open(`/profile?tab=${name}`);
    expect(await screen.findByRole('button', { name: 'Reset to defaults' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument();
  });

  it('restores the defaults, and can be undone', async () => {
    const { user, store } = open('/profile', { preferences: cook });
    await user.click(await screen.findByRole('button', { name: 'Reset to defaults' }));
    expect(await screen.findByText('Preferences reset')).toBeInTheDocument();
    expect(selectPreferences(store.getState())).toEqual(defaults);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(selectPreferences(store.getState())).toEqual(cook);
    expect(await box('Peanuts')).toBeChecked();
  });
});

describe('an account that cannot be loaded', () => {
  it('says so, and loads again on request', async () => {
    let isUp = false;
    const { user } = open('/profile?tab=account', {
      api: { 'GET /api/auth/me': () => (isUp ? USER : offline()) },
    });
    expect(await screen.findByText('Your account could not be loaded.')).toBeInTheDocument();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  });

  it('leaves the preferences usable', async () => {
    open('/profile', { api: { 'GET /api/auth/me': () => refusal(500) } });
    expect(await box('Vegan')).toBeEnabled();
  });
});

describe('a guest', () => {
  it('is asked to sign in for the account, and may set everything else', async () => {
    const store = createAppStore(fakeEffects(), preloaded());
    render(
      <AppFrame route="/profile?tab=account" store={store}>
        <ProfileView />
      </AppFrame>,
    );
    const panel = within(screen.getByRole('tabpanel', { name: 'Account' }));
    expect(await panel.findByText('Please sign in to access your account settings.')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
    expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reset to defaults' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Dietary' }));
    expect(screen.getByRole('checkbox', { name: 'Vegan' })).toBeEnabled();
    expect(screen.getByText('Kept in this browser')).toBeInTheDocument();
  });
});
