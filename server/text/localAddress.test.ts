import { localAddress } from './localAddress';

describe('the address that the start prints', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['::1', 'http://localhost:3000'],
    ['192.168.1.5', 'http://192.168.1.5:3000'],
    ['kitchen.lan', 'http://kitchen.lan:3000'],
    ['2001:db8::5', 'http://[2001:db8::5]:3000'],
    ['::ffff:192.168.1.5', 'http://[::ffff:192.168.1.5]:3000'],
    ['fe80::1%eth0', 'http://[fe80::1%eth0]:3000'],
  ])('of HOST=%s is %s', (host, address) => {
    expect(localAddress(host, 3000)).toBe(address);
  });
});
