import {
  abilitiesRead,
  announced,
  cookingClosed,
  cookingOpened,
  cookingViewSlice,
  listeningChosen,
  listeningFailed,
  screenKeptAwake,
  speechHeard,
} from './cookingViewSlice';

const { reducer, getInitialState } = cookingViewSlice;
const { selectAbilities, selectAnnouncement, selectHeard, selectIsAwake, selectListening, selectOpenRecipeId } =
  cookingViewSlice.getSelectors();
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());

describe('the cooking view', () => {
  it('begins closed, silent and not listening', () => {
    expect(after()).toEqual({
      openRecipeId: null,
      abilities: null,
      isAwake: false,
      announcement: null,
      listening: 'off',
      heard: null,
    });
  });

  it('shows one recipe until it is closed', () => {
    expect(selectOpenRecipeId(after(cookingOpened(7)))).toBe(7);
    expect(selectOpenRecipeId(after(cookingOpened(7), cookingClosed()))).toBeNull();
  });

  it('stops listening when it closes, and keeps the screen and the abilities as they are', () => {
    const closed = after(
      cookingOpened(7),
      listeningChosen(true),
      speechHeard('next'),
      screenKeptAwake(true),
      cookingClosed(),
    );
    expect(selectListening(closed)).toBe('off');
    expect(selectHeard(closed)).toBeNull();
    expect(selectIsAwake(closed)).toBe(true);
  });

  it('listens when the cook says so, and forgets what it heard before', () => {
    expect(selectListening(after(listeningChosen(true)))).toBe('on');
    expect(selectListening(after(listeningChosen(true), listeningChosen(false)))).toBe('off');
    expect(selectHeard(after(speechHeard('next')))).toBe('next');
    expect(selectHeard(after(speechHeard('next'), listeningChosen(true)))).toBeNull();
  });

  it('says when the browser refused the microphone', () => {
    expect(selectListening(after(listeningChosen(true), listeningFailed()))).toBe('failed');
  });

  it('holds what the device can do, and the last announcement', () => {
    const abilities = {
      isSecure: true,
      hasSound: true,
      hasWakeLock: false,
      hasSpeech: true,
      hasRecognition: false,
      notifications: 'unsupported' as const,
    };
    expect(selectAbilities(after(abilitiesRead(abilities)))).toEqual(abilities);
    const rang = { id: 'a', kind: 'rang' as const, title: 'Soup', step: 1, steps: 3, count: 1, beside: 0 };
    expect(selectAnnouncement(after(announced({ ...rang, id: 'b' }), announced(rang)))).toEqual(rang);
  });
});
