import { createKnownDevices } from './knownDevices';

const devices = createKnownDevices('secret');
const ADA = 'ada@example.org';

describe('a browser', () => {
  it('is known to the accounts that signed in with it, and to no other', () => {
    const mark = devices.remember(undefined, ADA);
    const id = devices.find(mark, ADA);
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(devices.find(mark, 'bob@example.org')).toBeUndefined();
    const both = devices.remember(mark, 'bob@example.org');
    expect([devices.find(both, ADA), devices.find(both, 'bob@example.org')]).toEqual([id, id]);
    expect(mark).not.toContain('ada');
  });

  it('has its own id', () => {
    const [one, other] = [devices.remember(undefined, ADA), devices.remember(undefined, ADA)];
    expect(devices.find(one, ADA)).not.toBe(devices.find(other, ADA));
  });

  it('remembers five accounts, each once', () => {
    const cooks = ['1', '2', '3', '4', '5', '6', '6'];
    const mark = cooks.reduce<string | undefined>((known, cook) => devices.remember(known, cook), undefined);
    expect(cooks.map((cook) => devices.find(mark, cook) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it.each([undefined, '', 'x', 'a.b', `${'a'.repeat(22)}.${'b'.repeat(22)}`, 'x'.repeat(10_000)])(
    'with the mark %s is not known',
    (mark) => {
      expect(devices.find(mark, ADA)).toBeUndefined();
      // It gets an id in the usual form, whatever it sent.
      expect(devices.find(devices.remember(mark, ADA), ADA)).toMatch(/^[\w-]{22}$/);
    },
  );

  it('is not known to another server, nor with the signature of another browser', () => {
    const mark = devices.remember(undefined, ADA);
    expect(createKnownDevices('other secret').find(mark, ADA)).toBeUndefined();
    const [, signature] = mark.split('.');
    expect(devices.find(`${'a'.repeat(22)}.${signature}`, ADA)).toBeUndefined();
  });
});
