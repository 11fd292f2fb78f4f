import { asSeen, plainSentence } from './plainSentence';

const plain = (text: string, kind?: 'sentences' | 'parts') => plainSentence(text, kind).text;

describe('a text of a model is shown plain', () => {
  it.each([
    ['<b>Hot</b> soup', 'Hot soup'],
    ['Soup <!-- hidden --> today', 'Soup today'],
    ['Soup<script>alert(1)</script> today', 'Soup today'],
    ['Soup <style>p{}', 'Soup'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Soup', 'Soup'],
    ['&amp;lt;b&amp;gt;Soup', 'Soup'],
    ['Soup <img src=x', 'Soup src=x'],
    ['Salt &amp; pepper at 180 &deg;C', 'Salt & pepper at 180 °C'],
    ['&frac12; cup or &#189; cup or &#xbd; cup', '½ cup or ½ cup or ½ cup'],
    ['a&#7;b &#xd800;c', 'a b c'],
    ['5 < 6 &nosuch; 7', '5 < 6 &nosuch; 7'],
    ['**Stir** and __rest__, *gently*', 'Stir and rest, gently'],
    ['## Method', 'Method'],
    ['> Quoted', 'Quoted'],
    ['`code` and ```js', 'code and'],
    ['5 * 3 * 2 eggs', '5 * 3 * 2 eggs'],
    ['Step 3: Stir.', 'Stir.'],
    ['Paso 2. Remueve.', 'Remueve.'],
    ['Étape 1 – Mélangez.', 'Mélangez.'],
    ['2) Stir.', 'Stir.'],
    ['12. Stir.', 'Stir.'],
    ['2.  Stir.', 'Stir.'],
    ['2. 5 eggs', '2. 5 eggs'],
    ['2.5 eggs', '2.5 eggs'],
    ['step 12 Stir.', 'Stir.'],
    ['Step  4:  Stir.', 'Stir.'],
    ['Step 4 : Stir.', 'Stir.'],
    ['Etape 3) Mélangez.', 'Mélangez.'],
    ['Then step 3: stir.', 'Then step 3: stir.'],
    ['Stir 2) well.', 'Stir 2) well.'],
    ['&lt;3 &LT; &quot;hot&quot; &apos;n&apos; 1&nbsp;l &frac14;', '<3 < "hot" ’n’ 1 l ¼'],
    ['&#0;a&#31;b&#32;c &#x1F35E;', 'a b c 🍞'],
    ['&#xdfff;a&#xe000;', 'a\ue000'],
    ['Stir &#0;well. Serve.', 'Stir well. Serve.'],
    ['Soup <IMG SRC=x onerror=alert(1)> hot', 'Soup hot'],
    ['Soup </b> hot <!DOCTYPE html> now <?php x?>', 'Soup hot now'],
    ['Soup <iframe src=x>spam</iframe > hot', 'Soup hot'],
    ['&amp;amp;amp;amp;lt;b&gt;Soup', '&lt;b>Soup'],
    ['### Method ##', 'Method ##'],
    ['   > Quoted', 'Quoted'],
    ['1 # 2 > 3', '1 # 2 > 3'],
    ['#hashtag', '#hashtag'],
    ['**Stir*', '**Stir*'],
    ['a * b * c', 'a * b * c'],
    ['_gently_ and __ rest __', '_gently_ and __ rest __'],
    ['2 eggs', '2 eggs'],
    ['  Stir\n\twell.  ', 'Stir well.'],
    ['So\u200bup', 'Soup'],
    ['Soup\u0007 and bread', 'Soup and bread'],
  ])('%j as %j', (raw, text) => {
    expect(plain(raw)).toBe(text);
  });

  it.each([
    'https://spam.test/x',
    'www.spam.test',
    'cook@spam.test',
    'javascript:alert(1)',
    'spam.com',
    'deep.spam.org/page',
    'bit.ly/abc',
    '[here](https://spam.test)',
    '![picture](x.png)',
  ])('without a sentence that has the address %s', (address) => {
    expect(plainSentence(`Stir well. See ${address} for more. Serve!`)).toEqual({
      text: 'Stir well. Serve!',
      wasMarked: true,
    });
  });

  it.each(['https://spam.test/x', 'www.spam.test', 'cook@spam.test', 'spam.com', 'spam.com/page', 'bit.ly/abc'])(
    'with the sentence after one that ends in %s',
    (address) => {
      expect(plain(`Stir well. See ${address}. Serve!`)).toBe('Stir well. Serve!');
      expect(plain(`Stir well! Seen ${address}? Serve.`)).toBe('Stir well! Serve.');
    },
  );

  it('without the part of a name that has an address', () => {
    expect(plain('Soup, see www.spam.test , with bread', 'parts')).toBe('Soup, with bread');
    expect(plain('Soup, see www.spam.test, with bread', 'parts')).toBe('Soup, with bread');
    expect(plain('Soup www.spam.test', 'parts')).toBe('Soup');
    expect(plain('Soup, quick; warm', 'parts')).toBe('Soup, quick; warm');
  });

  it('and says whether anything was taken away', () => {
    expect(plainSentence('Stir  well.\n').wasMarked).toBe(false);
    expect(plainSentence('1. Stir well.').wasMarked).toBe(false);
    expect(plainSentence('Stir <i>well</i>.').wasMarked).toBe(true);
    expect(plainSentence('Sti\u200br well.').wasMarked).toBe(true);
    expect(plainSentence('Cre\u0300me').wasMarked).toBe(false);
  });
});

it.each([
  ['so\u200bup', 'soup'],
  ['ｓｏｕｐ', 'soup'],
  ['s\u0430lt', 'salt'],
  ['salt\u0000\u0001and', 'salt and'],
])('reads %j as a cook sees it, “%s”', (text, seen) => {
  expect(asSeen(text)).toBe(seen);
});
