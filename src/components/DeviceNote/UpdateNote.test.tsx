import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/UpdateNote.stories';

const RELOAD = { name: 'Reload' };

it('reloads at a press', async () => {
  const onReload = jest.fn<void, []>();
  renderStory(meta, stories.Ready, { onReload });
  await userEvent.click(screen.getByRole('button', RELOAD));
  expect(onReload).toHaveBeenCalledTimes(1);
});

it('asks first while a timer is running', async () => {
  const onReload = jest.fn<void, []>();
  renderStory(meta, stories.WhileATimerRuns, { onReload });
  await userEvent.click(screen.getByRole('button', RELOAD));
  expect(onReload).not.toHaveBeenCalled();
  expect(screen.getByText(/A timer is running\. It keeps its time/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reload anyway' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});
