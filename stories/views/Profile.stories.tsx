import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, screen } from 'storybook/test';
import type { SessionEntry, User } from '@contracts/session';
import { DIET_TYPES, type DietType } from '@contracts/vocabulary';
import { createPageEffects } from '@/app/effects/createPageEffects';
import { createAppStore } from '@/app/store/store';
import { preloaded } from '@/testing/preloaded';
import { ProfileView } from '@/views/Profile/ProfileView';
import type { AppScene } from '../AppStage';
import { isPlayable } from '../playable';
import { allergens, choice, several, text, type ControlsOf } from '../workbench/controls';

interface Args {
  tab: 'dietary' | 'settings' | 'account';
  firstName: string;
  lastName: string;
  email: string;
  dietTypes: DietType[];
  excludedAllergens: string[];
}

/** The preferences and the account of a user. */
const meta = {
  title: 'Views/Profile',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  argTypes: {
    tab: choice('The open tab', ['dietary', 'settings', 'account']),
    firstName: text('First name of the user'),
    lastName: text('Last name of the user'),
    email: text('Address of the user'),
    dietTypes: several('The diets of the user', DIET_TYPES),
    excludedAllergens: allergens('What the user excludes'),
  } satisfies ControlsOf<Args>,
  args: {
    tab: 'account',
    firstName: 'Marta',
    lastName: 'Oliveira',
    email: 'marta@example.org',
    dietTypes: [],
    excludedAllergens: [],
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const MARTA: User = {
  uid: 'marta',
  firstName: 'Marta',
  lastName: 'Oliveira',
  email: 'marta@example.org',
  profileImageUrl: null,
  marketingConsent: true,
};

const SIGNED_IN: readonly SessionEntry[] = [
  ['Firefox', 'Windows', true] as const,
  ['Safari', 'iPhone', false] as const,
].map(([browser, system, isCurrent], id) => ({
  id,
  createdAt: '2026-03-02T12:00:00.000Z',
  lastUsedAt: '2026-03-20T12:00:00.000Z',
  browser,
  system,
  isCurrent,
}));

const ME = 'GET /api/auth/me';
const SESSIONS = 'GET /api/user/sessions';
const NAME = 'PUT /api/user/profile';
const EMAIL = 'PUT /api/user/email';

/** @param api answers besides those about the user */
const scene = (api: AppScene['api'] = {}) => ({
  app: ({ tab, dietTypes, excludedAllergens, ...user }: Args): AppScene => ({
    route: `/profile?tab=${tab}`,
    session: { status: 'signedIn', uid: MARTA.uid },
    preferences: { dietTypes, excludedAllergens },
    api: {
      [ME]: { ...MARTA, ...user },
      [SESSIONS]: SIGNED_IN,
      'GET /api/user/second-factor': { turnedOnAt: null, recoveryCodesLeft: 0 },
      ...api,
    },
  }),
});

export const Dietary: Story = {
  args: {
    tab: 'dietary',
    dietTypes: ['Vegetarian', 'Low FODMAP'],
    excludedAllergens: ['Shellfish', 'Molluscs'],
  },
  parameters: scene(),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Keto' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Keto' })).toBeChecked();
  },
};
export const Settings: Story = { args: { tab: 'settings' }, parameters: scene() };
export const Account: Story = { parameters: scene() };

/** The user has entered no name. */
export const WithoutAName: Story = {
  args: { firstName: '', lastName: '' },
  parameters: scene(),
};

export const MistakesInTheAccount: Story = {
  parameters: scene(),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'marta@');
    await userEvent.type(canvas.getByLabelText('New password'), 'carda');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'cardamom');
    await userEvent.tab();
    await expect(await canvas.findByText('Please enter a valid email address')).toBeInTheDocument();
    await expect(await canvas.findByText('New password must be at least 6 characters')).toBeInTheDocument();
    await expect(await canvas.findByText('Passwords do not match')).toBeInTheDocument();
  },
};

export const NewName: Story = {
  parameters: scene({ [NAME]: { ...MARTA, firstName: 'Martina' } }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'First name' }), '{Backspace}ina');
    await userEvent.click(canvas.getByRole('button', { name: 'Save name' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Martina Oliveira' })).toBeInTheDocument();
  },
};

export const WrongPasswordForAnEmail: Story = {
  parameters: scene({
    [EMAIL]: () => new Response('{"message":"The current password is not right."}', { status: 403 }),
  }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), '.uk{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toBeInTheDocument();
    await userEvent.type(screen.getAllByLabelText('Current password').at(-1)!, 'pepper{Enter}');
    await expect((await screen.findAllByText('The current password is not right.')).length).toBeGreaterThan(0);
  },
};

export const DeletingTheAccount: Story = {
  parameters: scene(),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my account' }));
    await expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeInTheDocument();
  },
};

/** The request for the user failed. */
export const AccountNotLoaded: Story = {
  parameters: scene({ [ME]: () => new Response('', { status: 500 }) }),
};

type Diet = Pick<Args, 'dietTypes' | 'excludedAllergens'>;
const Guest = (preferences: Diet) => {
  const [store] = useState(() => createAppStore(createPageEffects(window), preloaded({ preferences })));
  return (
    <Provider store={store}>
      <ProfileView />
    </Provider>
  );
};

/** The route sends a guest home, but the screen also handles one. */
export const ForAGuest: Story = {
  render: ({ dietTypes, excludedAllergens }) => (
    <Guest key={[...dietTypes, ...excludedAllergens].join()} {...{ dietTypes, excludedAllergens }} />
  ),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(await canvas.findByRole('tab', { name: 'Account' }));
    await expect(await canvas.findByText('Please sign in to access your account settings.')).toBeInTheDocument();
  },
};
