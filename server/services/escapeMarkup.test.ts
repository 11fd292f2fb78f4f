import { escapeMarkup, scriptJson } from './escapeMarkup';

it('escapes every sign that has a meaning in markup', () => {
  expect(escapeMarkup(`<b title="a & b">'soup'</b>`)).toBe(
    '&lt;b title=&quot;a &amp; b&quot;&gt;&#39;soup&#39;&lt;/b&gt;',
  );
});

it('writes JSON that cannot end its script element, and reads the same', () => {
  const value = { title: '</script><!-- & \u2028\u2029', servings: 4 };
  const written = scriptJson(value);
  expect(written).not.toMatch(/[<>&\u2028\u2029]/);
  expect(written).toContain('\\u003c/script\\u003e');
  expect(JSON.parse(written)).toEqual(value);
});
