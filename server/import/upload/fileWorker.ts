import { readUpload } from './readUpload';

/** The program of a thread that reads files of recipes. */
export default readUpload;
