/** Rules that are tested by mutation. Each group has to reach the minimum score. */
export const MINIMUM_SCORE = 85

export interface MutationGroup {
  readonly name: string
  /** The files that are changed. */
  readonly mutate: readonly string[]
  /** Their unit tests. None of them needs the database or a browser: they run for every mutant. */
  readonly tests: readonly string[]
}

export const GROUPS: readonly MutationGroup[] = [
  {
    name: 'policy',
    mutate: ['platform/access/policy.ts', 'modules/*/policy.ts'],
    tests: ['platform/access/policy.test.ts', 'modules/*/policy.test.ts'],
  },
  {
    name: 'slots',
    mutate: ['modules/scheduling/slots.ts'],
    tests: ['modules/scheduling/{slots,any-slots,working-hours}.test.ts'],
  },
  {
    name: 'interviewer',
    mutate: ['modules/interviewer/*.ts', '!modules/interviewer/*.{test,fixture}.ts'],
    tests: ['modules/interviewer/*.test.ts'],
  },
  {
    name: 'evaluation',
    mutate: [
      'modules/evaluation/engine/{check-reasoning,keyword-list,quotes,summary}.ts',
      'modules/evaluation/engine/interview/{check-level,interview-score,spoken-quote,unscorable,unscored}.ts',
      'modules/evaluation/engine/match/{check-verdict,readability,score}.ts',
    ],
    tests: [
      'modules/evaluation/engine/{check-reasoning,keyword-list,quotes,summary-sentences}.test.ts',
      'modules/evaluation/engine/interview/{check-level,interview-score,spoken-quote,unscorable,unscored}.test.ts',
      'modules/evaluation/engine/match/{check-verdict,readability,score}.test.ts',
    ],
  },
  {
    name: 'evaluation-models',
    mutate: [
      'modules/evaluation/engine/interview/{ask-level,ask-support,model,redacted-turns}.ts',
      'modules/evaluation/engine/match/{ask-support,ask-verdicts,model}.ts',
    ],
    tests: [
      'modules/evaluation/engine/interview/{model,model-review,model-runs}.test.ts',
      'modules/evaluation/engine/match/{model,model-verdicts}.test.ts',
    ],
  },
  {
    name: 'match',
    mutate: ['modules/evaluation/engine/match/licence-classes.ts', 'platform/ai/text/{language-levels,numbers}.ts'],
    tests: [
      'modules/evaluation/engine/match/licence-classes.test.ts',
      'platform/ai/text/{language-levels,numbers}.test.ts',
    ],
  },
]
