/** The code of the tabs that are not open at first; `recipeParts` loads it. */
export { IngredientsTab } from './IngredientsTab';
export { MethodTab } from './MethodTab';
export { EveryLine } from './EveryLine';
