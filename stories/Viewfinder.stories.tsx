import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen } from 'storybook/test';
import { Viewfinder } from '@/components/Viewfinder/Viewfinder';
import { isPlayable } from './playable';
import { spy, type Controls } from './workbench/controls';

/** A browser whose camera answers like this for one story. */
const withCamera = (getUserMedia: () => Promise<MediaStream>) => () => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  return () => {
    if (before) Object.defineProperty(navigator, 'mediaDevices', before);
    else Reflect.deleteProperty(navigator, 'mediaDevices');
  };
};

const meta = {
  title: 'Search/Viewfinder',
  component: Viewfinder,
  argTypes: {
    onPhoto: spy('Called with the photo'),
    onChooseFile: spy('An image file is wanted instead'),
    onClose: spy('The viewfinder was closed'),
  } satisfies Controls<typeof Viewfinder>,
  args: { onPhoto: fn(), onChooseFile: fn(), onClose: fn() },
  parameters: {
    noControls: 'Its props are callbacks; what it shows depends on the camera.',
    docs: { story: { inline: false, height: '560px' } },
  },
} satisfies Meta<typeof Viewfinder>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AskingForTheCamera: Story = {
  beforeEach: withCamera(() => new Promise(() => undefined)),
  async play({ args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Refused: Story = {
  beforeEach: withCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError'))),
  async play() {
    await expect(await screen.findByRole('alert')).toBeInTheDocument();
  },
};
export const NoCamera: Story = {
  beforeEach: withCamera(() => Promise.reject(new DOMException('no', 'NotFoundError'))),
  async play() {
    await expect(await screen.findByRole('alert')).toBeInTheDocument();
  },
};
