import { sourceAddress } from './sourceAddress';

it.each([
  ['https://www.example.org/pie?x=1', 'https://www.example.org/pie?x=1', 'example.org'],
  [' http://cook.example/a b ', 'http://cook.example/a%20b', 'cook.example'],
  ['HTTPS://Example.org/', 'https://example.org/', 'example.org'],
])('links %s', (source, href, site) => {
  expect(sourceAddress(source)).toEqual({ href, site });
});

it.each([
  'Grandmother’s book, page 12',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//example.org/pie',
  'https://',
  'https://ada:secret@example.org/',
  'ftp://example.org/pie',
])('does not link %j', (source) => {
  expect(sourceAddress(source)).toBeUndefined();
});
