import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormSection } from '@/components/FormSection/FormSection';
import { FormTextField } from '@/components/FormTextField/FormTextField';
import { sample, text, type Controls } from './workbench/controls';

const FIELD = <FormTextField label="First name" name="firstName" defaultValue="Marta" />;
const SLOTS = {
  'One field': FIELD,
  'Two fields': (
    <>
      {FIELD}
      <FormTextField label="Last name" name="lastName" defaultValue="Oliveira" />
    </>
  ),
};

const meta = {
  title: 'Account/FormSection',
  component: FormSection,
  argTypes: {
    title: text('The heading'),
    hint: text('One sentence below the heading'),
    children: sample('The fields', SLOTS),
  } satisfies Controls<typeof FormSection>,
  args: {
    title: 'Name',
    hint: 'Both are optional. Nobody else sees them.',
    children: FIELD,
  },
} satisfies Meta<typeof FormSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAHint: Story = {};
export const WithoutAHint: Story = { args: { hint: undefined } };
