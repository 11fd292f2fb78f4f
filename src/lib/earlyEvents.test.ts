import { replayEarlyEvents, takeEarlyEvents } from './earlyEvents';

const pageWith = (markup: string) => {
  document.body.innerHTML = markup;
  const heard: string[] = [];
  document.body.addEventListener('keydown', ({ key, target }) => heard.push(`${key} ${(target as Element).id}`));
  for (const type of ['click', 'change'])
    document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as Element).id}`));
  return heard;
};
const replay = (...events: [string, string][]) => {
  const page = window as Window & { earlyEvents?: unknown };
  page.earlyEvents = events.map(([type, id]) => [type, document.getElementById(id)]);
  replayEarlyEvents(takeEarlyEvents(window));
  return page;
};

describe('what was done to the page before the script came', () => {
  it('presses a button again, also one that was hit on its icon', () => {
    const heard = pageWith('<button id="pick"><svg id="icon"></svg></button>');
    replay(['click', 'icon']);
    expect(heard).toEqual(['click pick']);
  });

  it('chooses again what was chosen, and hands a file over', () => {
    const heard = pageWith(
      '<input type="radio" name="mode" id="a"><input type="radio" name="mode" id="b" checked><input type="file" id="photo">',
    );
    replay(['change', 'b'], ['change', 'photo']);
    expect(heard).toEqual(['click b', 'change b', 'change photo']);
    expect((document.getElementById('b') as HTMLInputElement).checked).toBe(true);
  });

  it('searches again with the Enter that was pressed in the box', () => {
    const heard = pageWith('<textarea id="food">eggs</textarea>');
    replay(['keydown', 'food']);
    expect(heard).toEqual(['Enter food']);
  });

  it('leaves links alone, and what is gone', () => {
    const heard = pageWith('<a id="terms" href="/terms">Terms</a><p id="text"></p>');
    replay(['click', 'terms'], ['click', 'text'], ['click', 'gone']);
    expect(heard).toEqual([]);
  });

  it('does it once, and listens no longer', () => {
    const heard = pageWith('<button id="pick"></button>');
    const page = replay(['click', 'pick']);
    replayEarlyEvents(takeEarlyEvents(window));
    expect(heard).toEqual(['click pick']);
    expect(page.earlyEvents).toBeUndefined();
  });
});
