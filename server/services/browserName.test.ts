import { browserNameOf } from './browserName';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

describe('the name of a browser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', 'Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, 'Chrome', 'Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/126.0.0.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/17.5 Safari/605.1.15`, 'Safari', 'macOS'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${SAFARI} Version/17.5 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
    ],
    [`Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${SAFARI} FxiOS/127.0 Mobile/15E148`, 'Firefox', 'iPad'],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} OPR/112.0.0.0`, 'Opera', 'ChromeOS'],
    ['curl/8.5.0', null, null],
    [undefined, null, null],
    [`${'x'.repeat(500)} Firefox/1 Windows`, null, null],
  ])('%s', (userAgent, browser, system) => {
    expect(browserNameOf(userAgent)).toEqual({ browser, system });
  });
});
