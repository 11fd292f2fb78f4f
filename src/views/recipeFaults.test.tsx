import { act, screen, within } from '@testing-library/react';
import { CALL_TIMEOUT_MS } from '@contracts/limits';
import { anAnswer, aRecipe } from '@/testing/builders';
import { FAULTS, faultyServer, RAW, type Fault } from '@/testing/faults';
import { renderApp } from '@/testing/renderApp';

const ANALYZE = 'POST /api/analyze';
const RECIPE = 'GET /api/recipes/7';
const SHARE = 'POST /api/recipes/share';
const FEEDBACK = 'POST /api/recipes/image-feedback';

const shakshuka = aRecipe({ title: 'Shakshuka' });
const chakchouka = aRecipe({ title: 'Chakchouka', language: 'fr' });

const EVERY_FAULT = FAULTS.map((fault) => [fault.name, fault] as const);

const withClock = ({ isSilence }: Fault) => {
  if (isSilence) jest.useFakeTimers({ advanceTimers: true });
};

const untilItGivesUp = async ({ isSilence }: Fault) => {
  if (isSilence) await act(() => jest.advanceTimersByTimeAsync(CALL_TIMEOUT_MS));
};

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

type User = ReturnType<typeof renderApp>['user'];

const chooseFrench = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Preferences' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'fr');
  // Before the preferences are closed: that raises the next toast.
  expect(await screen.findByText('Langue mise à jour')).toBeInTheDocument();
  await user.keyboard('{Escape}');
};

const choose = async (user: User, button: string, label: string, language: string) => {
  await user.click(screen.getByRole('button', { name: button }));
  await user.selectOptions(await screen.findByRole('combobox', { name: label }), language);
  await user.keyboard('{Escape}');
};

describe(`a recipe page that fails: ${EVERY_FAULT.length} cases`, () => {
  it.each(EVERY_FAULT)('%s', async (_name, fault) => {
    withClock(fault);
    const { mend, reply } = faultyServer(fault, shakshuka);
    const { user } = renderApp('/recipe/7', { api: { [RECIPE]: reply } });
    await untilItGivesUp(fault);

    const isGone = fault.failure.status === 404;
    expect(await title(isGone ? 'Recipe not found' : 'This recipe could not be loaded.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to recipes' })).toHaveAttribute('href', '/');
    expect(document.body).not.toHaveTextContent(new RegExp(RAW));

    // What is gone stays gone, but there is a way on; everything else can be asked for again.
    mend();
    await user.click(screen.getByRole(isGone ? 'link' : 'button', { name: isGone ? 'Find Recipes' : 'Try Again' }));
    expect(await title(isGone ? 'What’s in your larder?' : 'Shakshuka')).toBeVisible();
  });
});

describe(`sharing that fails: ${EVERY_FAULT.length} cases`, () => {
  it.each(EVERY_FAULT)('%s', async (_name, fault) => {
    withClock(fault);
    const { mend, reply } = faultyServer(fault, { id: 42, url: 'https://larder.example/recipe/42' });
    const { user, effects } = renderApp('/recipe/7', { api: { [RECIPE]: shakshuka, [SHARE]: reply } });
    await title('Shakshuka');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await untilItGivesUp(fault);

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Sharing failed');
    expect(alert).toHaveTextContent('The recipe could not be shared. Please try again.');
    expect(effects.shareLink).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1, name: 'Shakshuka' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(new RegExp(RAW));

    mend();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(effects.shareLink).toHaveBeenCalledWith({ title: 'Shakshuka', path: '/recipe/42' });
  });
});

describe(`feedback on a picture that fails: ${EVERY_FAULT.length} cases`, () => {
  it.each(EVERY_FAULT)('%s', async (_name, fault) => {
    withClock(fault);
    const { mend, reply } = faultyServer(fault, {});
    const { user } = renderApp('/recipe/7', { api: { [RECIPE]: shakshuka, [FEEDBACK]: reply } });
    await user.click(await screen.findByRole('button', { name: 'No' }));
    await user.click(await screen.findByRole('textbox', { name: 'Your feedback' }));
    await user.paste('No eggs.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await untilItGivesUp(fault);

    expect(await screen.findByText('Error submitting feedback')).toBeInTheDocument();
    expect(screen.getByText('Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your feedback' })).toHaveValue('No eggs.');
    expect(document.body).not.toHaveTextContent(RAW);

    mend();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Thank you for your feedback.')).toBeInTheDocument();
  });
});

describe(`another language while results are shown: ${EVERY_FAULT.length} cases`, () => {
  it.each(EVERY_FAULT)('%s', async (_name, fault) => {
    withClock(fault);
    const { mend, reply } = faultyServer(fault, anAnswer({ recipes: [chakchouka], ingredients: ['œufs'] }));
    let calls = 0;
    const { user } = renderApp('/', { api: { [ANALYZE]: () => (calls++ === 0 ? anAnswer() : reply()) } });
    await user.click(screen.getByRole('textbox', { name: 'Your ingredients' }));
    await user.paste('eggs');
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Shakshuka' });
    await chooseFrench(user);
    await untilItGivesUp(fault);

    // The page speaks French; the recipes stay as they were, and nothing is an alert.
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Vos ingrédients' })).toHaveValue('eggs');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(new RegExp(RAW));

    // The next search is in the chosen language.
    mend();
    await user.click(screen.getByRole('button', { name: 'Analyser' }));
    expect(await screen.findByRole('link', { name: 'Chakchouka' })).toBeInTheDocument();
  });
});

describe(`another language while a recipe is shown: ${EVERY_FAULT.length} cases`, () => {
  it.each(EVERY_FAULT)('%s', async (_name, fault) => {
    withClock(fault);
    const { mend, reply } = faultyServer(fault, chakchouka);
    const { user } = renderApp('/recipe/7', {
      api: { [RECIPE]: ({ language }: { language: string | null }) => (language === 'fr' ? reply() : shakshuka) },
    });
    await title('Shakshuka');
    await chooseFrench(user);
    await untilItGivesUp(fault);
    const isGone = fault.failure.status === 404;
    expect(await title(isGone ? 'Recette introuvable' : 'Shakshuka')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(new RegExp(RAW));

    mend();
    await choose(user, 'Préférences', 'Langue', 'en-GB');
    expect(await title('Shakshuka')).toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByText('Recette introuvable')).not.toBeInTheDocument();
  });
});
