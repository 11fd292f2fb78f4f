import { recipeIdOf } from '@kitchen/recipes/recipeId';
import { openApp } from '../testing/openApp';
import { SAVED } from '../testing/savedCalls';
import { signUp } from '../testing/signUp';

it('an archive that waits for a picture keeps no other export waiting', async () => {
  let drawn = (_picture: Buffer) => undefined as void;
  const picture = new Promise<Buffer>((resolve) => (drawn = resolve));
  let ask = () => undefined as void;
  const isAsked = new Promise<void>((resolve) => (ask = resolve));
  const drawnOf = () => {
    ask();
    return picture;
  };
  const app = await openApp({ pictures: { pictureOf: () => picture, drawnOf } });
  const [ada, bob] = [await signUp(app, 'ada'), await signUp(app, 'bob')];
  await ada.post(SAVED, { recipeId: recipeIdOf('shakshuka') });
  const archive = ada.get('/api/user/archive?which=all');
  await isAsked;
  expect((await bob.get('/api/user/export')).statusCode).toBe(200);
  expect((await ada.get(SAVED)).statusCode).toBe(200);
  drawn(Buffer.from('a picture'));
  const { statusCode, rawPayload } = await archive;
  expect([statusCode, rawPayload.includes('a picture')]).toEqual([200, true]);
  await app.close();
});
