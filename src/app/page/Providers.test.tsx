/** @jest-environment jest-fixed-jsdom */
import { useColorScheme } from '@mui/material/styles';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CATALOGUES } from '@/testing/catalogue';
import { fakeEffects } from '@/testing/fakeEffects';
import { createAppStore } from '../store/store';
import { Providers } from './Providers';

it('changes no context after hydration, which would hydrate the whole page in one task', async () => {
  const modes: (string | undefined)[] = [];
  const Colours = () => {
    modes.push(useColorScheme().mode);
    return <p>drawn</p>;
  };
  const page = (
    <Providers store={createAppStore(fakeEffects())} initial={{ language: 'en-GB', catalogue: CATALOGUES['en-GB'] }}>
      <Colours />
    </Providers>
  );
  document.body.innerHTML = `<main>${renderToString(page)}</main>`;
  modes.length = 0;
  const root = await act(async () => hydrateRoot(document.querySelector('main')!, page));
  expect(modes).toEqual(['system']);
  await act(async () => root.unmount());
});
