/** @jest-environment jest-fixed-jsdom */
import { createAppStore } from '@/app/store/store';
import { recipes } from '@/testing/builders';
import { fakeApi, refusal, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { savedApi } from './savedApi';

const LIST = 'GET /api/user/recipes/saved';
const ALL = recipes(5, {}, 11);
const IDS = ALL.map(({ id }) => id);

/** A server with pages of two. */
const pageOf = ({ search }: Sent) => {
  const from = Number(new URLSearchParams(search).get('cursor')?.split('.')[0] ?? 0);
  const isLast = from + 2 >= ALL.length;
  return new Response(JSON.stringify(ALL.slice(from, from + 2)), {
    headers: isLast ? {} : { link: `</api/user/recipes/saved?limit=2&cursor=${from + 2}.1.s>; rel="next"` },
  });
};

const read = () => createAppStore(fakeEffects()).dispatch(savedApi.endpoints.getSavedRecipes.initiate());
const idsOf = (list: readonly { id: number }[] | null | undefined) => list?.map(({ id }) => id);

describe('the saved list of an account', () => {
  it('is joined from its pages', async () => {
    const { sent } = fakeApi({ [LIST]: pageOf });
    expect(idsOf((await read()).data)).toEqual(IDS);
    expect(sent.map(({ search }) => search)).toEqual([
      '?limit=200',
      '?limit=200&cursor=2.1.s',
      '?limit=200&cursor=4.1.s',
    ]);
  });

  it('is one answer of a server that knows no pages', async () => {
    const { sent } = fakeApi({ [LIST]: ALL });
    expect(idsOf((await read()).data)).toEqual(IDS);
    expect(sent).toHaveLength(1);
  });

  it('is read from the start when it changed meanwhile', async () => {
    let refusals = 0;
    fakeApi({
      [LIST]: (sent: Sent) => (sent.search.includes('cursor=4') && refusals++ === 0 ? refusal(409) : pageOf(sent)),
    });
    expect(idsOf((await read()).data)).toEqual(IDS);
  });

  it('is read in one piece when it does not stop changing', async () => {
    fakeApi({
      [LIST]: (sent: Sent) => (sent.search.includes('cursor') ? refusal(409) : sent.search === '' ? ALL : pageOf(sent)),
    });
    expect(idsOf((await read()).data)).toEqual(IDS);
  });

  it('is missing as a whole when one page fails', async () => {
    fakeApi({ [LIST]: (sent: Sent) => (sent.search.includes('cursor=4') ? refusal(500) : pageOf(sent)) });
    const { data, error } = await read();
    expect([data, error]).toMatchObject([undefined, { status: 500 }]);
  });
});
