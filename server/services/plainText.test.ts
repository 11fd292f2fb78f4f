import fc from 'fast-check';
import { plainText } from './plainText';

describe('plain text', () => {
  it.each([
    ['Stew with <b>beef</b>', 'Stew with beef'],
    ['<script>alert(1)</script>Stew', 'alert(1)Stew'],
    ['<<b>b>Stew', 'Stew'],
    ['<img src=x onerror=alert(1)', 'img src=x onerror=alert(1)'],
    ['I <3 stew, 2 < 3', 'I <3 stew, 2 < 3'],
    ['a\u0000b\nc', 'a b c'],
    ['100 g bu\u200btt\u00ader, \u202eback\u202cwards', '100 g butter, backwards'],
    ['<\u200bb>Stew', 'Stew'],
    ['  cre\u0300me   brûlée ', 'crème brûlée'],
    ['\ud800', ''],
    ['Stew <!-- a <i>secret</i> --> with </b>beef<br/> <?php x ?>.', 'Stew with beef .'],
    ['Stew<!-- 1 > 0 --> with beef', 'Stew with beef'],
    ['<!-- one -->Stew<!-- two --> with <em>beef</em>', 'Stew with beef'],
    ['<!-- on two\nlines -->Stew', 'Stew'],
    ['Stew <!-- never ended', 'Stew !-- never ended'],
    ['<!DOCTYPE html>Stew<!-- x -->', 'Stew'],
    ['a --> <b>b</b>', 'a --> b'],
  ])('of %j is %j', (written, expected) => {
    expect(plainText(written)).toBe(expected);
  });

  it('takes tags inside tags apart up to seven deep, and drops every angle bracket where they are deeper', () => {
    const nested = (depth: number) => `I <3 ${'<'.repeat(depth)}${'b>'.repeat(depth)}stew`;
    expect(plainText(nested(7))).toBe('I <3 stew');
    expect(plainText(nested(8))).toBe('I 3 stew');
  });

  it('never contains the start of a tag, and is idempotent', () => {
    const markup = fc.string({ unit: fc.constantFrom('<', '>', '/', '!', 'b', 'i', ' ', '-', '\u0000', '3') });
    fc.assert(
      fc.property(markup, (written) => {
        const once = plainText(written);
        expect(once).not.toMatch(/<[a-z/!?]/i);
        expect(plainText(once)).toBe(once);
      }),
    );
  });
});
