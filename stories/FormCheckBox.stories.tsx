import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FormCheckBox } from '@/components/FormCheckBox/FormCheckBox';
import { flag, sample, spy, text, type ControlsOf } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const WORDS = {
  'A wish': 'Send me a few recipes now and then',
  'With a link': (
    <>
      I accept the <a href="/terms">Terms & Conditions</a>
    </>
  ),
};

interface Args {
  words: (typeof WORDS)[keyof typeof WORDS];
  checked: boolean;
  error?: string;
  onChange: (checked: boolean) => void;
}

const meta = {
  title: 'Forms/FormCheckBox',
  argTypes: {
    words: sample('What one agrees to', WORDS),
    checked: flag('Ticked'),
    error: text('What is wrong'),
    onChange: spy('Called with the new state'),
  } satisfies ControlsOf<Args>,
  args: { words: WORDS['A wish'], checked: false, onChange: fn() },
  render: function Held({ words, checked, error, onChange }) {
    const [isChecked, hold] = useHeld(checked, onChange);
    return (
      <FormCheckBox checked={isChecked} error={error} onChange={({ target }) => hold(target.checked)}>
        {words}
      </FormCheckBox>
    );
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Empty: Story = {};
export const TickedWithALink: Story = { args: { words: WORDS['With a link'], checked: true } };
export const Missing: Story = {
  args: {
    words: WORDS['With a link'],
    error: 'You must accept the Terms & Conditions to create an account',
  },
};
