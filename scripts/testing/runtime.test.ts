import { createContext } from 'node:vm';
import { scriptOf } from './runtime.cjs';

type Body = (exports: Record<string, unknown>) => unknown;

const run = (code: string, filename: string): Body =>
  scriptOf(code, 'exports', filename).runInContext(createContext({})) as Body;

const COUNTER = 'let count = 0; exports.next = () => ++count; exports.list = [];';

const started = (code: string, filename: string) => {
  const exports = {} as { next: () => number; list: unknown };
  run(code, filename)(exports as unknown as Record<string, unknown>);
  return exports;
};

describe('the compiled files of the unit tests', () => {
  it('are compiled once per process', () => {
    expect(scriptOf(COUNTER, 'exports', '/once.js')).toBe(scriptOf(COUNTER, 'exports', '/once.js'));
  });

  it('are compiled again when their code changes', () => {
    expect(scriptOf(COUNTER, 'exports', '/changed.js')).not.toBe(scriptOf(`${COUNTER} `, 'exports', '/changed.js'));
  });

  it('share neither variables nor arrays between two test files', () => {
    const first = started(COUNTER, '/apart.js');
    const second = started(COUNTER, '/apart.js');
    expect([first.next(), first.next(), second.next()]).toEqual([1, 2, 1]);
    expect(Object.getPrototypeOf(first.list)).not.toBe(Object.getPrototypeOf(second.list));
  });

  it('name the line and column of a fault as in the file', () => {
    const fails = run('exports.fails = () => { throw new Error("here"); };', '/fault.js');
    const exports = {} as { fails: () => void };
    fails(exports as unknown as Record<string, unknown>);
    let stack = '';
    try {
      exports.fails();
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }
    expect(stack).toContain('/fault.js:1:31');
  });

  it('keep the rules of strict code to the file that asks for them', () => {
    const strict = '"use strict"; exports.self = (function () { return this; })();';
    const loose = strict.replace('"use strict"; ', '');
    const selfOf = (code: string, filename: string) => {
      const exports: Record<string, unknown> = {};
      run(code, filename)(exports);
      return exports.self;
    };
    expect(selfOf(strict, '/strict.js')).toBeUndefined();
    expect(selfOf(loose, '/loose.js')).toBeDefined();
  });
});
