import { act, fireEvent, screen } from '@testing-library/react';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/WaitingNote.stories';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('<WaitingNote />', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says nothing in the first three seconds', () => {
    renderStory(meta, stories.Search, { onStop: jest.fn() });
    wait(2_900);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says after three seconds that it is still going on, and offers to stop', () => {
    const onStop = jest.fn();
    renderStory(meta, stories.Search, { onStop });
    wait(3_000);
    expect(screen.getByRole('status')).toHaveTextContent('Still on it: a few more seconds.');
    fireEvent.click(screen.getByRole('button', { name: 'Stop the search' }));
    expect(onStop).toHaveBeenCalledTimes(1);
  });

  it('names the likely cause after ten seconds', () => {
    renderStory(meta, stories.Search, { onStop: jest.fn() });
    wait(10_000);
    expect(screen.getByRole('status')).toHaveTextContent(/^This is taking longer than usual\./);
    expect(screen.getByRole('button', { name: 'Stop the search' })).toBeInTheDocument();
  });

  it('offers a reload after ten seconds when nothing can be stopped', () => {
    renderStory(meta, stories.Page);
    wait(3_000);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    wait(7_000);
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
  });
});
