import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The home page. */
export const homeWords = dictionary({
  en: {
    title: 'Every score comes with the words behind it.',
    lead: 'Evenhand interviews every candidate with the same questions and backs every score with quotes from the interview. People decide who moves forward.',
    steps: {
      title: 'Three steps.',
      titleEnd: 'You make the decision.',
      levels: {
        title: 'Describe a good answer',
        text: 'For each question you describe what a level 1, 3 and 5 answer sounds like. Answers are scored against these descriptions and nothing else.',
      },
      interview: {
        title: 'Ask everyone the same questions',
        text: 'By voice or typing, on a phone or computer, at any time. Questions that were not asked do not count toward the score.',
      },
      decision: {
        title: 'Read the evidence, then decide',
        text: 'Candidates are ranked, never hidden. If you disagree with a score, you can correct it, and your reason is stored with it.',
      },
    },
    example: {
      label: 'Example: a scored answer as reviewers see it',
      candidate: 'Amara Diallo',
      job: 'Ward Manager, Pediatrics',
      basis: ' / 100, from 6 answers',
      criterion: 'Communicates early',
      level: (level: number) => `${locale.number(level)} of 5`,
      levelText: 'Level 4: informs the people affected before doing the paperwork',
      question: 'Question 2 of 6. Tell me about a plan that fell through while someone was counting on it.',
      answer: {
        before: 'The consultant moved the discharge to Wednesday and nobody had told the parents. So ',
        quote: 'I called them before I opened the incident form, because they had already packed his bag',
        end: '. ',
        after: 'Then I wrote the call in the notes, so the night team wouldn’t call twice.',
      },
      notes: {
        score: { title: 'The score.', text: 'A level that you described, and the range of 3 AI runs.' },
        quote: {
          title: 'The quote.',
          text: 'Taken from the transcript. Quotes that are not in the transcript are removed.',
        },
        time: { title: 'The time.', text: 'When it was said, so that you can play it.' },
      },
    },
  },
})
