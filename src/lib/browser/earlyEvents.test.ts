/** @jest-environment jest-fixed-jsdom */
import { replayEarlyEvents, takeEarlyEvents } from './earlyEvents';

const pageWith = (markup: string) => {
  document.body.innerHTML = markup;
  const events: string[] = [];
  document.body.addEventListener('keydown', ({ key, target }) => events.push(`${key} ${(target as Element).id}`));
  for (const type of ['click', 'change'])
    document.body.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).id}`));
  return events;
};
const replay = (...events: [string, string][]) => {
  const page = window as Window & { earlyEvents?: unknown };
  page.earlyEvents = events.map(([type, id]) => [type, document.getElementById(id)]);
  replayEarlyEvents(takeEarlyEvents(window));
  return page;
};

describe('actions on the page before the script loaded', () => {
  it('presses a button again, including one hit on its icon', () => {
    const events = pageWith('<button id="pick"><svg id="icon"></svg></button>');
    replay(['click', 'icon']);
    expect(events).toEqual(['click pick']);
  });

  it('presses the button of the same name when the page was drawn again since', () => {
    const events = pageWith('<button id="gone" aria-label="Save"><svg id="icon"></svg></button>');
    const page = window as Window & { earlyEvents?: unknown };
    page.earlyEvents = [['click', document.getElementById('icon')]];
    document.body.innerHTML = '<button id="other">Share</button><button id="save" aria-label="Save"></button>';
    replayEarlyEvents(takeEarlyEvents(window));
    expect(events).toEqual(['click save']);
  });

  it('repeats a choice, and delivers a chosen file', () => {
    const events = pageWith(
      '<input type="radio" name="mode" id="a"><input type="radio" name="mode" id="b" checked><input type="file" id="photo">',
    );
    replay(['change', 'b'], ['change', 'photo']);
    expect(events).toEqual(['click b', 'change b', 'change photo']);
    expect((document.getElementById('b') as HTMLInputElement).checked).toBe(true);
  });

  it('searches again for the Enter pressed in the box', () => {
    const events = pageWith('<textarea id="food">eggs</textarea>');
    replay(['keydown', 'food']);
    expect(events).toEqual(['Enter food']);
  });

  it('ignores links and elements that are gone', () => {
    const events = pageWith('<a id="terms" href="/terms">Terms</a><p id="text"></p>');
    replay(['click', 'terms'], ['click', 'text'], ['click', 'gone']);
    expect(events).toEqual([]);
  });

  it('replays once and stops recording', () => {
    const events = pageWith('<button id="pick"></button>');
    const page = replay(['click', 'pick']);
    replayEarlyEvents(takeEarlyEvents(window));
    expect(events).toEqual(['click pick']);
    expect(page.earlyEvents).toBeUndefined();
  });
});
