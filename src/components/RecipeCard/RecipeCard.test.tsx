import { fireEvent, screen } from '@testing-library/react';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/RecipeCard.stories';

describe('<RecipeCard />', () => {
  it('is one link to the recipe, named by its title', () => {
    renderStory(meta, stories.GoodMatch);
    expect(screen.getByRole('link', { name: 'Shakshuka' })).toHaveAttribute('href', '/recipe/7');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('says how many of its ingredients the cook has and which are missing', () => {
    renderStory(meta, stories.GoodMatch);
    expect(screen.getByText('9 of 10')).toBeInTheDocument();
    expect(screen.getByText('You have 9 of 10 ingredients')).toBeInTheDocument();
    expect(screen.getAllByText(/ground cumin/)[0]).toHaveTextContent('Needs: ground cumin');
  });

  it('names what the cook has in place of a missing ingredient, two at most', () => {
    const needs = ['a', 'b', 'c'].map((id) => ({ id, name: `rare ${id}`, swap: `common ${id}`, swapId: id }));
    renderStory(meta, stories.GoodMatch, { recipe: { ...meta.args.recipe, standIns: undefined, needs } });
    expect(screen.getByText('common a instead of rare a')).toBeInTheDocument();
    expect(screen.getByText('common b instead of rare b')).toBeInTheDocument();
    expect(screen.queryByText(/common c/)).not.toBeInTheDocument();
  });

  it('names the cuisine above the title, and nothing when there is none', () => {
    const { unmount } = renderStory(meta, stories.GoodMatch);
    expect(screen.getByText('Tunisian')).toBeInTheDocument();
    unmount();
    renderStory(meta, stories.GoodMatch, { recipe: { ...meta.args.recipe, cuisine: undefined } });
    expect(screen.queryByText('Tunisian')).not.toBeInTheDocument();
  });

  it('adds up the step times and formats them', () => {
    renderStory(meta, stories.GoodMatch);
    expect(screen.getByText('26 mins')).toBeInTheDocument();
  });

  it('shows an hour and more in hours', () => {
    renderStory(meta, stories.FairMatch);
    expect(screen.getByText('1 hr 10 mins')).toBeInTheDocument();
  });

  it('names three of many missing ingredients and counts the rest', () => {
    renderStory(meta, stories.PoorMatchManyNeedsNoPicture);
    expect(screen.getByText(/chickpeas, coconut milk, rice/)).toBeInTheDocument();
    expect(screen.getByText('+3')).toBeInTheDocument();
    expect(screen.queryByText(/lime leaves, mustard/)).not.toBeInTheDocument();
  });

  it('shows no badge for a recipe that was found by its name', () => {
    renderStory(meta, stories.FoundByName);
    expect(screen.queryByText(/ of /)).not.toBeInTheDocument();
  });

  it('shows stars only for a rated recipe', () => {
    const { unmount } = renderStory(meta, stories.GoodMatch);
    expect(screen.queryByRole('img', { name: /stars/ })).not.toBeInTheDocument();
    unmount();
    renderStory(meta, stories.Rated);
    expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeInTheDocument();
  });

  it('replaces a picture that fails to load by a fallback', () => {
    renderStory(meta, stories.GoodMatch);
    const picture = screen.getByRole('presentation');
    expect(picture).toHaveAttribute('src', '/pictures/shakshuka.webp');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/pictures\/fallback-pan-\d\.webp/));
  });

  it('marks the allergens that the cook excludes, and those that it may contain', () => {
    renderStory(meta, stories.ExcludedAndPossibleAllergens);
    const badges = screen.getByRole('list', { name: 'Allergens' });
    expect(badges).toHaveTextContent('Dairy (excluded by you)');
    expect(badges).toHaveTextContent('May contain nuts (excluded by you)');
    expect(badges).not.toHaveTextContent('Eggs (excluded by you)');
  });

  it('marks the allergens of an unreadable recipe as unknown, and names its language', () => {
    renderStory(meta, stories.AllergensUnknown);
    expect(screen.getByRole('list', { name: 'Allergens' })).toHaveTextContent('Allergens unknown');
    expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('lang', 'de');
  });

  it('lists the allergens, custom ones included', () => {
    renderStory(meta, stories.CustomAllergen);
    expect(screen.getByRole('list', { name: 'Allergens' })).toHaveTextContent('EggsKiwi');
  });
});
