import { fireEvent, screen } from '@testing-library/react';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/RecipeCard.stories';

describe('<RecipeCard />', () => {
  it('is one link to the recipe, named by its title', () => {
    renderStory(meta, stories.GoodMatch);
    expect(screen.getByRole('link', { name: 'Shakshuka' })).toHaveAttribute('href', '/recipe/7');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('says how much of it the cook has and what is missing', () => {
    renderStory(meta, stories.GoodMatch);
    expect(screen.getByText('9 of 10')).toBeInTheDocument();
    expect(screen.getByText('You have 9 of 10 ingredients')).toBeInTheDocument();
    expect(screen.getByText(/ground cumin/)).toBeInTheDocument();
  });

  it('adds the step times up and words them', () => {
    renderStory(meta, stories.GoodMatch);
    expect(screen.getByText('26 mins')).toBeInTheDocument();
  });

  it('writes an hour and more in hours', () => {
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

  it('puts a house picture in the place of one that fails', () => {
    renderStory(meta, stories.GoodMatch);
    const picture = screen.getByRole('presentation');
    expect(picture).toHaveAttribute('src', '/pictures/shakshuka.webp');
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^\/pictures\/fallback-meals-\d\.webp/));
  });

  it('lists the allergens, a custom one among them', () => {
    renderStory(meta, stories.CustomAllergen);
    expect(screen.getByRole('list', { name: 'Allergens' })).toHaveTextContent('EggsKiwi');
  });
});
