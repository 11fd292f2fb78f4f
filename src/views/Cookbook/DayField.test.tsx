import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Language } from '@contracts/vocabulary';
import { AppFrame } from '@/testing/AppFrame';
import { DayField } from './DayField';

const Form = ({ first }: { first: string }) => {
  const [day, setDay] = useState(first);
  return (
    <DayField
      value={day}
      today="2026-03-01"
      onChosen={setDay}
      onChange={({ currentTarget }) => setDay(currentTarget.value)}
    />
  );
};

const shown = (first: string, language?: Language) => {
  render(
    <AppFrame language={language}>
      <Form first={first} />
    </AppFrame>,
  );
  return userEvent.setup();
};

const choice = (name: string) => screen.getByRole('radio', { name });

describe('<DayField />', () => {
  it('has today and yesterday at one press, in words below it', async () => {
    const user = shown('2026-03-01');
    expect(choice('Today')).toBeChecked();
    await user.click(choice('Yesterday'));
    expect(choice('Yesterday')).toBeChecked();
    expect(screen.getByText(/28 February 2026/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Date')).not.toBeInTheDocument();
  });

  it.each([
    ['fr', 'Dimanche 1 mars 2026'],
    ['es', 'Domingo, 1 de marzo de 2026'],
  ] as const)('begins the day with a capital letter in a line of its own, in %s', (language, day) => {
    shown('2026-03-01', language);
    expect(screen.getByText(day)).toBeInTheDocument();
  });

  it('shows a date box for another day, and keeps it while a day is being chosen', async () => {
    const user = shown('2026-03-01');
    await user.click(choice('Another day'));
    const box = screen.getByLabelText('Date');
    await user.clear(box);
    await user.type(box, '2026-02-28');
    expect(box).toHaveValue('2026-02-28');
    expect(choice('Another day')).toBeChecked();
    await user.click(choice('Today'));
    expect(box).not.toBeInTheDocument();
  });

  it('begins with the date box for a day that is longer ago', () => {
    shown('2026-01-17');
    expect(choice('Another day')).toBeChecked();
    expect(screen.getByLabelText('Date')).toHaveValue('2026-01-17');
  });
});
