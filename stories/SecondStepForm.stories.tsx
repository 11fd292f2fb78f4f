import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SecondStepForm } from '@/components/SecondStepForm/SecondStepForm';
import { isPlayable } from './playable';
import { spy, text, type Controls } from './workbench/controls';

/** The second step of a sign-in. */
const meta = {
  title: 'Account/SecondStepForm',
  component: SecondStepForm,
  argTypes: {
    titleId: text('The id of the heading, for a dialog around the form'),
    refusal: text('Why the last code was refused'),
    onSubmit: spy('Called with the code'),
    onBack: spy('Back to the password'),
  } satisfies Controls<typeof SecondStepForm>,
  args: { onSubmit: fn(() => Promise.resolve()), onBack: fn() },
} satisfies Meta<typeof SecondStepForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const WrongCode: Story = {
  args: { refusal: 'This code is wrong, or was used before. Wait for the next one.' },
};

export const RecoveryCode: Story = {
  async play({ canvasElement, globals }) {
    if (!isPlayable(globals)) return;
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code instead' }));
    await expect(canvas.getByLabelText('Recovery code')).toHaveFocus();
  },
};
