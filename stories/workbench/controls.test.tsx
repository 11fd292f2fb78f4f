/**
 * Changes every control of every story and compares what is rendered, so that the panel beside a story never offers a
 * control that does nothing. A prop without visible effect names its reason (`unseen`).
 */
import { act, cleanup, render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import type { InputType } from 'storybook/internal/csf';
import { isMockFunction } from 'storybook/test';
import { settled } from '@/testing/settled';
import { composedFiles, prepareStories, type ComposedStory } from './composedFiles';
import { variationsOf } from './variations';

beforeAll(prepareStories);
afterEach(cleanup);

/* React numbers its ids in the order of rendering. */
const markup = () => document.body.innerHTML.replaceAll(/[_«:]r[\w-]*?[_»:]/g, 'id');
/* What a form holds is not in its markup. */
const held = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    .map(({ value, checked }) => `${value} ${checked}`)
    .join();
const seen = () => `${markup()} ${held()}`;

type Args = Record<string, unknown>;
const element = (story: ComposedStory, args: Args = {}) => createElement(story as unknown as ComponentType<Args>, args);

/** Whether another value of the control changes the story. */
const isWorking = async (
  story: ComposedStory,
  name: string,
  row: InputType,
  elsewhere: readonly unknown[],
): Promise<boolean> => {
  const { rerender, unmount } = render(element(story));
  try {
    await act(settled);
    const before = seen();
    for (const value of [...elsewhere, ...variationsOf(row, story.args[name])]) {
      rerender(element(story, { [name]: value }));
      await act(settled);
      if (seen() !== before) return true;
    }
    return false;
  } finally {
    unmount();
  }
};

/* Storybook writes `control: false` like this. */
const hasControl = ({ control }: InputType) =>
  control !== undefined && control !== false && (control as { disable?: boolean }).disable !== true;
const rowsOf = ({ argTypes }: ComposedStory) => Object.entries(argTypes);

describe.each(composedFiles())('%s', (_file, stories) => {
  it('offers only controls that change a story, and a working one in each story', async () => {
    const idle = new Set<string>();
    const working = new Set<string>();
    const bare: string[] = [];
    for (const [storyName, story] of stories) {
      const rows = rowsOf(story).filter(([, row]) => hasControl(row));
      let works = 0;
      for (const [name, row] of rows) {
        if (row.unseen !== undefined || (works > 0 && working.has(name))) continue;
        const elsewhere = stories.map(([, { args }]) => args[name]).filter((value) => value !== story.args[name]);
        if (await isWorking(story, name, row, elsewhere)) {
          works += 1;
          working.add(name);
        } else idle.add(name);
      }
      if (works === 0 && story.parameters.noControls === undefined) bare.push(storyName);
    }
    expect({ idle: [...idle].filter((name) => !working.has(name)), bare }).toEqual({ idle: [], bare: [] });
  });

  it('describes each control, and passes spies for callbacks', () => {
    const undescribed: string[] = [];
    for (const [storyName, story] of stories) {
      for (const [name, row] of rowsOf(story)) if (!row.description) undescribed.push(`${storyName}: ${name}`);
      for (const [name, value] of Object.entries(story.args))
        if (typeof value === 'function' && !isMockFunction(value)) undescribed.push(`${storyName}: ${name} is no spy`);
    }
    expect(undescribed).toEqual([]);
  });
});
