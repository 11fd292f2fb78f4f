import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DishStage } from '@/components/DishStage/DishStage';

const meta = {
  title: 'Foundations/DishStage',
  component: DishStage,
  parameters: { noControls: 'It has no props: the same three dishes stand beside every form.' },
} satisfies Meta<typeof DishStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** From 1200 px on: spaghetti-bolognese, golden-milk and chickpea-curry. Below, the form stands alone. */
export const BesideAForm: Story = {};
