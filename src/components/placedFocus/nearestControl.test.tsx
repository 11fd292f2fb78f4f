import { nearestControl } from './nearestControl';

const control = (name: string) => Object.assign(document.createElement('button'), { name });

describe('nearestControl', () => {
  const [back, remove, link] = [control('back'), control('remove'), control('link')];
  const before = [back, remove, link];

  it('is what took the place of the lost one', () => {
    const found = control('find');
    expect(nearestControl(remove, before, [back, found, link])).toBe(found);
    expect(nearestControl(remove, before, [found, link])).toBe(found);
  });

  it('is what followed it, else what it followed', () => {
    expect(nearestControl(remove, before, [back, link])).toBe(link);
    expect(nearestControl(remove, before, [back])).toBe(back);
  });

  it('is nothing in an empty frame', () => {
    expect(nearestControl(remove, before, [])).toBeUndefined();
  });
});
