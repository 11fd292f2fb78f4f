import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/SessionList.stories';

const entries = () => screen.getAllByRole('listitem');

describe('<SessionList />', () => {
  it('shows three browsers, the current one first, and the others when asked', async () => {
    renderStory(meta, stories.Several);
    expect(entries()).toHaveLength(3);
    expect(entries()[0]).toHaveAttribute('aria-current', 'true');
    expect(entries()[2]).toHaveTextContent('Samsung Internet on Android');
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4' }));
    expect(entries()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
    // The pressed button is gone, so the focus must not fall back to the page.
    expect(screen.getByRole('list', { name: 'Signed-in browsers' })).toHaveFocus();
  });

  it('brings the current browser to the front, wherever the server lists it', () => {
    const sessions = [...stories.Several.args!.sessions!].reverse();
    renderStory(meta, stories.Several, { sessions });
    expect(entries()[0]).toHaveTextContent('This browser');
  });
});
