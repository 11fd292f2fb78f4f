import type { Check } from './recipeCheck';

/** A step runs alongside one other step, the one before it: a cook has two hands. */
export const checkAlongside: Check = ({ steps }, report) => {
  steps.forEach(({ alongside }, index) => {
    if (!alongside) return;
    const before = steps[index - 1];
    if (!before) report(`steps[${index}]`, 'runs alongside, but no step comes before it');
    else if (before.alongside) report(`steps[${index}]`, 'runs alongside a step that runs alongside another one');
  });
};
