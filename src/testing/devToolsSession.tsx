import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/page/App';
import { createPageEffects } from '@/app/effects/createPageEffects';
import { startPersisting } from '@/app/store/startPersisting';
import { createAppStore } from '@/app/store/store';
import { appStarted } from '@/slices/uiSlice';
import { AppFrame } from './AppFrame';
import { anAnswer, aRecipe } from './builders';
import { fakeApi, type Sent } from './fakeApi';
import './homeReady';
import { preloaded } from './preloaded';
import { settled } from './settled';
import { Unstyled } from './Unstyled';

const dishes = (language: unknown) =>
  language === 'fr'
    ? [aRecipe({ title: 'Chakchouka', language: 'fr' }), aRecipe({ id: 8, title: 'Gaspacho', language: 'fr' })]
    : [aRecipe(), aRecipe({ id: 8, title: 'Gazpacho', allergens: [] })];

const answerTo = ({ body, language }: Sent) =>
  (body as { ingredients?: string }).ingredients === 'moon dust'
    ? new Response('down', { status: 503 })
    : anAnswer({ recipes: dishes(language) });

/**
 * A visit with every action that changes the screen: a search, filters, another order, a recipe, another language, a
 * search that fails. It ends on the home page.
 */
export const playSession = async () => {
  const server = fakeApi({
    'POST /api/analyze': answerTo,
    'GET /api/recipes/7': (sent: Sent) => dishes(sent.language)[0],
  });
  const effects = createPageEffects(window);
  const store = createAppStore(effects, preloaded({ preferences: { language: 'en-GB' } }));
  const persistor = startPersisting(store, window);
  store.dispatch(appStarted());
  const view = render(
    <Unstyled>
      <AppFrame store={store}>
        <App />
      </AppFrame>
    </Unstyled>,
  );
  const user = userEvent.setup();
  const box = (name: string) => screen.getByRole('textbox', { name });

  await user.type(box('Your ingredients'), 'eggs, tomatoes{Enter}');
  await screen.findByRole('link', { name: 'Shakshuka' });

  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(panel.getByRole('checkbox', { name: 'Eggs' }));
  await user.click(panel.getByRole('button', { name: 'Apply' }));
  await user.click(await screen.findByRole('button', { name: 'Show hidden recipes: Eggs' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /sort/i }), 'name-asc');

  await user.click(screen.getByRole('link', { name: 'Shakshuka' }));
  await screen.findByRole('heading', { level: 1, name: 'Shakshuka' });
  await user.click(screen.getByRole('link', { name: /Back to recipes/ }));

  await user.click(screen.getByRole('button', { name: 'Preferences' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'fr');
  await user.keyboard('{Escape}');
  await screen.findByRole('link', { name: 'Chakchouka' });

  const french = await screen.findByRole('textbox', { name: 'Vos ingrédients' });
  await user.clear(french);
  await user.type(french, 'moon dust{Enter}');
  await screen.findByRole('button', { name: 'Réessayer' });
  await act(async () => {
    await persistor.flush();
    await settled();
  });
  return { ...view, store, server, effects, user, persistor };
};
