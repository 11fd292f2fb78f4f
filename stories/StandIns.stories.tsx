import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StandIns } from '@/components/StandIns/StandIns';
import { data, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/StandIns',
  component: StandIns,
  argTypes: { standIns: data('What replaces what') } satisfies Controls<typeof StandIns>,
  args: { standIns: [{ id: 'chicken-breast', name: 'chicken breast', byId: 'chicken-thigh', by: 'chicken thighs' }] },
} satisfies Meta<typeof StandIns>;
export default meta;

export const One: StoryObj<typeof meta> = {};
