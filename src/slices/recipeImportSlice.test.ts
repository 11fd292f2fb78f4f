import {
  IMPORT_LISTED_MAX,
  importBatchSaved,
  importBegun,
  importCut,
  importDropped,
  importDuplicatesChosen,
  importFileChosen,
  importFileRead,
  importFinished,
  importRecipeChosen,
  importResumed,
  importStopped,
  recipeImportSlice,
  selectImport,
  type FileSummary,
} from './recipeImportSlice';

const { reducer, getInitialState } = recipeImportSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  selectImport({ recipeImport: actions.reduce(reducer, getInitialState()) });

const SUMMARY: FileSummary = {
  ...{ total: 3, batches: 2, repeated: 0, lines: 0, isOwnExport: false },
  duplicates: { count: 0, first: [] },
  faults: { count: 0, first: [] },
};
const chosen = importFileChosen('all.json');
const read = importFileRead(SUMMARY);
const begun = importBegun('u1');
const saved = (batch: number, faults = 0) =>
  importBatchSaved({
    ...{ batch, recipes: 2, added: 1, ids: [[batch, 70 + batch]] as const },
    faults: Array.from({ length: faults }, () => ({ fault: 'noSteps' as const, where: '', title: 'Pie' })),
  });
const finished = importFinished({ orphans: 0, unlisted: 0 });
const offline = importStopped({ kind: 'offline' });

describe('an import', () => {
  it('begins with nothing known of its file, and nothing saved', () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(5);
    const { faults, duplicates, ...begun } = after(importFileChosen('all.json'))!;
    expect([faults, duplicates]).toEqual([
      { count: 0, first: [] },
      { count: 0, first: [] },
    ]);
    expect(begun).toEqual({
      ...{ name: 'all.json', startedAt: 5, phase: 'reading', isRunning: true, owner: null, failure: null },
      ...{ total: 0, batches: 0, titles: [], known: [], repeated: 0, lines: 0, linesOf: [], isOwnExport: false },
      ...{ takesDuplicates: false, leftOut: [], unwanted: [], next: 0, handled: 0, added: 0, ids: {} },
      ...{ orphans: 0, unlisted: 0, unwantedLines: 0 },
    });
  });

  it('waits for the cook once the file is read, and then saves for the owner of the list', () => {
    expect(after(chosen, offline, read)).toMatchObject({ ...SUMMARY, phase: 'ready', isRunning: false, failure: null });
    const saving = { phase: 'saving', isRunning: true, owner: 'u1', failure: null };
    expect(after(chosen, read, offline, begun)).toMatchObject(saving);
    const all = after(chosen, read, begun, importFinished({ orphans: 1, unlisted: 2, unwantedLines: 3 }));
    expect(all).toMatchObject({ phase: 'done', isRunning: false, orphans: 1, unlisted: 2, unwantedLines: 3 });
  });

  it('that an earlier version began goes on, although that version noted nothing of what is left out', () => {
    const { leftOut: _leftOut, unwanted: _unwanted, ...older } = after(chosen, read)!;
    const on = (...actions: Parameters<typeof reducer>[1][]) =>
      actions.reduce(reducer, { current: older } as ReturnType<typeof getInitialState>).current!;
    expect(on(importRecipeChosen({ place: 2, isTaken: false })).leftOut).toEqual([2]);
    expect(on(begun, saved(0)).unwanted).toEqual([]);
  });

  it('collects the numbers of what the cook left out, batch by batch', () => {
    const without = (batch: number, unwanted: number[]) =>
      importBatchSaved({ batch, recipes: 2, added: 0, ids: [], faults: [], unwanted });
    expect(after(chosen, read, begun, without(0, [1]), without(1, [3, 4]))!.unwanted).toEqual([1, 3, 4]);
  });

  it('that the cook dropped stays dropped, whatever still arrives for it', () => {
    const late = [read, importDuplicatesChosen(true), begun, importResumed(), offline, importCut(), saved(0), finished];
    for (const action of late) expect(after(chosen, read, begun, importDropped(), action)).toBeNull();
  });

  it('counts each batch once, in their order', () => {
    expect(after(chosen, read, begun, saved(0), saved(0), saved(1))).toMatchObject({
      ...{ next: 2, handled: 4, added: 2 },
      ids: { 0: 70, 1: 71 },
    });
    expect(after(chosen, read, begun, saved(1))).toMatchObject({ next: 0, handled: 0 });
  });

  it('counts all faults, and lists as many as a cook can read', () => {
    const { faults } = after(chosen, read, begun, saved(0, 200), saved(1, 200))!;
    expect(faults.count).toBe(400);
    expect(faults.first).toHaveLength(IMPORT_LISTED_MAX);
  });

  it('takes duplicates only while the cook is asked', () => {
    expect(after(chosen, read, importDuplicatesChosen(true))!.takesDuplicates).toBe(true);
    expect(after(chosen, importDuplicatesChosen(true), read)!.takesDuplicates).toBe(false);
    expect(after(chosen, read, begun, importDuplicatesChosen(true))!.takesDuplicates).toBe(false);
  });

  it('leaves out what the cook unticks while the cook is asked, until it is ticked again', () => {
    const choose = (place: number, isTaken: boolean) => importRecipeChosen({ place, isTaken });
    expect(after(chosen, read, choose(2, false), choose(0, false), choose(2, false))!.leftOut).toEqual([0, 2]);
    expect(after(chosen, read, choose(2, false), choose(2, true))!.leftOut).toEqual([]);
    expect(after(chosen, read, begun, choose(2, false))!.leftOut).toEqual([]);
    expect(after(choose(2, false))).toBeNull();
  });

  it('stops with a reason, and goes on without it', () => {
    const stopped = [chosen, read, begun, offline];
    expect(after(...stopped)).toMatchObject({ isRunning: false, failure: { kind: 'offline' } });
    expect(after(...stopped, importResumed())).toMatchObject({ phase: 'saving', isRunning: true, failure: null });
  });

  it('is cut short only while recipes are being saved', () => {
    expect(after(chosen, read, begun, offline, importCut())).toMatchObject({ next: 2, isRunning: true, failure: null });
    expect(after(chosen, read, importCut())).toMatchObject({ phase: 'ready', next: 0, isRunning: false });
  });

  it('is over when it has finished', () => {
    expect(after(chosen, read, begun, finished, importResumed())).toMatchObject({ phase: 'done', isRunning: false });
  });
});
