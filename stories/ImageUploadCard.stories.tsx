import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ImageUploadCard } from '@/components/ImageUploadCard/ImageUploadCard';
import { choice, sample, spy, text, type Controls } from './workbench/controls';

const previewUrl =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 84 52'%3E%3Crect width='84' height='52' fill='%23dfae6a'/%3E%3Ccircle cx='30' cy='28' r='13' fill='%23b3261e'/%3E%3Ccircle cx='56' cy='30' r='11' fill='%231b6b3a'/%3E%3C/svg%3E";

const meta = {
  title: 'Search/ImageUploadCard',
  component: ImageUploadCard,
  argTypes: {
    state: choice('What is known of the photo', [
      'idle',
      'preparing',
      'selected',
      'loading',
      'found',
      'foundBefore',
      'restored',
      'failed',
    ]),
    fileName: text('The name of the file'),
    previewUrl: sample('The thumbnail', { None: undefined, Photo: previewUrl }),
    sight: choice('What the server can make of a photo', ['food', 'words', 'none']),
    onFiles: spy('Called with the photos'),
    onRemove: spy('The photo was removed'),
    onNewSearch: spy('A new search instead of the restored results'),
  } satisfies Controls<typeof ImageUploadCard>,
  args: {
    state: 'idle',
    fileName: 'fridge-shelf.jpg',
    previewUrl,
    onFiles: fn(),
    onRemove: fn(),
    onNewSearch: fn(),
  },
} satisfies Meta<typeof ImageUploadCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const ServerCannotSee: Story = { args: { sight: 'none' } };
export const ServerReadsWordsOnly: Story = { args: { sight: 'words' } };
export const Preparing: Story = { args: { state: 'preparing', previewUrl: undefined } };
export const Selected: Story = { args: { state: 'selected' } };
export const SelectedButServerCannotSee: Story = { args: { state: 'selected', sight: 'none' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Found: Story = { args: { state: 'found' } };
export const Restored: Story = { args: { state: 'restored' } };
export const Failed: Story = { args: { state: 'failed' } };
export const LongName: Story = {
  args: { state: 'selected', fileName: 'a-very-long-name-of-a-photo-of-the-whole-larder-2026.jpg' },
};
