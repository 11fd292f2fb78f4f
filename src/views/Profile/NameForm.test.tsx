import { screen, waitFor } from '@testing-library/react';
import { profileRequestSchema } from '@contracts/session';
import { button, field, form, openAccount } from '@/testing/accountPage';
import { USER } from '@/testing/anAccount';
import { offline, refusal } from '@/testing/fakeApi';

const NAME = 'PUT /api/user/profile';

describe('the name', () => {
  it('is saved trimmed with the check mark, and appears at the top of the page', async () => {
    const { user, server } = openAccount({ [NAME]: ({ body }: { body: object }) => ({ ...USER, ...body }) });
    const first = await field('First name');
    expect(first).toHaveValue('Ada');
    expect(await button('Save name')).toBeDisabled();
    await user.type(first, ' ');
    // A trailing space is not a change.
    expect(await button('Save name')).toBeDisabled();
    await user.type(first, 'Mary ');
    await user.click(await button('Save name'));
    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(profileRequestSchema.parse(server.sentTo(NAME)[0])).toEqual({ firstName: 'Ada Mary', lastName: 'Cook' });
    expect(screen.getByRole('heading', { level: 1, name: 'Ada Mary Cook' })).toBeInTheDocument();
    expect(first).toHaveValue('Ada Mary');
    expect(await button('Save name')).toBeDisabled();
    // The check mark is disabled now, so the focus moves to the form.
    expect(await form('Name')).toHaveFocus();
  });

  it('is saved with Enter, and may be empty', async () => {
    const { user, server } = openAccount({ [NAME]: ({ body }: { body: object }) => ({ ...USER, ...body }) });
    await user.clear(await field('Last name'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(server.sentTo(NAME)).toEqual([{ firstName: 'Ada', lastName: '' }]);
    expect(await field('Last name')).toHaveFocus();
  });

  it('is not submitted by Enter without a change', async () => {
    const { user, server } = openAccount({ [NAME]: USER });
    await user.click(await field('First name'));
    await user.keyboard('{Enter}');
    expect(server.sentTo(NAME)).toEqual([]);
  });

  it('is submitted once, however often Enter is pressed', async () => {
    let answer: (user: object) => void = () => undefined;
    const { user, server } = openAccount({ [NAME]: () => new Promise((resolve) => (answer = resolve)) });
    await user.type(await field('First name'), 'x{Enter}{Enter}{Enter}');
    await waitFor(() => expect(server.sentTo(NAME)).toHaveLength(1));
    answer({ ...USER, firstName: 'Adax' });
    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(server.sentTo(NAME)).toHaveLength(1);
  });

  it.each([
    ['the server’s message', () => refusal(422, { message: 'Not that one.' }), 'Not that one.'],
    ['the server’s error field', () => refusal(500, { error: 'The kitchen is closed.' }), 'The kitchen is closed.'],
    ['our own text', offline, 'Failed to update profile'],
  ])('that was refused shows "Update failed" with %s, and stays typed', async (_what, reply, text) => {
    const { user } = openAccount({ [NAME]: reply });
    await user.type(await field('First name'), 'line{Enter}');
    expect(await screen.findByText('Update failed')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(await field('First name')).toHaveValue('Adaline');
    expect(await button('Save name')).toBeEnabled();
  });
});
