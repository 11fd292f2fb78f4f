import { prerenderConfig } from '../webpack.config';
import { bundle, runToEnd } from './bundle';

/** Builds the program that draws pages into build/prerender. */
runToEnd(bundle(prerenderConfig()));
