import { dictionary } from '#platform/locale/dictionary.ts'
import type { LanguageModels } from './language-model.ts'
import { purposes, type Purpose } from './settings.ts'

const abilityWords = dictionary({
  en: {
    reading: {
      builtIn: {
        can: 'Reads PDF, DOCX, ODT and text files in twelve languages, and shows where in the file each value stands.',
        cannot: 'It cannot read scans or tables drawn as pictures, and it can miss entries in unusual layouts.',
      },
      model: {
        can: 'The model points to lines of the résumé, and code copies their words, so nothing is invented. Rules fill in what is missing.',
        cannot:
          'It cannot read scans, and it can point to a wrong line. Where the model and the rules disagree, you see both.',
      },
    },
    evaluating: {
      builtIn: {
        can: 'Compares résumés with requirements and reports which elements an interview answer contains, with quotes, in English, German, French and Spanish.',
        cannot:
          'It does not judge how good an answer is and gives no scores. It can miss evidence in unusual words, so a requirement that is not found in the résumé may still be met.',
      },
      model: {
        can: 'Rates requirements and answers with quotes. Code checks every quote, and a second request checks what the quotes support.',
        cannot:
          'It cannot reject anyone, and its scores neither sort nor filter lists until the model has passed the model check.',
      },
    },
    interviewing: {
      builtIn: {
        can: 'Asks the questions of the interview flow and follow-ups about what is missing. It recognizes requests, distress and questions about the job in English, German, French and Spanish.',
        cannot:
          'It does not discuss the content of an answer, and an unusual request can be taken for part of an answer.',
      },
      model: {
        can: 'The model words follow-ups about what the candidate said. Rules recognize requests and distress.',
        cannot:
          'It cannot promise anything or ask about personal matters: such a follow-up is replaced by the one from the rules.',
      },
    },
  },
})

export interface EngineInUse {
  readonly purpose: Purpose
  /** Provider and model, or null for the built-in rules engine. */
  readonly model: string | null
  /** In one or two sentences each. */
  readonly can: string
  readonly cannot: string
}

/** Which engine serves each purpose, and what it can and cannot do. */
export const enginesInUse = (models: LanguageModels): EngineInUse[] =>
  purposes.map(purpose => {
    const model = models[purpose]
    const words = abilityWords[purpose][model ? 'model' : 'builtIn']
    return { purpose, model: model ? `${model.engine} ${model.model}` : null, ...words }
  })
