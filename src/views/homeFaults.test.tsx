import { screen, within } from '@testing-library/react';
import { ANALYZE_TIMEOUT_MS } from '@contracts/limits';
import { anAnswer } from '@/testing/builders';
import { untilItGivesUp, withClock } from '@/testing/faultClock';
import { FAULTS, faultyServer, RAW, type Fault } from '@/testing/faults';
import { renderApp } from '@/testing/renderApp';

const ANALYZE = 'POST /api/analyze';

const opened = (fault: Fault) => {
  withClock(fault);
  const { mend, reply } = faultyServer(fault, anAnswer());
  return { mend, ...renderApp('/', { api: { [ANALYZE]: reply } }) };
};

const MODES = [
  ['by ingredients', 'By ingredients', 'Your ingredients', 'Analyze'],
  ['by name', 'By recipe name', 'Recipe name', 'Search'],
] as const;

const CASES = MODES.flatMap((mode) => FAULTS.map((fault) => [mode[0], fault.name, mode, fault] as const));

describe(`a search that fails: ${CASES.length} cases`, () => {
  it.each(CASES)('%s, %s', async (_what, _name, [, mode, label, button], fault) => {
    const { title, text, inline, hasTryAgain } = fault.search;
    const { mend, user } = opened(fault);
    await user.click(screen.getByRole('radio', { name: mode }));
    const box = () => screen.getByLabelText(label);
    await user.click(box());
    await user.paste('shakshuka');
    await user.click(screen.getByRole('button', { name: button }));
    await untilItGivesUp(fault, ANALYZE_TIMEOUT_MS);

    // The prescribed text, as an alert and below the box.
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(within(alert).getByText(text)).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(await main.findByText(inline)).toBeInTheDocument();

    // The page still works, keeps what was typed, and shows no technical message.
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(box()).toHaveValue('shakshuka');
    expect(box()).toBeEnabled();
    expect(document.body).not.toHaveTextContent(new RegExp(RAW));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

    // Retrying works: through the panel's button if the cook is not at fault, and always through the search button.
    mend();
    const again = hasTryAgain ? 'Try Again' : button;
    await user.click(main.getByRole('button', { name: again }));
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(main.queryByText(inline)).not.toBeInTheDocument();
  });
});
