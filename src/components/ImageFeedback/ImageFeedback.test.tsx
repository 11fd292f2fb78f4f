import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/ImageFeedback.stories';

const submit = () => screen.getByRole('button', { name: 'Submit' });

describe('<ImageFeedback />', () => {
  it('sends a yes at once', async () => {
    const onAnswer = jest.fn(() => Promise.resolve(true));
    renderStory(meta, stories.Asking, { onAnswer });
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(onAnswer).toHaveBeenCalledWith(true, undefined);
  });

  it('sends a no only with a comment', async () => {
    const user = userEvent.setup();
    const onAnswer = jest.fn(() => Promise.resolve(true));
    renderStory(meta, stories.Asking, { onAnswer });
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(await screen.findByRole('dialog', { name: 'What is wrong with this image?' })).toBeInTheDocument();
    const box = screen.getByRole('textbox', { name: 'Your feedback' });
    expect(box).toHaveFocus();
    expect(submit()).toBeDisabled();
    await user.type(box, '   ');
    expect(submit()).toBeDisabled();
    await user.type(box, 'No eggs. ');
    await user.click(submit());
    expect(onAnswer).toHaveBeenCalledWith(false, 'No eggs.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the comment when sending fails', async () => {
    const user = userEvent.setup();
    renderStory(meta, stories.Asking, { onAnswer: () => Promise.resolve(false) });
    await user.click(screen.getByRole('button', { name: 'No' }));
    await user.type(await screen.findByRole('textbox'), 'No eggs.');
    await user.click(submit());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('No eggs.');
  });

  it('returns the focus on cancel, and keeps the comment for later', async () => {
    const user = userEvent.setup();
    const onAnswer = jest.fn(() => Promise.resolve(true));
    renderStory(meta, stories.Asking, { onAnswer });
    await user.click(screen.getByRole('button', { name: 'No' }));
    await user.type(await screen.findByRole('textbox'), 'No e');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
    expect(onAnswer).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('textbox')).toHaveValue('No e');
  });

  it('sends nothing twice', async () => {
    const onAnswer = jest.fn(() => Promise.resolve(true));
    renderStory(meta, stories.Sending, { onAnswer });
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(onAnswer).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('thanks the cook, and says so when the picture was replaced', () => {
    renderStory(meta, stories.Thanked);
    expect(screen.getByRole('status')).toHaveTextContent('Thank you for your feedback.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    renderStory(meta, stories.AnotherPicture);
    expect(screen.getByText('Thank you. Here is another picture.')).toBeInTheDocument();
  });
});
