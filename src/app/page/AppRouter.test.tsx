import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { AppRouter } from './AppRouter';
import { RecipeDetailView } from './screens';

const Address = () => {
  const { pathname } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <Link to="/about">About</Link>
      <Link to="/recipe/7">Shakshuka</Link>
    </>
  );
};

const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const aPaint = () => act(() => jest.advanceTimersByTimeAsync(120));

const open = (isCodeThere: boolean) => {
  jest.spyOn(RecipeDetailView, 'isLoaded').mockReturnValue(isCodeThere);
  render(
    <AppRouter>
      <Address />
    </AppRouter>,
  );
};

describe('the address that is shown', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/');
  });
  afterEach(() => void jest.restoreAllMocks());

  it('is a pressed one at once', () => {
    open(true);
    press('About');
    expect(shown()).toBe('/about');
  });

  it('is that of a recipe once the press has been painted', async () => {
    open(true);
    press('Shakshuka');
    expect(window.location.pathname).toBe('/recipe/7');
    expect(shown()).toBe('/');
    await aPaint();
    expect(shown()).toBe('/recipe/7');
  });

  it('is that of a recipe at once while its code has to be waited for anyway', () => {
    open(false);
    press('Shakshuka');
    expect(shown()).toBe('/recipe/7');
  });

  it('is the last that was chosen', async () => {
    open(true);
    press('Shakshuka');
    press('About');
    await aPaint();
    expect(shown()).toBe('/about');
  });

  it('is the one before when the cook goes back before the recipe is there', async () => {
    open(true);
    press('Shakshuka');
    act(() => window.history.back());
    await aPaint();
    expect(window.location.pathname).toBe('/');
    expect(shown()).toBe('/');
  });
});
