/** Loaded when an evaluation is first requested from the list. */
export const loadEvaluate = () => import('#modules/evaluation/web/api.ts').then(({ evaluate }) => evaluate)
