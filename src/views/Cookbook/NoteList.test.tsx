import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';
import { api, cookbookOf, guest, named, thingsOf } from './testing/cookbookPage';

describe('notes on a recipe', () => {
  it('are written, changed and removed from the keyboard, and the focus is never lost', async () => {
    const view = renderApp('/recipe/7', { api });
    const { user } = view;
    const panel = within(await screen.findByRole('region', { name: 'Notes' }));
    panel.getByRole('button', { name: 'Add a note' }).focus();
    await user.keyboard('{Enter}Less salt{Control>}{Enter}{/Control}');
    expect(thingsOf(view)).toEqual([{ kind: 'note', recipe: named, text: 'Less salt' }]);
    expect(panel.getByRole('button', { name: 'Add a note' })).toHaveFocus();
    panel.getByRole('button', { name: 'Edit note' }).focus();
    await user.keyboard('{Enter}, more cumin{Control>}{Enter}{/Control}');
    expect(panel.getByText('Less salt, more cumin')).toBeInTheDocument();
    panel.getByRole('button', { name: 'Remove note' }).focus();
    await user.keyboard('{Enter}');
    expect(panel.getByRole('button', { name: 'Add a note' })).toHaveFocus();
    expect(thingsOf(view)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(panel.getByText('Less salt, more cumin')).toBeInTheDocument();
  });

  it('can be removed while another is written, which then has the focus', async () => {
    const view = renderApp('/recipe/7', {
      api,
      ...cookbookOf(guest, { kind: 'note', recipe: named, text: 'Less salt' }),
    });
    const panel = within(await screen.findByRole('region', { name: 'Notes' }));
    await view.user.click(panel.getByRole('button', { name: 'Add a note' }));
    await view.user.click(panel.getByRole('button', { name: 'Remove note' }));
    expect(panel.getByRole('textbox', { name: 'Your note' })).toHaveFocus();
  });

  it('belong to a step, on the page and while cooking, where the arrows stay in the text', async () => {
    const view = renderApp('/recipe/7#method', { api });
    const { user } = view;
    const tab = within(await screen.findByRole('tabpanel'));
    await user.click((await tab.findAllByRole('button', { name: 'Add a note' }))[0]!);
    await user.type(tab.getByRole('textbox', { name: 'Your note' }), 'Lower heat');
    await user.click(tab.getByRole('button', { name: 'Save note' }));
    expect(thingsOf(view)).toMatchObject([{ kind: 'note', step: { index: 0 }, text: 'Lower heat' }]);
    await user.click(screen.getAllByRole('button', { name: 'Start cooking' })[0]!);
    const stove = within(await screen.findByRole('dialog', { name: 'Soup' }));
    expect(stove.getByText('Lower heat')).toBeInTheDocument();
    await user.click(stove.getByRole('button', { name: 'Edit note' }));
    await user.keyboard('{ArrowRight}{ArrowLeft} {Escape}');
    expect(stove.getByText('Lower heat')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Soup' })).toBeInTheDocument();
  });
});

describe('a note that was left unfinished', () => {
  const text = 'Half a thought';
  const unfinished = { formDrafts: { drafts: [{ owner: guest, kind: 'note' as const, recipe: 7, fields: { text } }] } };

  it('is there again without taking the focus, and Escape keeps it', async () => {
    const { user } = renderApp('/recipe/7', { api, ...unfinished });
    const panel = within(await screen.findByRole('region', { name: 'Notes' }));
    expect(panel.getByRole('textbox', { name: 'Your note' })).toHaveValue(text);
    expect(panel.getByRole('textbox', { name: 'Your note' })).not.toHaveFocus();
    await user.type(panel.getByRole('textbox', { name: 'Your note' }), '!{Escape}');
    await user.click(panel.getByRole('button', { name: 'Add a note' }));
    expect(panel.getByRole('textbox', { name: 'Your note' })).toHaveValue(`${text}!`);
    expect(panel.getByRole('textbox', { name: 'Your note' })).toHaveFocus();
  });

  it('is gone once it is saved or cancelled', async () => {
    const view = renderApp('/recipe/7', { api, ...unfinished });
    const panel = within(await screen.findByRole('region', { name: 'Notes' }));
    await view.user.click(panel.getByRole('button', { name: 'Cancel' }));
    expect(view.store.getState().formDrafts.drafts).toEqual([]);
    await view.user.click(panel.getByRole('button', { name: 'Add a note' }));
    await view.user.type(panel.getByRole('textbox', { name: 'Your note' }), 'Whole');
    expect(view.store.getState().formDrafts.drafts).toHaveLength(1);
    await view.user.click(panel.getByRole('button', { name: 'Save note' }));
    expect(view.store.getState().formDrafts.drafts).toEqual([]);
    expect(thingsOf(view)).toMatchObject([{ text: 'Whole' }]);
  });
});
