import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories, setProjectAnnotations } from '@storybook/react';
import type { InputType } from 'storybook/internal/csf';
import { Unstyled } from '@/testing/Unstyled';
import preview from '../../.storybook/preview';

type StoryFile = Parameters<typeof composeStories>[0];

/** A story as its tests use it. */
export interface ComposedStory {
  id: string;
  args: Record<string, unknown>;
  argTypes: Record<string, InputType>;
  parameters: Record<string, unknown>;
  run: () => Promise<void>;
}

export const STORIES = join(__dirname, '..');

/** Every story file, relative to `stories/`. */
export const storyFiles = (): string[] =>
  readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .sort();

/* The first is the outermost: around all decorators of the preview. */
const annotations = setProjectAnnotations([
  {
    decorators: [
      (Story) => (
        <Unstyled>
          <Story />
        </Unstyled>
      ),
    ],
  },
  preview,
]);

/** Call before all tests that run stories. */
export const prepareStories = async (): Promise<void> => {
  // Storybook passes a user to play functions only if there is a clipboard, which jsdom lacks.
  Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
  await annotations.beforeAll();
};

/** Every story file with its stories, in the state of its args. */
export const composedFiles = (): [file: string, stories: [name: string, story: ComposedStory][]][] =>
  storyFiles().map((file) => [
    file.replace('.stories.tsx', ''),
    Object.entries(composeStories(jest.requireActual<StoryFile>(join(STORIES, file)))) as unknown as [
      string,
      ComposedStory,
    ][],
  ]);
