import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { useLastElement } from './useLastElement';

it('an element stays known while its screen rests, and nothing is rendered for that', () => {
  const rendered = jest.fn();
  const Field = () => {
    const [element, ref] = useLastElement<HTMLDivElement>();
    rendered(element);
    return <div ref={ref} data-testid="field" />;
  };
  const field = <Field />;
  const screenIn = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{field}</Activity>;
  const { rerender } = render(screenIn('visible'));
  expect(rendered).toHaveBeenLastCalledWith(screen.getByTestId('field'));
  rendered.mockClear();
  rerender(screenIn('hidden'));
  rerender(screenIn('visible'));
  expect(rendered).not.toHaveBeenCalled();
});
