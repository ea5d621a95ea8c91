import type { FormSection } from '../contract.ts'
import { newField } from '../policy.ts'
import { defaultFormWords as words } from '../words/form.ts'

/** The form a new organization starts with: short, and enough to hire with. */
export const defaultForm = (): FormSection[] => [
  {
    key: 'resume',
    title: words.resume,
    help: '',
    fields: [newField('file', 'resume', words.resume, { required: true, help: words.resumeHelp })],
  },
  {
    key: 'about_you',
    title: words.aboutYou,
    help: '',
    fields: [
      newField('short_text', 'name', words.name, { required: true, help: words.nameHelp, max: 120 }),
      newField('email', 'email', words.email, { required: true, help: words.emailHelp }),
      newField('phone', 'phone', words.phone, { help: words.phoneHelp }),
      newField('short_text', 'location', words.location, { max: 160 }),
      newField('link', 'link', words.link),
    ],
  },
  {
    key: 'your_work',
    title: words.work,
    help: words.workHelp,
    fields: [newField('work_history', 'work', words.workJobs)],
  },
  {
    key: 'voluntary',
    title: words.voluntary,
    help: words.voluntaryHelp,
    fields: [
      newField('demographic', 'gender', words.gender, { options: [...Object.values(words.genders), words.noAnswer] }),
      newField('demographic', 'disability', words.disability, { options: [words.yes, words.no, words.noAnswer] }),
    ],
  },
  {
    key: 'before_you_send',
    title: words.beforeSubmit,
    help: '',
    fields: [
      newField('consent', 'privacy', words.privacy, { required: true }),
      newField('consent', 'keep', words.keep, { help: words.keepHelp }),
    ],
  },
]
