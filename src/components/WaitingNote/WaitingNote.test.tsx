import { act, screen } from '@testing-library/react';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/WaitingNote.stories';

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('<WaitingNote />', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says nothing in the first three seconds', () => {
    renderStory(meta, stories.Page);
    wait(2_900);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says after three seconds that it is still going on', () => {
    renderStory(meta, stories.Page);
    wait(3_000);
    expect(screen.getByRole('status')).toHaveTextContent('Still on it: a few more seconds.');
  });

  it('names the likely cause after ten seconds, and below a progress adds nothing to press', () => {
    renderStory(meta, stories.Search);
    wait(10_000);
    expect(screen.getByRole('status')).toHaveTextContent(/^This is taking longer than usual\./);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers a reload after ten seconds of waiting for a page', () => {
    renderStory(meta, stories.Page);
    wait(3_000);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    wait(7_000);
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeInTheDocument();
  });
});
