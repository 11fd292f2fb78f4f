import { UPLOAD_MAX_BYTES } from '@contracts/limits';
import { createAppStore } from '@/app/store/store';
import { modeChosen, selectImage } from '@/slices/searchSlice';
import { selectToast, toastActionChosen, toastRaised } from '@/slices/uiSlice';
import { offerPhotos, readPhotoPreview, removePhoto } from '@/store/photoThunks';
import { fakeEffects } from '@/testing/fakeEffects';
import { settled } from '@/testing/settled';

const photo = (name = 'shelf.jpg', type = 'image/jpeg', size = 10) => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

const shelf = () => {
  const effects = fakeEffects();
  const store = createAppStore(effects);
  const offer = async (file: File, isFromCamera?: boolean) => {
    store.dispatch(offerPhotos([file], isFromCamera));
    await settled();
    return { image: selectImage(store.getState()), toast: selectToast(store.getState())?.kind };
  };
  return { effects, store, offer };
};

describe('a photo that is offered', () => {
  it.each([
    ['an image', photo(), false, { image: { name: 'shelf.jpg', size: 10, isSelected: true } }],
    ['no image', photo('list.txt', 'text/plain'), false, { image: null, toast: 'invalidFileType' }],
    ['a file of no known type', photo('list', ''), false, { image: null, toast: 'invalidFileType' }],
    ['5 MB', photo('a.jpg', 'image/jpeg', UPLOAD_MAX_BYTES), false, { image: { isSelected: true } }],
    [
      'more than 5 MB',
      photo('a.jpg', 'image/jpeg', UPLOAD_MAX_BYTES + 1),
      false,
      { image: null, toast: 'fileTooLarge' },
    ],
    [
      'more than 5 MB, taken here',
      photo('a.jpg', 'image/jpeg', UPLOAD_MAX_BYTES + 1),
      true,
      { image: { isSelected: true } },
    ],
    [
      'what the browser cannot read',
      photo('broken.heic', 'image/heic'),
      false,
      { image: null, toast: 'imageUnreadable' },
    ],
  ])('%s', async (_what, file, isFromCamera, expected) => {
    expect(await shelf().offer(file, isFromCamera)).toMatchObject(expected);
  });

  it('may be several at once, which are sent together', async () => {
    const { effects, store } = shelf();
    store.dispatch(offerPhotos([photo('fridge.jpg'), photo('shelf.jpg'), photo('drawer.jpg')]));
    await settled();
    expect(selectImage(store.getState())).toEqual({ name: 'fridge.jpg +2', size: 30, isSelected: true });
    expect(effects.photos.chosen()).toHaveLength(3);
  });

  it('is refused as a whole when one of several is not an image, and never more than four are taken', async () => {
    const { effects, store } = shelf();
    store.dispatch(offerPhotos([photo(), photo('list.txt', 'text/plain')]));
    await settled();
    expect(selectToast(store.getState())?.kind).toBe('invalidFileType');
    store.dispatch(offerPhotos(Array.from({ length: 9 }, (_, i) => photo(`${i}.jpg`))));
    await settled();
    expect(effects.photos.chosen()).toHaveLength(4);
  });

  it('is made smaller when the cook says so', async () => {
    const { store, offer } = shelf();
    await offer(photo('huge.jpg', 'image/jpeg', UPLOAD_MAX_BYTES + 1));
    store.dispatch(toastActionChosen(selectToast(store.getState())!));
    await settled();
    expect(selectImage(store.getState())).toMatchObject({ name: 'huge.jpg', isSelected: true });
    expect(store.dispatch(readPhotoPreview())).toBeDefined();
  });

  it('leaves the previous one in place when it is refused', async () => {
    const { offer } = shelf();
    await offer(photo('first.jpg'));
    expect((await offer(photo('list.txt', 'text/plain'))).image).toMatchObject({ name: 'first.jpg', isSelected: true });
  });

  it('ends what was being made ready when it is refused', async () => {
    const { store, offer } = shelf();
    store.dispatch(offerPhotos([photo('first.jpg')]));
    expect((await offer(photo('list.txt', 'text/plain'))).image).toBeNull();
  });

  it('is never in the state or in an action', async () => {
    const { store, offer } = shelf();
    await offer(photo());
    expect(JSON.stringify(store.getState().search.image)).toBe('{"name":"shelf.jpg","size":10,"isSelected":true}');
  });

  it('is forgotten, bytes and all, when it is removed', async () => {
    const { effects, store, offer } = shelf();
    await offer(photo());
    store.dispatch(removePhoto());
    expect(selectImage(store.getState())).toBeNull();
    expect(effects.photos.chosen()).toEqual([]);
  });

  it('waits while the cook looks at the other mode', async () => {
    const { store, offer } = shelf();
    await offer(photo());
    store.dispatch(modeChosen('name'));
    expect(selectImage(store.getState())).toMatchObject({ isSelected: true });
  });
});

it('is not asked for by the action of a toast about something else', async () => {
  const { effects, store } = shelf();
  jest.useFakeTimers();
  store.dispatch(toastRaised('recipeRemoved', { title: 'Soup' }));
  store.dispatch(toastActionChosen(selectToast(store.getState())!));
  await jest.advanceTimersByTimeAsync(10);
  expect(effects.photos.prepare).not.toHaveBeenCalled();
});
