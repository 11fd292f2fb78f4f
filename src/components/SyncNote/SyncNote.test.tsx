import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/SyncNote.stories';

describe('<SyncNote />', () => {
  it('says that a change is pending, without actions: it is retried automatically', () => {
    renderStory(meta, stories.NotSyncedYet);
    expect(screen.getByText('Not synced yet')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('offers to retry a refused change, or to remove the recipe', async () => {
    const onRetry = jest.fn();
    const onRemove = jest.fn();
    renderStory(meta, { args: { ...stories.NotOnTheAccount.args, onRetry, onRemove } });
    expect(screen.getByText('Not on your account')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry: Shakshuka' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Shakshuka' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});
