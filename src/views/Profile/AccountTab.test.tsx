import { act, screen, waitFor, within } from '@testing-library/react';
import { emailRequestSchema, passwordRequestSchema, profileRequestSchema } from '@contracts/session';
import { sessionExpected } from '@/slices/sessionSlice';
import { EXPORT, USER } from '@/testing/calls';
import { offline, refusal } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';

const session = { status: 'signedIn' as const, uid: USER.uid };
const open = (api: NonNullable<Parameters<typeof renderApp>[1]>['api'] = {}) =>
  renderApp('/profile?tab=account', { session, api: { 'GET /api/auth/me': USER, ...api } });

const field = (name: string) => screen.findByRole('textbox', { name });
const form = (name: string) => screen.findByRole('form', { name });
const button = (name: string) => screen.findByRole('button', { name });
const said = (text: string) => screen.queryByText(text);

const NAME = 'PUT /api/user/profile';
const EMAIL = 'PUT /api/user/email';
const PASSWORD = 'PUT /api/user/password';

describe('the picture', () => {
  it('cannot be chosen yet, and says so', async () => {
    open();
    expect(await button('Change picture')).toBeDisabled();
    expect(await button('Change picture')).toHaveAccessibleDescription('Coming soon');
  });
});

describe('the name', () => {
  it('is saved with the check mark once it is changed, trimmed, and stands over the page', async () => {
    const { user, server } = open({ [NAME]: ({ body }: { body: object }) => ({ ...USER, ...body }) });
    const first = await field('First name');
    expect(first).toHaveValue('Ada');
    expect(await button('Save name')).toBeDisabled();
    await user.type(first, ' ');
    // A space at the end is no other name.
    expect(await button('Save name')).toBeDisabled();
    await user.type(first, 'Mary ');
    await user.click(await button('Save name'));
    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(profileRequestSchema.parse(server.sentTo(NAME)[0])).toEqual({ firstName: 'Ada Mary', lastName: 'Cook' });
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Mary Cook' })).toBeInTheDocument();
    expect(first).toHaveValue('Ada Mary');
    expect(await button('Save name')).toBeDisabled();
    // The check mark takes no keys now: they go on from the form.
    expect(await form('Name')).toHaveFocus();
  });

  it('is saved with Enter, and may be empty', async () => {
    const { user, server } = open({ [NAME]: ({ body }: { body: object }) => ({ ...USER, ...body }) });
    await user.clear(await field('Last name'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(server.sentTo(NAME)).toEqual([{ firstName: 'Ada', lastName: '' }]);
    expect(await field('Last name')).toHaveFocus();
  });

  it('is not sent by Enter where nothing changed', async () => {
    const { user, server } = open({ [NAME]: USER });
    await user.click(await field('First name'));
    await user.keyboard('{Enter}');
    expect(server.sentTo(NAME)).toEqual([]);
  });

  it('is sent once, however often Enter is pressed', async () => {
    let answer: (user: object) => void = () => undefined;
    const { user, server } = open({ [NAME]: () => new Promise((resolve) => (answer = resolve)) });
    await user.type(await field('First name'), 'x{Enter}{Enter}{Enter}');
    await waitFor(() => expect(server.sentTo(NAME)).toHaveLength(1));
    answer({ ...USER, firstName: 'Adax' });
    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(server.sentTo(NAME)).toHaveLength(1);
  });

  it.each([
    ['the server’s words', () => refusal(422, { message: 'Not that one.' }), 'Not that one.'],
    ['the server’s error field', () => refusal(500, { error: 'The kitchen is closed.' }), 'The kitchen is closed.'],
    ['words of ours', offline, 'Failed to update profile'],
  ])('that was refused says "Update failed" with %s, and stays typed', async (_what, reply, text) => {
    const { user } = open({ [NAME]: reply });
    await user.type(await field('First name'), 'line{Enter}');
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(await field('First name')).toHaveValue('Adaline');
    expect(await button('Save name')).toBeEnabled();
  });
});

describe('the e-mail address', () => {
  const type = async (user: ReturnType<typeof open>['user'], address: string) => {
    await user.clear(await field('Email'));
    await user.type(await field('Email'), address);
  };
  const dialog = () => screen.findByRole('dialog', { name: 'Confirm your password' });

  it('is judged when its box is left, never while typing', async () => {
    const { user } = open();
    await type(user, 'ada@');
    expect(said('Please enter a valid email address')).not.toBeInTheDocument();
    expect(await button('Save email')).toBeDisabled();
    await user.tab();
    expect(await field('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
    expect(await field('Email')).toBeInvalid();
    await user.type(await field('Email'), 'example.net');
    expect(said('Please enter a valid email address')).not.toBeInTheDocument();
    expect(await button('Save email')).toBeEnabled();
  });

  it('says what is wrong on Enter, too', async () => {
    const { user } = open();
    await type(user, 'ada@{Enter}');
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(await field('Email')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('changes with the current password', async () => {
    const { user, server } = open({ [EMAIL]: { ...USER, email: 'ada@larder.example' } });
    await type(user, ' ada@larder.example {Enter}');
    const asks = within(await dialog());
    expect(asks.getByText(/To change your email to ada@larder\.example/)).toBeInTheDocument();
    expect(server.sentTo(EMAIL)).toEqual([]);
    await user.click(asks.getByRole('button', { name: 'Confirm' }));
    expect(asks.getByText('Current password is required')).toBeInTheDocument();
    expect(asks.getByLabelText('Current password')).toHaveFocus();
    await user.type(asks.getByLabelText('Current password'), 'saffron{Enter}');
    expect(await screen.findByText('Email updated')).toBeInTheDocument();
    expect(emailRequestSchema.parse(server.sentTo(EMAIL)[0])).toEqual({
      email: 'ada@larder.example',
      password: 'saffron',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('ada@larder.example')).toBeInTheDocument();
    expect(await field('Email')).toHaveValue('ada@larder.example');
    expect(document.body).not.toHaveFocus();
  });

  it('stays typed, and nothing is sent, when the dialog is cancelled', async () => {
    const { user, server } = open();
    await type(user, 'ada@larder.example');
    await user.click(await button('Save email'));
    const asks = within(await dialog());
    await user.type(asks.getByLabelText('Current password'), 'saffron');
    await user.click(asks.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sentTo(EMAIL)).toEqual([]);
    expect(await field('Email')).toHaveValue('ada@larder.example');
    expect(await button('Save email')).toHaveFocus();
    await user.click(await button('Save email'));
    expect(within(await dialog()).getByLabelText('Current password')).toHaveValue('');
  });

  it('is not changed with a wrong password, which is said where it was typed', async () => {
    const replies = [refusal(403, { message: 'That is not your password.' }), { ...USER, email: 'ada@larder.example' }];
    const { user } = open({ [EMAIL]: () => replies.shift() });
    await type(user, 'ada@larder.example{Enter}');
    const asks = within(await dialog());
    const password = asks.getByLabelText('Current password');
    await user.type(password, 'pepper{Enter}');
    expect(await asks.findByText('That is not your password.')).toBeInTheDocument();
    expect(password).toBeInvalid();
    expect(password).toHaveFocus();
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    await user.clear(password);
    await user.type(password, 'saffron');
    expect(password).toBeValid();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Email updated')).toBeInTheDocument();
  });

  it('of somebody else is said at the address, which can be mended there', async () => {
    const { user } = open({ [EMAIL]: () => refusal(409, { message: 'That address has an account.' }) });
    await type(user, 'bob@example.org{Enter}');
    await user.type(within(await dialog()).getByLabelText('Current password'), 'saffron{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await field('Email')).toHaveAccessibleDescription(/That address has an account\./);
    expect(await field('Email')).toHaveFocus();
    await user.type(await field('Email'), '.uk');
    expect(await field('Email')).toBeValid();
  });

  it('keeps the dialog when the server cannot be reached', async () => {
    const { user } = open({ [EMAIL]: offline });
    await type(user, 'ada@larder.example{Enter}');
    await user.type(within(await dialog()).getByLabelText('Current password'), 'saffron{Enter}');
    expect(await screen.findByText('Failed to update email')).toBeInTheDocument();
    expect(within(await dialog()).getByLabelText('Current password')).toHaveValue('saffron');
  });
});

describe('the password', () => {
  const CURRENT = 'Current password';
  const NEW = 'New password';
  const AGAIN = 'Confirm new password';
  const fill = async (user: ReturnType<typeof open>['user'], texts: readonly [string, string, string]) => {
    for (const [i, label] of [CURRENT, NEW, AGAIN].entries()) {
      const input = await screen.findByLabelText(label);
      await user.clear(input);
      if (texts[i] !== '') await user.type(input, texts[i]!);
    }
  };

  it.each([
    [['', 'cardamom', 'cardamom'], CURRENT, 'Current password is required'],
    [['saffron', 'carda', 'carda'], NEW, 'New password must be at least 6 characters'],
    [['saffron', 'cardamom', ''], AGAIN, 'Please confirm your new password'],
    [['saffron', 'cardamom', 'carda'], AGAIN, 'Please confirm your new password'],
    [['saffron', 'cardamom', 'cardamon'], AGAIN, 'Passwords do not match'],
  ] as const)('%j cannot be sent: %s says "%s"', async (texts, label, message) => {
    const { user, server } = open();
    await fill(user, texts);
    expect(await button('Update password')).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(new RegExp(message));
    expect(await screen.findByLabelText(label)).toHaveFocus();
    expect(server.sentTo(PASSWORD)).toEqual([]);
  });

  it('says nothing while it is being typed', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText(NEW), 'carda');
    expect(said('New password must be at least 6 characters')).not.toBeInTheDocument();
    await user.tab();
    await user.tab();
    expect(await screen.findByText('New password must be at least 6 characters')).toBeInTheDocument();
  });

  it('cannot be sent before anything was typed', async () => {
    open();
    expect(await button('Update password')).toBeDisabled();
  });

  it('changes, and the three boxes are empty', async () => {
    const { user, server } = open({ [PASSWORD]: null });
    await fill(user, ['saffron', 'cardamom', 'cardamom']);
    await user.click(await button('Update password'));
    expect(await screen.findByText('Password updated')).toBeInTheDocument();
    expect(passwordRequestSchema.parse(server.sentTo(PASSWORD)[0])).toEqual({
      currentPassword: 'saffron',
      newPassword: 'cardamom',
    });
    for (const label of [CURRENT, NEW, AGAIN]) expect(await screen.findByLabelText(label)).toHaveValue('');
    expect(await form('Password')).toHaveFocus();
  });

  it('is not changed with a wrong one, which is said where it was typed', async () => {
    const { user } = open({ [PASSWORD]: () => refusal(403, { message: 'That is not your password.' }) });
    await fill(user, ['pepper', 'cardamom', 'cardamom']);
    await user.keyboard('{Enter}');
    const current = await screen.findByLabelText(CURRENT);
    await waitFor(() => expect(current).toHaveAccessibleDescription(/That is not your password\./));
    expect(current).toHaveFocus();
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    expect(await screen.findByLabelText(NEW)).toHaveValue('cardamom');
    await user.type(current, '!');
    expect(current).toBeValid();
  });

  it('that is easily guessed gets a warning, and is taken all the same', async () => {
    const { user, server } = open({ [PASSWORD]: null });
    await fill(user, ['saffron', 'password1', 'password1']);
    expect(await screen.findByText(/^Easy to guess/)).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.sentTo(PASSWORD)).toHaveLength(1));
  });

  it('can be looked at', async () => {
    const { user } = open();
    const current = await screen.findByLabelText(CURRENT);
    expect(current).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show: Current password' }));
    expect(current).toHaveAttribute('type', 'text');
  });
});

describe('news by mail', () => {
  const CONSENT = 'PUT /api/user/marketing-consent';
  const news = () => screen.findByRole('switch', { name: 'Send me a few recipes now and then' });

  it('is off, and on at once', async () => {
    const { user, server } = open({ [CONSENT]: { ...USER, marketingConsent: true } });
    expect(await news()).not.toBeChecked();
    await user.click(await news());
    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(await news()).toBeChecked();
    expect(server.sentTo(CONSENT)).toEqual([{ marketingConsent: true }]);
  });

  it('stays as it was when the server does not take it', async () => {
    const { user } = open({ [CONSENT]: offline });
    await user.click(await news());
    expect(await screen.findByText('Failed to update profile')).toBeInTheDocument();
    expect(await news()).not.toBeChecked();
  });
});

describe('the terms', () => {
  it('that were accepted are named with their date, and can be read', async () => {
    open({ 'GET /api/auth/me': { ...USER, termsVersion: '2025-05-17', termsAcceptedAt: '2026-03-02T12:00:00.000Z' } });
    const terms = await screen.findByRole('region', { name: 'Terms' });
    expect(terms).toHaveTextContent('You accepted the Terms & Conditions of 17 May 2025 on 2 March 2026.');
    expect(within(terms).getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms');
  });

  it('of an account that says nothing of them are not shown', async () => {
    open();
    await field('First name');
    expect(screen.queryByRole('region', { name: 'Terms' })).not.toBeInTheDocument();
  });
});

describe('the data of the user', () => {
  const downloads: { name: string; blob: Blob }[] = [];
  beforeEach(() => {
    downloads.length = 0;
    let blob: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (made: Blob) => {
        blob = made;
        return 'blob:larder';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      downloads.push({ name: this.download, blob: blob! });
    });
  });

  it('come as one file, and leave no trace in the store', async () => {
    const { user, store } = open({ 'GET /api/user/export': EXPORT });
    await user.click(await button('Export my data'));
    expect(await screen.findByText('Data exported')).toBeInTheDocument();
    expect(downloads).toHaveLength(1);
    expect(downloads[0]!.name).toMatch(/^larder-\d{4}-\d{2}-\d{2}\.json$/);
    expect(JSON.parse(await downloads[0]!.blob.text())).toEqual(EXPORT);
    expect(JSON.stringify(store.getState())).not.toContain(EXPORT.user.termsAcceptedAt);
  });

  it('are asked for again when they did not come', async () => {
    const { user } = open({ 'GET /api/user/export': () => refusal(500) });
    await user.click(await button('Export my data'));
    expect(await screen.findByText('Export failed')).toBeInTheDocument();
    expect(downloads).toEqual([]);
    expect(await button('Export my data')).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('deleting the account', () => {
  const DELETE = 'POST /api/user/delete';
  const dialog = () => screen.findByRole('dialog', { name: 'Delete your account?' });

  it('says what is lost and asks for the password; Cancel deletes nothing', async () => {
    const { user, server } = open({ [DELETE]: null });
    await user.click(await button('Delete my account'));
    const asks = within(await dialog());
    expect(asks.getAllByRole('listitem')).toHaveLength(3);
    expect(asks.getByText('your saved recipes and your ratings')).toBeInTheDocument();
    await user.click(asks.getByRole('button', { name: 'Delete for ever' }));
    expect(asks.getByText('Current password is required')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Delete my account')).toHaveFocus();
    expect(server.sentTo(DELETE)).toEqual([]);
  });

  it('needs the right password', async () => {
    const { user } = open({ [DELETE]: () => refusal(403, { message: 'That is not your password.' }) });
    await user.click(await button('Delete my account'));
    const asks = within(await dialog());
    await user.type(asks.getByLabelText('Current password'), 'pepper{Enter}');
    expect(await asks.findByText('That is not your password.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Ada Cook');
  });

  it('ends with a farewell on the home page', async () => {
    const { user, server, store, effects } = open({ [DELETE]: null });
    act(() => void store.dispatch(sessionExpected()));
    await user.click(await button('Delete my account'));
    await user.type(within(await dialog()).getByLabelText('Current password'), 'saffron{Enter}');
    const { leaveForRoot, rememberUser } = await effects.session();
    await waitFor(() => expect(leaveForRoot).toHaveBeenCalledWith('accountDeleted'));
    expect(server.sentTo(DELETE)).toEqual([{ password: 'saffron' }]);
    expect(rememberUser).toHaveBeenLastCalledWith(null);
  });

  it('that did not get to the server says so, and the dialog stays', async () => {
    const { user } = open({ [DELETE]: offline });
    await user.click(await button('Delete my account'));
    await user.type(within(await dialog()).getByLabelText('Current password'), 'saffron{Enter}');
    expect(await screen.findByText('Your account was not deleted')).toBeInTheDocument();
    expect(await dialog()).toBeInTheDocument();
  });
});
