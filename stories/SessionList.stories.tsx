import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { SessionEntry } from '@contracts/session';
import { SessionList } from '@/components/SessionList/SessionList';
import { data, flag, spy, type Controls } from './workbench/controls';

/** The browsers that are signed in to an account. */
const meta = {
  title: 'Account/SessionList',
  component: SessionList,
  argTypes: {
    sessions: data('The browsers, the present one first'),
    isEnding: flag('The server has not answered yet'),
    onEnd: spy('Called with the session'),
    onEndOthers: spy('All others were ended'),
  } satisfies Controls<typeof SessionList>,
  args: { onEnd: fn(), onEndOthers: fn() },
} satisfies Meta<typeof SessionList>;
export default meta;

type Story = StoryObj<typeof meta>;

const session = (id: number, more: Partial<SessionEntry>): SessionEntry => ({
  id,
  createdAt: '2026-03-02T12:00:00.000Z',
  lastUsedAt: '2026-03-20T12:00:00.000Z',
  browser: 'Firefox',
  system: 'Windows',
  isCurrent: false,
  ...more,
});

const HERE = session(1, { isCurrent: true });

export const Several: Story = {
  args: {
    sessions: [
      HERE,
      session(2, { browser: 'Safari', system: 'iPhone', lastUsedAt: '2026-03-02T13:00:00.000Z' }),
      session(3, { browser: 'Samsung Internet', system: 'Android' }),
      session(4, { browser: null, system: null }),
    ],
  },
};
export const OnlyThisBrowser: Story = { args: { sessions: [HERE] } };
export const EndingOne: Story = { args: { ...Several.args, isEnding: true } };
