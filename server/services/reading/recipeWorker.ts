import { answering } from '../../threads/replies';
import { readPosted } from './readPosted';

/** The program of a reading thread. */
export default answering(readPosted);
