import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppFrame } from '@/testing/AppFrame';
import { TabRow } from './TabRow';

const NAMES = ['first', 'second', 'third'] as const;

const Course = ({ onChange }: { onChange: (name: string) => void }) => {
  const [value, setValue] = useState<(typeof NAMES)[number]>('first');
  return (
    <TabRow
      label="Courses"
      tabs={NAMES.map((name) => ({ name, words: `The ${name}`, id: `${name}-tab`, panelId: 'panel' }))}
      value={value}
      onChange={(name) => {
        onChange(name);
        setValue(name);
      }}
    />
  );
};

const shown = () => {
  const onChange = jest.fn<void, [string]>();
  render(
    <AppFrame>
      <Course onChange={onChange} />
    </AppFrame>,
  );
  return { opened: () => onChange.mock.calls.map(([name]) => name) };
};

const openTab = () => screen.getByRole('tab', { selected: true });

afterEach(() => {
  document.documentElement.removeAttribute('dir');
  Reflect.deleteProperty(Element.prototype, 'animate');
});

describe('a row of tabs', () => {
  it('names its tabs, their panel, and the one that is open', () => {
    shown();
    expect(screen.getByRole('tablist', { name: 'Courses' })).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expect(openTab()).toHaveTextContent('The first');
    expect(openTab()).toHaveAttribute('aria-controls', 'panel');
  });

  it('opens the tab that is pressed, and only once', async () => {
    const { opened } = shown();
    await userEvent.click(screen.getByRole('tab', { name: 'The third' }));
    await userEvent.click(screen.getByRole('tab', { name: 'The third' }));
    expect(opened()).toEqual(['third']);
    expect(openTab()).toHaveTextContent('The third');
  });

  it('is one stop of the Tab key, and the arrows go round in it', async () => {
    const { opened } = shown();
    await userEvent.tab();
    expect(openTab()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{End}{ArrowRight}{ArrowLeft}{Home}');
    expect(opened()).toEqual(['second', 'third', 'first', 'third', 'first']);
    expect(openTab()).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('turns the arrows round on a page that is read from the right', async () => {
    document.documentElement.dir = 'rtl';
    const { opened } = shown();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(opened()).toEqual(['second', 'first']);
  });

  it('is left by the Tab key although the page has not opened the focused tab yet', async () => {
    render(
      <AppFrame>
        <TabRow
          label="Courses"
          tabs={NAMES.map((name) => ({ name, words: name, id: `${name}-tab`, panelId: 'panel' }))}
          value="third"
          onChange={() => undefined}
        />
      </AppFrame>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'first' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'third' })).toHaveFocus();
  });

  it('leaves the shortcuts of the browser alone', async () => {
    const { opened } = shown();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{Meta>}{ArrowLeft}{/Meta}');
    expect(opened()).toEqual([]);
  });

  it('lets its line glide to the tab that opens, and opens it in a browser that refuses to animate', async () => {
    const animate = jest.fn(() => {
      throw new Error('refused');
    });
    Element.prototype.animate = animate as unknown as Element['animate'];
    shown();
    expect(animate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('tab', { name: 'The second' }));
    expect(animate).toHaveBeenCalledTimes(1);
    expect(openTab()).toHaveTextContent('The second');
  });
});
