import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Attack, AttackSize } from './attack';

const UPLOADS: Readonly<Record<AttackSize, number>> = { small: 6, full: 60 };
const PHOTOS = 4;
/** One for all, so that the attack itself needs little memory. */
const PHOTO: Readonly<Record<AttackSize, Buffer>> = {
  small: Buffer.alloc(100_000, 0xff),
  full: Buffer.alloc(5_000_000, 0xff),
};
/** How long an upload hangs: in full size longer than the server waits for it. */
const HANGS_MS: Readonly<Record<AttackSize, number>> = { small: 200, full: 15_000 };
const BOUNDARY = 'hung-upload';
/** No answer came, because the connection was cut. */
const CUT = 0;

const partOf = (number: number): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="${number}.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;

/** Sends all photos but the end of the last one. */
const sendAllButTheEnd = (sent: ClientRequest, size: AttackSize): void => {
  for (let photo = 0; photo < PHOTOS; photo += 1) {
    sent.write(partOf(photo));
    sent.write(PHOTO[size]);
    if (photo < PHOTOS - 1) sent.write('\r\n');
  }
};

/** Hangs until the server answers or cuts it off, or until it gives up; answers the status. */
const hang = async (url: string, size: AttackSize): Promise<number> => {
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'transfer-encoding': 'chunked' };
  const sent = request(`${url}/api/analyze`, { method: 'POST', headers, agent: false });
  const answered = once(sent, 'response').then(
    ([response]) => (response as IncomingMessage).resume().statusCode ?? CUT,
    () => CUT,
  );
  sendAllButTheEnd(sent, size);
  const timer = setTimeout(() => sent.destroy(new Error('It hung long enough.')), HANGS_MS[size]);
  const status = await answered;
  clearTimeout(timer);
  sent.destroy();
  return status;
};

/** Uploads that never end. */
export const UPLOADS_THAT_HANG: readonly Attack[] = [
  {
    name: `hung uploads of ${PHOTOS} photos at once`,
    run: (url, size) => Promise.all(Array.from({ length: UPLOADS[size] }, () => hang(url, size))),
    allowed: [CUT, 408, 413, 503],
  },
];
