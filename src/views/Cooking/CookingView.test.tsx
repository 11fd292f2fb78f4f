import { act, screen, waitFor, within } from '@testing-library/react';
import { cookingStarted, selectSession, settingChosen } from '@/slices/cookingTimerSlice';
import { toastRaised } from '@/slices/uiSlice';
import { aRecipe } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';
import { cookedRecipeOf } from './cookedRecipe';

const shakshuka = aRecipe({
  servings: 4,
  instructions: [
    {
      step: 'Simmer 400 g tomatoes.',
      time: 900,
      parts: [
        'Simmer ',
        { kind: 'amount', id: 'tomato', amount: 400, unit: 'g', grams: 400, text: '400 g' },
        ' tomatoes.',
      ],
    },
    {
      step: 'Break in the eggs and cover.',
      time: 480,
      parts: ['Break in ', { kind: 'ingredient', id: 'egg', text: 'the eggs' }, ' and cover.'],
    },
    { step: 'Scatter with parsley.' },
  ],
});
const api = { 'GET /api/recipes/7': shakshuka };

const cooking = async () => {
  const { user, store, effects } = renderApp('/recipe/7#method', { api });
  await user.click((await screen.findAllByRole('button', { name: 'Start cooking' }))[0]!);
  const view = within(await screen.findByRole('dialog', { name: 'Shakshuka' }));
  await view.findByRole('timer');
  return { user, store, effects, view, session: () => selectSession(store.getState(), 7)! };
};

describe('the cooking view', () => {
  it('starts at step 1 with its time, its ingredients and the next step', async () => {
    const { view } = await cooking();
    expect(view.getAllByText('Step 1 of 3')[0]).toBeInTheDocument();
    expect(view.getByRole('timer')).toHaveTextContent(/(15:00|14:\d\d)of 15 mins/);
    expect(within(view.getByRole('list', { name: 'Ingredients of this step' })).getByText('400 g')).toBeInTheDocument();
    expect(view.getByText('Break in the eggs and cover.')).toBeInTheDocument();
    expect(view.getByRole('button', { name: 'Pause' })).toHaveFocus();
  });

  it('names the excluded allergens of the recipe on the first step', async () => {
    const { user } = renderApp('/recipe/7#method', { api, preferences: { excludedAllergens: ['Eggs'] } });
    await user.click((await screen.findAllByRole('button', { name: 'Start cooking' }))[0]!);
    const view = within(await screen.findByRole('dialog', { name: 'Shakshuka' }));
    expect(view.getByRole('note')).toHaveTextContent('Contains an allergen you exclude: eggs');
    await user.click(view.getByRole('button', { name: /^Next/ }));
    expect(view.queryByRole('note')).not.toBeInTheDocument();
  });

  it('contains the toasts, so that F8 and a screen reader reach them', async () => {
    const { user, store, view } = await cooking();
    act(() => void store.dispatch(toastRaised('cacheCleared')));
    const region = await view.findByRole('region', { name: 'Notifications (F8)' });
    await user.keyboard('{F8}');
    expect(region).toHaveFocus();
  });

  it('works from the keyboard', async () => {
    const { user, view, session } = await cooking();
    await user.keyboard(' ');
    expect(session().status).toBe('paused');
    expect(view.getByRole('button', { name: 'Resume' })).toHaveFocus();
    await user.keyboard(' ');
    expect(session().status).toBe('running');
    await user.keyboard('{ArrowRight}');
    expect(session().stepIndex).toBe(1);
    expect(view.getByText(/the eggs/)).toBeInTheDocument();
    const { endsAt } = session();
    await waitFor(() => expect(Date.now()).toBeGreaterThan(endsAt! - 480_000));
    await user.keyboard('r');
    expect(session()).toMatchObject({ stepIndex: 1, status: 'running' });
    expect(session().endsAt).toBeGreaterThan(endsAt!);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(session().stepIndex).toBe(0);
  });

  it('ignores R once the shortcut is off in the options, and keeps the arrows', async () => {
    const { user, session } = await cooking();
    await user.keyboard('{ArrowRight}');
    await user.click(screen.getByRole('button', { name: 'Cooking options' }));
    const shortcut = await screen.findByRole('switch', { name: 'Shortcut R' });
    expect(shortcut).toBeChecked();
    await user.click(shortcut);
    await user.click(
      within(screen.getByRole('dialog', { name: 'Cooking options' })).getByRole('button', { name: 'Close' }),
    );
    const { endsAt } = session();
    await user.keyboard('r');
    expect(session()).toMatchObject({ stepIndex: 1, endsAt });
    await user.keyboard('{ArrowLeft}');
    expect(session().stepIndex).toBe(0);
  });

  it('leaves the keys to a box of text that is open over it', async () => {
    const { user, view, session } = await cooking();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await user.click(await view.findByRole('button', { name: 'I cooked it' }));
    const comment = await screen.findByRole('textbox', { name: 'Comment' });
    await user.type(comment, 'pepper{ArrowLeft}e');
    expect(comment).toHaveValue('peppeer');
    act(() => screen.getByRole('dialog', { name: 'I cooked it' }).focus());
    await user.keyboard(' ');
    expect(session().status).toBe('complete');
  });

  it('goes on with the left arrow on a page that is read from the right', async () => {
    const { user, session } = await cooking();
    const turn = (direction: string) =>
      act(async () => {
        document.documentElement.dir = direction;
        await Promise.resolve();
      });
    await turn('rtl');
    await user.keyboard('{ArrowLeft}');
    expect(session().stepIndex).toBe(1);
    await user.keyboard('{ArrowRight}');
    expect(session().stepIndex).toBe(0);
    await turn('');
  });

  it('pauses with the space bar even after a mouse press elsewhere', async () => {
    const { user, view, session } = await cooking();
    await user.click(view.getByRole('button', { name: 'Next step' }));
    expect(session().stepIndex).toBe(1);
    await user.keyboard(' ');
    expect(session()).toMatchObject({ stepIndex: 1, status: 'paused' });
  });

  it('closes on Escape, and the timer goes on over every page', async () => {
    const { user, session } = await cooking();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(session().status).toBe('running');
    await user.click(screen.getByRole('link', { name: 'About' }));
    const dock = within(await screen.findByRole('complementary', { name: 'On the stove' }));
    await user.click(dock.getByRole('button', { name: 'Pause: Shakshuka' }));
    expect(session().status).toBe('paused');
    await user.click(dock.getByRole('link', { name: /Shakshuka/ }));
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeInTheDocument();
  });

  it('jumps to any step by its bar', async () => {
    const { user, view, session } = await cooking();
    await user.click(view.getByRole('button', { name: 'Skip to 3' }));
    expect(session().stepIndex).toBe(2);
    expect(view.getByText('This is the last step.')).toBeInTheDocument();
    await user.click(view.getByRole('button', { name: 'Repeat 1' }));
    expect(session().stepIndex).toBe(0);
  });

  it('is complete after the last step, and says so', async () => {
    const { user, view, store } = await cooking();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(view.getByRole('heading', { name: 'Cooking complete!' })).toBeInTheDocument();
    expect(view.getByRole('button', { name: 'Done' })).toHaveFocus();
    expect(view.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Cooking complete!').length).toBeGreaterThan(1));
    await user.click(view.getByRole('button', { name: 'Done' }));
    expect(selectSession(store.getState(), 7)).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('resets with Stop, which can be undone', async () => {
    const { user, view, session } = await cooking();
    await user.keyboard('{ArrowRight}');
    await user.click(view.getByRole('button', { name: 'Stop' }));
    expect(session().status).toBe('stopped');
    expect(view.getAllByText('Step 1 of 3')[0]).toBeInTheDocument();
    expect(view.getByRole('timer')).toHaveTextContent('15:00');
    expect(view.getByRole('button', { name: 'Start cooking' })).toHaveFocus();
    await user.click(view.getByRole('button', { name: /^Continue from step 2/ }));
    expect(session()).toMatchObject({ status: 'running', stepIndex: 1 });
  });

  it('waits for the cook if set to, and says since when', async () => {
    const { user, view, session, store } = await cooking();
    act(() => void store.dispatch(settingChosen({ waitsForMe: true })));
    const spy = jest.spyOn(Date, 'now').mockReturnValue(session().endsAt! + 12_000);
    await waitFor(() => expect(view.getByRole('timer')).toHaveTextContent('0:00Rang 12 s ago'), { timeout: 4_000 });
    expect(session().stepIndex).toBe(0);
    const next = view.getByRole('button', { name: 'Next step' });
    expect(next).toHaveFocus();
    await user.click(next);
    expect(session()).toMatchObject({ stepIndex: 1, rangAt: null });
    spy.mockRestore();
  });

  it('adds a minute', async () => {
    const { user, view, session } = await cooking();
    await user.click(view.getByRole('button', { name: /^\+1 min/ }));
    expect(session().stepMs).toBe(960_000);
  });

  it('says what the browser can and cannot do, and requests notifications only on a button press', async () => {
    const { user, effects, view } = await cooking();
    const kitchen = await effects.cooking();
    await user.click(view.getByRole('button', { name: 'Cooking options' }));
    const options = within(await screen.findByRole('dialog', { name: 'Cooking options' }));
    expect(options.getByText(/Some browsers, including Chrome/)).toBeInTheDocument();
    expect(kitchen.askToNotify).not.toHaveBeenCalled();
    await user.click(options.getByRole('button', { name: 'Notify me while this page is hidden' }));
    await waitFor(() => expect(kitchen.askToNotify).toHaveBeenCalledTimes(1));
    await user.click(options.getByRole('switch', { name: 'Listen' }));
    await waitFor(() => expect(kitchen.listen).toHaveBeenCalled());
    act(() => kitchen.listen.mock.lastCall![0]!.onFailed());
    expect(await options.findByText(/The microphone could not be used/)).toBeInTheDocument();
    await user.click(options.getByRole('button', { name: 'Try the bell' }));
    await waitFor(() => expect(kitchen.ring).toHaveBeenCalled());
  });

  it('uses the servings of the page in its sentences', async () => {
    const { user } = renderApp('/recipe/7#method', { api });
    await user.click(await screen.findByRole('button', { name: 'Fewer servings' }));
    await user.click(screen.getByRole('button', { name: 'Fewer servings' }));
    await user.click(screen.getAllByRole('button', { name: 'Start cooking' })[0]!);
    const view = within(await screen.findByRole('dialog', { name: 'Shakshuka' }));
    expect((await view.findAllByText('200 g')).length).toBe(2);
  });

  it('opens without cooking, and starts when the cook says so', async () => {
    const { user, store } = renderApp('/recipe/7#cooking', { api });
    const view = within(await screen.findByRole('dialog', { name: 'Shakshuka' }));
    expect(selectSession(store.getState(), 7)).toBeUndefined();
    await user.click(view.getByRole('button', { name: 'Start cooking' }));
    expect(selectSession(store.getState(), 7)).toMatchObject({ status: 'running', stepIndex: 0 });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('tab', { name: 'Method' })).toHaveAttribute('aria-selected', 'true');
  });
});

describe('the method while a dish is cooking', () => {
  const withTimer = async () => {
    const { user, store } = renderApp('/recipe/7#method', { api });
    await screen.findAllByRole('button', { name: 'Start cooking' });
    act(() => void store.dispatch(cookingStarted(cookedRecipeOf(shakshuka, 4, false))));
    return { user, session: () => selectSession(store.getState(), 7)! };
  };

  it('marks the step, and skips and repeats', async () => {
    const { user, session } = await withTimer();
    const steps = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(steps()[0]).toHaveAttribute('aria-current', 'step');
    expect(within(steps()[0]!).getByRole('button', { name: 'Repeat step 1' })).toHaveTextContent('Repeat');
    await user.click(screen.getByRole('button', { name: 'Skip to step 2' }));
    expect(session().stepIndex).toBe(1);
    expect(steps()[1]).toHaveAttribute('aria-current', 'step');
    await user.click(screen.getByRole('button', { name: 'Repeat step 1' }));
    expect(session().stepIndex).toBe(0);
  });

  it('pauses and stops in place', async () => {
    const { user, session } = await withTimer();
    const bar = within(screen.getByRole('region', { name: 'Cooking timer' }));
    await user.click(bar.getByRole('button', { name: 'Pause' }));
    expect(session().status).toBe('paused');
    await user.click(bar.getByRole('button', { name: 'Resume' }));
    expect(session().status).toBe('running');
    await user.click(bar.getByRole('button', { name: 'Stop' }));
    expect(screen.getAllByRole('button', { name: 'Start cooking' })[0]).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Skip to/ })).not.toBeInTheDocument();
  });

  it('changes the servings of the running timer too, without losing time', async () => {
    const { user, session } = await withTimer();
    const { endsAt } = session();
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    expect(session()).toMatchObject({ servings: 5, endsAt });
  });
});
