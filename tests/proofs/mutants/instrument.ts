/** Stryker's instrumenter: which changes there are, and code in which each can be switched on while it runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT } from '../report';
import { wordsOfTables } from './tables';

type Mutant = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number];

/** A change to the code. Lines and columns count from 0, as Stryker counts them. */
export interface ListedMutant {
  /** The number by which the instrumented code knows it. It depends on which files and places were instrumented. */
  id: string;
  /** Names the change by what it does, so that it is the same in every run. */
  key: string;
  file: string;
  location: Mutant['location'];
  replacement: string;
}

export interface Instrumented {
  mutants: readonly ListedMutant[];
  /** The code of each file, with all its mutants in it, by the path from the root. */
  code: Readonly<Record<string, string>>;
}

/** Stryker reports what it does; only what it could not do matters here. */
const LOGGER = {
  ...{ isTraceEnabled: () => false, isDebugEnabled: () => false, isInfoEnabled: () => false },
  ...{ isWarnEnabled: () => true, isErrorEnabled: () => true, isFatalEnabled: () => true },
  ...{ trace: () => {}, debug: () => {}, info: () => {} },
  ...{ warn: console.warn, error: console.error, fatal: console.error },
};

const OPTIONS = { plugins: null, excludedMutations: [], noHeader: false, ignorers: [wordsOfTables] };

const listed = ({ id, fileName, location, mutatorName, replacement = '' }: Mutant): ListedMutant => {
  const { start, end } = location;
  const key = [fileName, start.line, start.column, end.line, end.column, mutatorName, replacement].join(' ');
  return { id, key, file: fileName, location, replacement };
};

/** Puts the mutants into `files`: all, or those inside the places of `only`. Code without mutants runs at its usual speed. */
export const instrument = async (files: readonly string[], only?: readonly ListedMutant[]): Promise<Instrumented> => {
  // ES modules: this file is compiled to CommonJS.
  const { Instrumenter } = await import('@stryker-mutator/instrumenter');
  const rangesIn = (file: string) => only?.filter((one) => one.file === file).map(({ location }) => location) ?? true;
  const result = await new Instrumenter(LOGGER).instrument(
    files.map((name) => ({ name, content: readFileSync(join(ROOT, name), 'utf8'), mutate: rangesIn(name) })),
    OPTIONS,
  );
  return {
    mutants: result.mutants.filter(({ status }) => status === undefined).map(listed),
    code: Object.fromEntries(result.files.map(({ name, content }) => [name, content])),
  };
};
