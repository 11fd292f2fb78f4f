import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppFrame } from '@/testing/AppFrame';
import { StepBars } from './StepBars';

const Steps = () => {
  const [current, setCurrent] = useState<number | null>(0);
  return <StepBars count={3} current={current} onChoose={setCurrent} />;
};

const shown = () =>
  render(
    <AppFrame>
      <Steps />
    </AppFrame>,
  );

describe('<StepBars />', () => {
  it('moves to the chosen step in a browser whose scrollIntoView returns a promise', async () => {
    shown();
    await userEvent.click(screen.getByRole('button', { name: 'Skip to 2' }));
    expect(screen.getByRole('button', { current: 'step' })).toHaveAccessibleName(/2/);
    await userEvent.click(screen.getByRole('button', { name: 'Skip to 3' }));
    expect(screen.getByRole('button', { current: 'step' })).toHaveAccessibleName(/3/);
  });

  it('scrolls the bar of the current step into view at each change', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    shown();
    scroll.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Skip to 3' }));
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(scroll.mock.contexts[0]).toContainElement(screen.getByRole('button', { current: 'step' }));
  });
});
