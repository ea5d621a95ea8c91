import { dictionary } from '#platform/locale/dictionary.ts'

/** Why an input is refused. */
export const customAiInputProblems = dictionary({
  en: {
    noQuestion: 'Enter a question.',
    fewOptions: 'Enter at least 2 options.',
    mostOptions: 'Use at most 12 options.',
    sameOptions: 'Two options are the same. Change one of them.',
    noJobs: 'Choose at least one job, or all jobs.',
    mostJobs: 'Choose at most 100 jobs, or all jobs.',
    unknownJobs: 'One of these jobs does not exist anymore. Choose again.',
    noApplications: 'Choose an application.',
    mostTried: 'Choose at most 5 applications.',
    staleEdit: 'Someone else has saved this field in the meantime. Compare their changes with yours, then save again.',
    alreadyRunning: 'This question is already being answered for its applications.',
    needsModel:
      'The built-in rules engine cannot answer this question. Configure a language model, or ask about a term in quotation marks, years of experience, a licence or certificate, or a language level.',
    turnedOff: 'This field is off. Turn it on to evaluate applications.',
    mostFields: 'An organization can have at most 200 custom AI fields.',
    refused: {
      age: 'This question asks about age. Decisions about candidates must not depend on it, so the AI does not answer it. Ask about experience or skills instead.',
      gender:
        'This question asks about gender. Decisions about candidates must not depend on it, so the AI does not answer it.',
      origin:
        'This question asks about origin, nationality or accent. Decisions about candidates must not depend on it, so the AI does not answer it. To ask about a language, ask for its level.',
      religion:
        'This question asks about religion or belief. Decisions about candidates must not depend on it, so the AI does not answer it.',
      disability_or_health:
        'This question asks about health or disability. Decisions about candidates must not depend on it, so the AI does not answer it. Ask about what the work requires instead.',
      family:
        'This question asks about family, pregnancy or marital status. Decisions about candidates must not depend on it, so the AI does not answer it. To ask about availability, ask about working hours or shifts.',
      sexual_orientation:
        'This question asks about sexual orientation. Decisions about candidates must not depend on it, so the AI does not answer it.',
      politics_or_union:
        'This question asks about political opinion or union membership. Decisions about candidates must not depend on it, so the AI does not answer it.',
      genetic_data:
        'This question asks about genetic data. Decisions about candidates must not depend on it, so the AI does not answer it.',
      looks:
        'This question asks about looks. Decisions about candidates must not depend on it, so the AI does not answer it.',
    },
  },
})
