import type { FormSection } from '../contract.ts'
import { defaultFormWords as words } from '../words/form.ts'

type Field = FormSection['fields'][number]
const field = (key: string, kind: Field['kind'], label: string, more: Partial<Field> = {}): Field => ({
  key,
  kind,
  label,
  help: '',
  required: false,
  options: [],
  ...more,
})

/** The form a new organization starts with: short, and enough to hire with. */
export const defaultForm = (): FormSection[] => [
  {
    key: 'resume',
    title: words.resume,
    help: '',
    fields: [field('resume', 'file', words.resume, { required: true, help: words.resumeHelp })],
  },
  {
    key: 'about_you',
    title: words.aboutYou,
    help: '',
    fields: [
      field('name', 'short_text', words.name, { required: true, help: words.nameHelp, max: 120 }),
      field('email', 'email', words.email, { required: true, help: words.emailHelp }),
      field('phone', 'phone', words.phone, { help: words.phoneHelp }),
      field('location', 'short_text', words.location, { max: 160 }),
      field('link', 'link', words.link),
    ],
  },
  {
    key: 'your_work',
    title: words.work,
    help: words.workHelp,
    fields: [field('work', 'work_history', words.workJobs)],
  },
  {
    key: 'voluntary',
    title: words.voluntary,
    help: words.voluntaryHelp,
    fields: [
      field('gender', 'demographic', words.gender, { options: [...Object.values(words.genders), words.noAnswer] }),
      field('disability', 'demographic', words.disability, { options: [words.yes, words.no, words.noAnswer] }),
    ],
  },
  {
    key: 'before_you_send',
    title: words.beforeSubmit,
    help: '',
    fields: [
      field('privacy', 'consent', words.privacy, { required: true }),
      field('keep', 'consent', words.keep, { help: words.keepHelp }),
    ],
  },
]
