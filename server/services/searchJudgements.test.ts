import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnalyzeResponse } from '@contracts/analyze';
import { compiledCorpus } from '../testing/compiledCorpus';
import { form, openApp } from '../testing/openApp';

const ROOT = join(__dirname, '../..');
/** What a reader sees without loading more. */
const FIRST_PAGE = 6;
/** Share of the judgements the search meets. */
const FLOOR = 0.9;

interface Judgement {
  language: string;
  category: string;
  mode: string;
  query: string;
  expected: string;
}

const judgements = readFileSync(join(ROOT, 'tests/data/search-judgements.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row): Judgement => {
    const [language = '', category = '', mode = '', query = '', expected = ''] = row.split('\t');
    return { language, category, mode, query, expected };
  });

describe('a typical search', () => {
  it('is listed at least sixty times, in four languages', () => {
    expect(judgements.length).toBeGreaterThanOrEqual(60);
    expect(new Set(judgements.map(({ language }) => language)).size).toBe(4);
  });

  it('has its expected recipes on the first page', async () => {
    const app = await openApp({ dishes: compiledCorpus() });
    const missed: string[] = [];
    for (const { language, category, mode, query, expected } of judgements) {
      const { payload, headers } = form({ category, [mode === 'name' ? 'recipeName' : 'ingredients']: query });
      const reply = await app.inject({
        method: 'POST',
        url: '/api/analyze',
        payload,
        headers: { ...headers, 'accept-language': language },
      });
      const pictures = reply
        .json<AnalyzeResponse>()
        .recipes.slice(0, FIRST_PAGE)
        .map(({ imageUrl }) => imageUrl);
      if (!pictures.includes(`/pictures/${expected}.webp`)) missed.push(`${language}: ${query} → ${expected}`);
    }
    await app.close();
    const share = 1 - missed.length / judgements.length;
    // Prints the list when the share is too small.
    expect({ isEnough: share >= FLOOR, missed: share >= FLOOR ? [] : missed }).toEqual({ isEnough: true, missed: [] });
  }, 600_000);
});
