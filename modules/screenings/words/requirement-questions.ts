import { dictionary } from '#platform/locale/dictionary.ts'

/** What the AI interview asks about a must-have requirement of the job, and what characterizes the levels of an answer. */
export const requirementQuestionWords = dictionary({
  en: {
    question: (requirement: string) =>
      `This job asks for the following: ${requirement}. What have you done yourself that shows it?`,
    levels: {
      one: 'Names nothing that shows it',
      two: 'Says that they have it, but gives no example',
      three: 'Describes an example of their own',
      four: 'Describes an example with what they did and what was difficult',
      five: 'Describes examples with what they decided, how they did it and what came of it',
    },
  },
})
