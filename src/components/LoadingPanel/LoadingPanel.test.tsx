import { act, fireEvent, screen } from '@testing-library/react';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/LoadingPanel.stories';

describe('<LoadingPanel />', () => {
  it('reports the progress visually and to screen readers', () => {
    renderStory(meta, stories.Analyzing);
    const bar = screen.getByRole('progressbar', { name: 'Finding your recipes...', value: { now: 62 } });
    expect(bar).toHaveTextContent('62%');
    expect(screen.getByText('Analyzing ingredients')).toBeInTheDocument();
  });

  it('has one button that stops the search, at once and after a long wait', () => {
    jest.useFakeTimers();
    const onStop = jest.fn();
    renderStory(meta, stories.Analyzing, { onStop });
    fireEvent.click(screen.getByRole('button', { name: 'Stop the search' }));
    act(() => jest.advanceTimersByTime(12_000));
    jest.useRealTimers();
    const shown = screen.getByText(/^This is taking longer than usual/, { selector: '[aria-hidden]' });
    const [stop, ...others] = screen.getAllByRole('button');
    expect(others).toEqual([]);
    // What is said about the wait is read before the way out of it.
    expect(shown.compareDocumentPosition(stop!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(onStop).toHaveBeenCalledTimes(1);
  });

  it('announces quarters, not every tick', () => {
    renderStory(meta, stories.Analyzing);
    expect(screen.getByText('50 percent')).toHaveAttribute('role', 'status');
  });

  it('says "Processing" towards the end, and throughout a search by name', () => {
    const { unmount } = renderStory(meta, stories.Processing);
    expect(screen.getByText('Processing')).toBeInTheDocument();
    unmount();
    renderStory(meta, stories.ByName);
    expect(screen.getByText('Processing')).toBeInTheDocument();
  });
});
