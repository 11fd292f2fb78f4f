import { screen, within } from '@testing-library/react';
import { anAnswer, aRecipe } from '@/testing/builders';
import { SCREEN_FAULTS, untilItGivesUp, withClock } from '@/testing/faultClock';
import { faultyServer, RAW } from '@/testing/faults';
import { renderApp } from '@/testing/renderApp';

const ANALYZE = 'POST /api/analyze';
const RECIPE = 'GET /api/recipes/7';

const shakshuka = aRecipe({ title: 'Shakshuka' });
const chakchouka = aRecipe({ title: 'Chakchouka', language: 'fr' });

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

type User = ReturnType<typeof renderApp>['user'];

const chooseFrench = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Preferences' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'fr');
  // Before closing the preferences, which raises the next toast.
  expect(await screen.findByText('Langue mise à jour')).toBeInTheDocument();
  await user.keyboard('{Escape}');
};

const choose = async (user: User, button: string, label: string, language: string) => {
  await user.click(screen.getByRole('button', { name: button }));
  await user.selectOptions(await screen.findByRole('combobox', { name: label }), language);
  await user.keyboard('{Escape}');
};

describe(`another language while results are shown: ${SCREEN_FAULTS.length} cases`, () => {
  it.each(SCREEN_FAULTS)('%s', async (_name, fault) => {
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

    // The page is in French, the recipes are unchanged, and there is no alert.
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

describe(`another language while a recipe is shown: ${SCREEN_FAULTS.length} cases`, () => {
  it.each(SCREEN_FAULTS)('%s', async (_name, fault) => {
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
