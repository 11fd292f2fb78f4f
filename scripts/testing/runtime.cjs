const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** By file: the script, and the code from which it was compiled. */
const scripts = new Map();

/**
 * A file's code as a function of these parameters, to be run in the context of any test file. It is compiled once per
 * process, with each function in it that has run.
 */
const scriptOf = (code, parameters, filename) => {
  const known = scripts.get(filename);
  if (known?.code === code && known.parameters === parameters) return known.script;
  const head = `(function(${parameters}){`;
  const script = new Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, parameters, script });
  return script;
};

/**
 * jest's runtime compiles each file again for each test file that imports it, a thousand of them for one of pages. Every
 * test file still runs them itself, so none sees what another left in a module.
 */
class SharingRuntime extends Runtime {
  constructor(...options) {
    super(...options);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (code, filename) => {
      const context = executor.environment.getVmContext();
      if (!context) return null;
      try {
        return scriptOf(code, executor.injectedModuleParameters.join(), filename).runInContext(context);
      } catch {
        // It explains what is wrong with the code.
        return compile(code, filename);
      }
    };
  }
}

module.exports = Object.assign(SharingRuntime, { scriptOf });
