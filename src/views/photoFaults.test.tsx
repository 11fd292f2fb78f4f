import { fireEvent, screen, within } from '@testing-library/react';
import { ANALYZE_TIMEOUT_MS } from '@contracts/limits';
import { anAnswer } from '@/testing/builders';
import { SCREEN_FAULTS, untilItGivesUp, withClock } from '@/testing/faultClock';
import { faultyServer, RAW } from '@/testing/faults';
import { renderApp } from '@/testing/renderApp';

const HEALTH = { status: 'ok', vision: true, generation: false, accounts: false, recipes: 1 };

describe(`a search by photo that fails: ${SCREEN_FAULTS.length} cases`, () => {
  it.each(SCREEN_FAULTS)('%s', async (_name, fault) => {
    withClock(fault);
    const { title, hasTryAgain } = fault.search;
    const { mend, reply } = faultyServer(fault, anAnswer());
    const { user, server } = renderApp('/', { api: { 'GET /api/health': HEALTH, 'POST /api/analyze': reply } });
    const card = await screen.findByRole('group', { name: 'Photo of your ingredients' });
    fireEvent.change(screen.getByTestId('photo-file'), {
      target: { files: [new File(['x'], 'shelf.jpg', { type: 'image/jpeg' })] },
    });
    expect(await screen.findByText('shelf.jpg')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Analyze' }));
    await untilItGivesUp(fault, ANALYZE_TIMEOUT_MS);

    // The page explains the fault and keeps the photo.
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(within(card).getByText('shelf.jpg')).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(RAW);

    mend();
    // The alert is the toast. The first case waits for the code of the part below it, which has the button.
    const main = within(screen.getByRole('main'));
    await user.click(await main.findByRole('button', { name: hasTryAgain ? 'Try Again' : 'Analyze' }));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(server.sentTo('POST /api/analyze')).toMatchObject([
      { image: expect.anything() },
      { image: expect.anything() },
    ]);
  });
});
