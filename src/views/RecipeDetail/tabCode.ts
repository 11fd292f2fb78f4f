/** The code of the tabs; `recipeParts` loads it. */
export { OverviewTab } from './OverviewTab';
export { IngredientsTab } from './IngredientsTab';
export { MethodTab } from './MethodTab';
export { EveryLine } from './EveryLine';
