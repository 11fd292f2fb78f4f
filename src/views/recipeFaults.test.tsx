import { screen } from '@testing-library/react';
import { aRecipe } from '@/testing/builders';
import { SCREEN_FAULTS, untilItGivesUp, withClock } from '@/testing/faultClock';
import { faultyServer, RAW } from '@/testing/faults';
import { renderApp } from '@/testing/renderApp';

const RECIPE = 'GET /api/recipes/7';
const SHARE = 'POST /api/recipes/share';
const FEEDBACK = 'POST /api/recipes/image-feedback';

const shakshuka = aRecipe({ title: 'Shakshuka' });

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe(`a recipe page that fails: ${SCREEN_FAULTS.length} cases`, () => {
  it.each(SCREEN_FAULTS)('%s', async (_name, fault) => {
    withClock(fault);
    const { mend, reply } = faultyServer(fault, shakshuka);
    const { user } = renderApp('/recipe/7', { api: { [RECIPE]: reply } });
    await untilItGivesUp(fault);

    const isGone = fault.failure.status === 404;
    expect(await title(isGone ? 'Recipe not found' : 'This recipe could not be loaded.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to recipes' })).toHaveAttribute('href', '/');
    expect(document.body).not.toHaveTextContent(new RegExp(RAW));

    // A deleted recipe stays deleted, but the page offers a way on; every other fault can be retried.
    mend();
    await user.click(screen.getByRole(isGone ? 'link' : 'button', { name: isGone ? 'Find Recipes' : 'Try Again' }));
    expect(await title(isGone ? 'What’s in your larder?' : 'Shakshuka')).toBeVisible();
  });
});

describe(`sharing that fails: ${SCREEN_FAULTS.length} cases`, () => {
  it.each(SCREEN_FAULTS)('%s', async (_name, fault) => {
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

describe(`feedback on a picture that fails: ${SCREEN_FAULTS.length} cases`, () => {
  it.each(SCREEN_FAULTS)('%s', async (_name, fault) => {
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
