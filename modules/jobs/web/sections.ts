import { editorWords as words } from '../words/editor.ts'

/** The sections of the form, in order; the name is the ID of its element. */
export const SECTIONS = ['details', 'description', 'requirements', 'pay', 'questions', 'team', 'interview'] as const
export type SectionName = (typeof SECTIONS)[number]
export const sectionTitles: Record<SectionName, string> = {
  details: words.role.title,
  description: words.description.title,
  requirements: words.requirements.title,
  pay: words.pay.title,
  questions: words.questions.title,
  team: words.team.title,
  interview: words.interview.title,
}
