import type { UnsentChange } from '@/lib/account/unsentChanges';
import { aRecipe } from '@/testing/builders';
import { memoryTexts } from '@/testing/memoryTexts';
import { smallStorage } from '@/testing/smallStorage';
import type { LineOverflow } from '../lineOverflow';
import { createSavedRecipesWriter } from './savedRecipesWriter';
import { readSavedRecipes } from './storedSavedRecipes';
import { readUnsentChange } from './storedUnsentChanges';
import { aVault, change, list, state } from './testing/writtenLists';

describe('an unsent edit that does not fit into local storage', () => {
  const edit = (version: string, at: number): UnsentChange => ({
    ...change(1, at),
    edits: [{ version, at, recipe: aRecipe({ id: 1, title: version }) }],
  });
  const QUOTA = 20_000;
  /** A list of one recipe in a storage with this much room left. */
  const shelf = async (room: number) => {
    const area = smallStorage(QUOTA);
    const { texts, overflow } = memoryTexts();
    const { vault } = aVault();
    const write = createSavedRecipesWriter(() => Promise.resolve(vault), overflow);
    await write(state({ byOwner: { guest: list(1) } }), area);
    const used = () => Array.from({ length: area.length }, (_, i) => area.key(i)!).reduce((sum, key) => sum + key.length + area.getItem(key)!.length, 0); // prettier-ignore
    area.setItem('filler', 'x'.repeat(QUOTA - used() - 'filler'.length - room));
    const edits = () => {
      const kept = [area.getItem(KEY), texts.get(KEY) ?? null].map((text) => readUnsentChange(KEY, text)?.change);
      return kept.map((one) => one?.edits?.map(({ version }) => version));
    };
    return { area, texts, overflow, vault, write, edits };
  };
  const KEY = 'unsentChange_guest_1';
  const ROOM_FOR_ONE = KEY.length + JSON.stringify(edit('v1', 5)).length + 100;
  const edited = (...unsent: UnsentChange[]) => state({ byOwner: { guest: list(1) }, unsent: { guest: unsent } });

  it('goes to the overflow, and its recipe to the vault', async () => {
    const { area, write, edits } = await shelf(100);
    await write(edited(edit('v1', 5)), area);
    expect(edits()).toEqual([undefined, ['v1']]);
    expect(readSavedRecipes(area, 'guest').unread).toHaveLength(1);
  });

  it('is not written again with each change of the list', async () => {
    const { area, overflow, write } = await shelf(100);
    const first = edit('v1', 5);
    await write(edited(first), area);
    const update = jest.spyOn(overflow, 'update');
    await write({ ...edited(first), isKeptOnDevice: true }, area);
    expect(update).not.toHaveBeenCalled();
  });

  it('joins the edit that another tab put there', async () => {
    const { area, overflow, vault, write, edits } = await shelf(100);
    const other = createSavedRecipesWriter(() => Promise.resolve(vault), overflow);
    await other(edited(edit('v2', 6)), area);
    await write(edited(edit('v1', 5)), area);
    expect(edits()).toEqual([undefined, ['v1', 'v2']]);
  });

  it('does not return once the account has it', async () => {
    const { area, write, edits } = await shelf(100);
    const both = { ...edit('v1', 5), edits: [...edit('v1', 5).edits!, ...edit('v2', 6).edits!], at: 6 };
    await write(edited(both), area);
    await write(edited(edit('v2', 6)), area);
    expect(edits()).toEqual([undefined, ['v2']]);
  });

  it('returns to its key with the next edit for which there is room', async () => {
    const { area, texts, write, edits } = await shelf(100);
    await write(edited(edit('v1', 5)), area);
    area.removeItem('filler');
    await write(edited(edit('v2', 6)), area);
    expect(edits()).toEqual([['v2'], undefined]);
    expect(texts.size).toBe(0);
  });

  it('is gone with the change, and so is an older text in its key', async () => {
    const { area, texts, write } = await shelf(100);
    await write(edited(edit('v1', 6)), area);
    // Another tab had not read the edit yet.
    area.setItem(KEY, JSON.stringify(change(1, 5)));
    await write(edited(), area);
    expect(area.getItem(KEY)).toBeNull();
    expect(texts.size).toBe(0);
  });

  it('leaves no older text in its key, which a reload would send again', async () => {
    const { area, write, edits } = await shelf(ROOM_FOR_ONE);
    await write(edited(edit('v1', 5)), area);
    expect(edits()).toEqual([['v1'], undefined]);
    await write(edited({ ...edit('v2', 6), edits: [...edit('v1', 5).edits!, ...edit('v2', 6).edits!] }), area);
    expect(edits()).toEqual([undefined, ['v1', 'v2']]);
  });

  it('leaves in its key what another tab wrote meanwhile', async () => {
    const { area, overflow, write, edits } = await shelf(ROOM_FOR_ONE);
    await write(edited(edit('v1', 5)), area);
    const { update } = overflow;
    jest.spyOn(overflow, 'update').mockImplementation((...given) => {
      area.setItem(KEY, JSON.stringify(edit('v3', 7)));
      return update(...given);
    });
    await write(edited({ ...edit('v2', 6), edits: [...edit('v1', 5).edits!, ...edit('v2', 6).edits!] }), area);
    expect(edits()).toEqual([['v3'], ['v1', 'v2']]);
  });

  const failOnce = (overflow: LineOverflow) =>
    jest.spyOn(overflow, 'update').mockImplementationOnce(() => Promise.reject(new Error('closed')));
  /** Until the process would report a rejection that no one handles, which fails the test. */
  const rejectionsReported = () => new Promise((resolve) => setTimeout(resolve, 10));

  it('is removed at the second try when the overflow fails once', async () => {
    const { area, texts, overflow, write } = await shelf(100);
    await write(edited(edit('v1', 5)), area);
    failOnce(overflow);
    await write(edited(), area);
    expect(texts.size).toBe(0);
  });

  it('fails in the overflow without an unhandled rejection while another change does not fit into its key', async () => {
    const { area, texts, overflow, write } = await shelf(100);
    await write(edited(edit('v1', 5)), area);
    failOnce(overflow);
    await write(edited({ ...edit('v2', 6), recipeId: 2 }), area);
    await rejectionsReported();
    expect([...texts.keys()]).toEqual(['unsentChange_guest_2']);
  });

  it('fails in the overflow without an unhandled rejection while the list does not fit into its key', async () => {
    const { area, overflow, write } = await shelf(100);
    await write(edited(edit('v1', 5)), area);
    failOnce(overflow);
    await write(state({ byOwner: { guest: [...list(1), ...list(1, 2)] } }), area).catch(() => undefined);
    await rejectionsReported();
    expect(readSavedRecipes(area, 'guest').unsent).toEqual([]);
  });

  it('is reported when the overflow is full, too', async () => {
    const { area, vault } = await shelf(100);
    const write = createSavedRecipesWriter(() => Promise.resolve(vault), memoryTexts({ isFull: true }).overflow);
    await expect(write(edited(edit('v1', 5)), area)).rejects.toThrow('full');
  });
});
