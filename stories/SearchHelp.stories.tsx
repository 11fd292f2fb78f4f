import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptiedBy } from '@/components/EmptiedBy/EmptiedBy';
import { MeantChips } from '@/components/MeantChips/MeantChips';
import { StandIns } from '@/components/StandIns/StandIns';
import { TimeSelect } from '@/components/TimeSelect/TimeSelect';

const meta = { title: 'Search/Help' } satisfies Meta;
export default meta;

type Story = StoryObj;

const ignore = () => undefined;

export const WhatLeavesNothing: Story = {
  render: () => (
    <EmptiedBy
      onLift={ignore}
      emptied={[
        { by: { kind: 'mustUse', id: 'lamb', name: 'lamb' }, recipes: 12 },
        { by: { kind: 'time' }, recipes: 4 },
        { by: { kind: 'cuisine' }, recipes: 3 },
        { by: { kind: 'kind' }, recipes: 2 },
        {
          by: { kind: 'ruledOut', id: 'onion', name: 'onion', phrase: 'no onions', textWithout: 'eggs, potatoes' },
          recipes: 1,
        },
      ]}
    />
  ),
};
export const Meant: Story = {
  render: () => (
    <MeantChips
      onChoose={ignore}
      meant={[
        {
          typed: 'toms',
          ingredients: [
            { id: 'tomato', name: 'tomatoes' },
            { id: 'cherry-tomato', name: 'cherry tomatoes' },
          ],
        },
      ]}
    />
  ),
};
export const Substitutes: Story = {
  render: () => (
    <StandIns
      standIns={[{ id: 'chicken-breast', name: 'chicken breast', byId: 'chicken-thigh', by: 'chicken thighs' }]}
    />
  ),
};
export const Time: Story = { render: () => <TimeSelect value={30} onChange={ignore} /> };
