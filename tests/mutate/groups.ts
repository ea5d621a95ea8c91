/** Rules that are tested by mutation. Each group has to reach the minimum score. */
export const MINIMUM_SCORE = 85

export interface MutationGroup {
  readonly name: string
  /** The files that are changed. */
  readonly mutate: readonly string[]
  /** Their unit tests. None of them needs the database or a browser: they run for every mutant. */
  readonly tests: readonly string[]
  /** Whether the tests are loaded once for all mutants. Then they are files and not patterns (`loaded-runner.mjs`). */
  readonly keepsLoaded?: true
}

const ENGINE = 'modules/evaluation/engine'
const INTERVIEW = `${ENGINE}/interview`
const MATCH = `${ENGINE}/match`
const STRUCTURE = 'modules/answer-structure'
const TEXT = 'platform/ai/text'

const filesIn = (folder: string, names: readonly string[], ending = '.ts') =>
  names.map(name => `${folder}/${name}${ending}`)

/** Files of one folder, each with its own unit tests, and more tests of all of them. */
const testedFiles = (folder: string, names: readonly string[], more: readonly string[] = []) => ({
  mutate: filesIn(folder, names),
  tests: filesIn(folder, [...names, ...more], '.test.ts'),
})

/**
 * Lists of words (`*-words.ts` beside the rules that use them, headings, titles, the lexicons of each language),
 * learned weights, help lines and the tables of concepts are data and are not changed.
 */
export const GROUPS: readonly MutationGroup[] = [
  {
    name: 'policy',
    mutate: ['platform/access/policy.ts', 'modules/*/policy.ts'],
    tests: ['platform/access/policy.test.ts', 'modules/*/policy{,-answers}.test.ts'],
  },
  {
    name: 'quote',
    mutate: ['modules/billing/quote.ts'],
    tests: ['modules/billing/quote.test.ts'],
  },
  {
    name: 'slots',
    mutate: ['modules/scheduling/slots.ts'],
    tests: ['modules/scheduling/{slots,any-slots,working-hours}.test.ts'],
  },
  {
    name: 'interviewer',
    mutate: [
      'modules/interviewer/*.ts',
      '!modules/interviewer/*.{test,fixture}.ts',
      '!modules/interviewer/help-lines.ts',
    ],
    tests: ['modules/interviewer/*.test.ts'],
  },
  {
    name: 'evaluation',
    keepsLoaded: true,
    mutate: [
      ...filesIn(ENGINE, ['answer-limits', 'check-reasoning', 'keyword-list', 'summary']),
      ...filesIn(TEXT, ['quotes']),
      ...filesIn(STRUCTURE, ['spoken-quote']),
      ...filesIn(INTERVIEW, ['check-level', 'interview-score', 'runs-differ', 'unscorable', 'unscored']),
      ...filesIn(MATCH, ['check-verdict', 'looked-for', 'readability', 'score']),
    ],
    tests: [
      ...filesIn(
        ENGINE,
        ['answer-limits', 'check-reasoning', 'hostile-reasons', 'keyword-list', 'summary-sentences'],
        '.test.ts',
      ),
      ...filesIn(TEXT, ['quotes'], '.test.ts'),
      ...filesIn(STRUCTURE, ['spoken-quote'], '.test.ts'),
      ...filesIn(INTERVIEW, ['check-level', 'interview-score', 'unscorable', 'unscored'], '.test.ts'),
      ...filesIn(MATCH, ['check-verdict', 'looked-for', 'readability', 'score'], '.test.ts'),
    ],
  },
  {
    name: 'evaluation-models',
    keepsLoaded: true,
    mutate: [
      ...filesIn(INTERVIEW, ['ask-level', 'ask-support', 'model', 'redacted-turns']),
      ...filesIn(MATCH, ['ask-support', 'ask-verdicts', 'model', 'redacted-pages']),
    ],
    tests: [
      ...filesIn(INTERVIEW, ['model-review', 'model-runs'], '.test.ts'),
      ...filesIn(MATCH, ['model-verdicts'], '.test.ts'),
    ],
  },
  {
    name: 'model-texts',
    keepsLoaded: true,
    mutate: [
      ...filesIn(TEXT, [
        'beginning',
        'figures',
        'known-language',
        'links',
        'protected-words',
        'readable',
        'recommends',
      ]),
      ...filesIn('platform/ai', ['read-json', 'tokens-used']),
      'platform/db/storable.ts',
    ],
    tests: [
      ...filesIn(TEXT, ['beginning', 'figures', 'known-language'], '.test.ts'),
      `${ENGINE}/hostile-reasons.test.ts`,
      'platform/ai/read-json.test.ts',
      'platform/ai/tokens-used.test.ts',
      'platform/db/storable.test.ts',
    ],
  },
  {
    name: 'match',
    mutate: [`${MATCH}/{initials,licence-classes}.ts`, 'platform/ai/text/{language-levels,numbers}.ts'],
    tests: [`${MATCH}/{initials,licence-classes}.test.ts`, 'platform/ai/text/{language-levels,numbers}.test.ts'],
  },
  {
    name: 'match-words',
    keepsLoaded: true,
    ...testedFiles(MATCH, [
      'akin-words',
      'certificate-parts',
      'certificates',
      'clauses',
      'experience',
      'filler-words',
      'finding',
      'titles',
    ]),
  },
  {
    name: 'match-resume',
    keepsLoaded: true,
    ...testedFiles(MATCH, ['resume', 'resume-lines', 'resume-entries', 'sections', 'passage-quote'], ['layouts']),
  },
  {
    name: 'match-requirements',
    keepsLoaded: true,
    ...testedFiles(MATCH, ['parts', 'needs', 'shared-head', 'degrees', 'checked-as'], ['claims', 'requirements']),
  },
  {
    name: 'match-qualifications',
    keepsLoaded: true,
    ...testedFiles(MATCH, ['find-degree', 'find-certificate', 'find-language', 'find-years', 'held-positions']),
  },
  {
    name: 'match-skills',
    keepsLoaded: true,
    ...testedFiles(MATCH, ['evidence', 'strength', 'find-skill', 'employer-name'], ['requirements', 'claims']),
  },
  {
    name: 'match-beside',
    keepsLoaded: true,
    ...testedFiles(MATCH, ['recipients', 'similar-position', 'basis']),
  },
  {
    name: 'match-activities',
    keepsLoaded: true,
    ...testedFiles(MATCH, ['find-activity', 'evaluate-requirement'], ['activities', 'requirements', 'claims']),
  },
  {
    name: 'stance',
    keepsLoaded: true,
    ...testedFiles(`${MATCH}/stance`, ['features', 'stance-at', 'word-kinds']),
  },
  {
    name: 'activities',
    keepsLoaded: true,
    ...testedFiles(`${MATCH}/activities`, ['features', 'weigh']),
  },
  {
    name: 'results',
    keepsLoaded: true,
    mutate: [
      ...filesIn(MATCH, ['match', 'built-in']),
      ...filesIn(INTERVIEW, ['evaluate', 'built-in']),
      ...filesIn(STRUCTURE, ['read-structure']),
    ],
    tests: [
      ...filesIn(MATCH, ['match', 'also-recognized'], '.test.ts'),
      ...filesIn(INTERVIEW, ['built-in'], '.test.ts'),
      ...filesIn(STRUCTURE, ['read-structure', 'quote-of-element'], '.test.ts'),
    ],
  },
  {
    name: 'structure-words',
    keepsLoaded: true,
    ...testedFiles(STRUCTURE, ['words', 'read-words', 'dialect', 'would', 'frequent', 'formulas', 'language']),
  },
  {
    // They remember words: each mutant needs a new thread.
    name: 'structure-phrases',
    ...testedFiles(STRUCTURE, ['misheard', 'phrases']),
  },
  {
    name: 'structure-harm',
    // Its patterns are compiled once and kept, so that each mutant needs a new process.
    ...testedFiles(STRUCTURE, ['plain-harm', 'phrase-pattern', 'named-harm']),
  },
  {
    name: 'structure-account',
    keepsLoaded: true,
    ...testedFiles(STRUCTURE, [
      'clauses',
      'account',
      'account-features',
      'element-features',
      'element-values',
      'presence',
      'presence-features',
      'quoted-clause',
      'addresses-question',
      'harm',
      'harm-features',
      'quote',
      'shown-elements',
    ]),
  },
]
