import { dictionary } from '#platform/locale/dictionary.ts'

/** The names of the library's fields and competencies. A competency becomes part of a question that is added to a flow. */
export const libraryWords = dictionary({
  en: {
    fields: {
      engineering: 'Software and IT',
      sales: 'Sales and marketing',
      support: 'Customer support',
      care: 'Care and health',
      hospitality: 'Hospitality and retail',
      operations: 'Operations and logistics',
      trades: 'Trades and technical work',
      office: 'Administration and finance',
    },
    competencies: {
      ownership: 'Taking ownership',
      'problem-solving': 'Problem solving',
      communication: 'Communication',
      collaboration: 'Working with others',
      'customer-focus': 'Customer focus',
      planning: 'Planning and priorities',
      quality: 'Quality and accuracy',
      safety: 'Safety and risk',
      learning: 'Learning',
      adaptability: 'Adapting to change',
      pressure: 'Working under pressure',
      integrity: 'Integrity',
      improvement: 'Improving how work is done',
      expertise: 'Professional knowledge',
      leadership: 'Leading and supporting others',
    },
  },
})
