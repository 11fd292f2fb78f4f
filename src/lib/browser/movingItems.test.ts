/** @jest-environment jest-fixed-jsdom */
import { canMove, moveFrom, placesOf } from './movingItems';

const lefts = new Map<string, number>();

const chip = (id: string) => {
  const item = document.createElement('li');
  item.id = id;
  item.getBoundingClientRect = () => new DOMRect(lefts.get(id), 100, 80, 44);
  return item;
};

const listOf = (...ids: string[]) => {
  const list = document.createElement('ul');
  list.getBoundingClientRect = () => new DOMRect(20, 100, 600, 44);
  const items = ids.map(chip);
  list.append(...items);
  return { list, items };
};

const wishStillness = (isStill: boolean) => {
  window.matchMedia = () => ({ matches: isStill }) as MediaQueryList;
};

const started: { id: string; from: string | undefined; ms: unknown }[] = [];
const cancel = jest.fn();

const animate = function (this: Element, frames: Keyframe[], options: KeyframeAnimationOptions) {
  started.push({ id: this.id, from: frames[0]!.transform as string, ms: options.duration });
  return { cancel } as unknown as Animation;
} as typeof Element.prototype.animate;

beforeEach(() => {
  started.length = 0;
  cancel.mockClear();
  Element.prototype.animate = animate;
  wishStillness(false);
});

describe('the items of a changed list', () => {
  it('glide from where they were, in 120 to 240 ms', () => {
    lefts.set('eggs', 20).set('rice', 120);
    const { list, items } = listOf('eggs', 'rice');
    const before = placesOf(list, items);
    lefts.set('rice', 20);
    items[0]!.remove();
    moveFrom(before, list, [items[1]!], false);
    expect(started).toEqual([{ id: 'rice', from: 'translate(100px, 0px)', ms: 200 }]);
  });

  it('stay where they are if nothing else changed', () => {
    lefts.set('eggs', 20);
    const { list, items } = listOf('eggs');
    moveFrom(placesOf(list, items), list, items, true);
    expect(started).toEqual([]);
  });

  it('fade in if they are new and the list wants it', () => {
    lefts.set('eggs', 20).set('rice', 120);
    const { list, items } = listOf('eggs');
    const before = placesOf(list, items);
    const rice = chip('rice');
    list.append(rice);
    moveFrom(before, list, [...items, rice], false);
    expect(started).toEqual([]);
    moveFrom(before, list, [...items, rice], true);
    expect(started).toEqual([{ id: 'rice', from: 'scale(.92)', ms: 160 }]);
  });

  it('begin a new move from the middle of the last one', () => {
    lefts.set('eggs', 20);
    const { list, items } = listOf('eggs');
    const before = placesOf(list, items);
    lefts.set('eggs', 220);
    moveFrom(before, list, items, false);
    moveFrom(before, list, items, false);
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('are simply there in a browser that refuses to animate', () => {
    Element.prototype.animate = () => {
      throw new DOMException('no', 'NotSupportedError');
    };
    lefts.set('eggs', 20);
    const { list, items } = listOf('eggs');
    const before = placesOf(list, items);
    lefts.set('eggs', 220);
    expect(() => moveFrom(before, list, items, false)).not.toThrow();
  });
});

describe('a list', () => {
  it('moves unless it is long', () => {
    expect(canMove(200)).toBe(true);
    expect(canMove(201)).toBe(false);
  });

  it('does not move when the user wants less motion', () => {
    wishStillness(true);
    expect(canMove(3)).toBe(false);
  });

  it('does not move in a browser that cannot animate', () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    expect(canMove(3)).toBe(false);
  });
});
