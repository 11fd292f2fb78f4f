import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { AppFrame } from '@/testing/AppFrame';

interface StoryOf<Props> {
  args?: Partial<Props>;
}

/** Renders a story for its test, merging the args of the file, the story and the test in that order. */
export const renderStory = <Props extends object>(
  { component: Component, args: common }: { component: ComponentType<Props>; args?: Partial<Props> },
  { args: own }: StoryOf<Props>,
  args?: Partial<Props>,
) => {
  const props = { ...common, ...own, ...args } as Props;
  return render(
    <AppFrame>
      <Component {...props} />
    </AppFrame>,
  );
};
