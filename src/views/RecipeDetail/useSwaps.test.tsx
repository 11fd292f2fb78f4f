import { act, renderHook, waitFor } from '@testing-library/react';
import type { Need } from '@contracts/recipe';
import { AppFrame } from '@/testing/AppFrame';
import { aRecipe } from '@/testing/builders';
import { useSwaps } from './useSwaps';

const NEED: Need = { id: 'milk', name: 'milk', swap: 'oat milk', swapId: 'oat-milk' };

it('takes a swap that was pressed while its code could not be loaded', async () => {
  let failures = 0;
  jest.doMock('@kitchen/swaps/withSwap', () => {
    failures += 1;
    if (failures === 1) throw new Error('ChunkLoadError');
    return { withSwap: (recipe: object, { swap }: Need) => ({ ...recipe, title: swap }) };
  });
  const { result } = renderHook(() => useSwaps(aRecipe({})), { wrapper: AppFrame });
  let pressed: Promise<void> | undefined;
  act(() => {
    pressed = result.current.toggle(NEED);
  });
  await waitFor(() => expect(result.current.shown.title).toBe('oat milk'), { timeout: 10_000 });
  await pressed;
});
