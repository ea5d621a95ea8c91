import type { FormSection } from '../contract.ts'

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

/** The form a new organization starts with: short, and enough to hire by. */
export const defaultForm = (): FormSection[] => [
  {
    key: 'resume',
    title: 'Your résumé',
    help: '',
    fields: [field('resume', 'file', 'Your résumé', { required: true, help: 'PDF, DOCX, ODT or TXT, up to 10 MB.' })],
  },
  {
    key: 'about_you',
    title: 'About you',
    help: '',
    fields: [
      field('name', 'short_text', 'Your name', { required: true, help: 'As you would like to be called.', max: 120 }),
      field('email', 'email', 'E-mail', { required: true, help: 'Everything about your application goes here.' }),
      field('phone', 'phone', 'Phone', { help: 'We ring only if something goes wrong with your interview.' }),
      field('location', 'short_text', 'Where you live', { max: 160 }),
      field('link', 'link', 'A link to your work'),
    ],
  },
  {
    key: 'your_work',
    title: 'Your work',
    help: 'The latest two are enough.',
    fields: [field('work', 'work_history', 'Jobs you had')],
  },
  {
    key: 'voluntary',
    title: 'Two voluntary questions',
    help: 'Nobody who reads your application sees these answers, and no score uses them. They are only counted together with everybody else’s, to check that people are treated alike. Skipping them changes nothing.',
    fields: [
      field('gender', 'demographic', 'How do you describe your gender?', {
        options: ['Woman', 'Man', 'Another way', 'I’d rather not say'],
      }),
      field('disability', 'demographic', 'Do you live with a disability or a long-term illness?', {
        options: ['Yes', 'No', 'I’d rather not say'],
      }),
    ],
  },
  {
    key: 'before_you_send',
    title: 'Before you send',
    help: '',
    fields: [
      field('privacy', 'consent', 'You may use what I send to decide about this role, as the privacy notice says.', {
        required: true,
      }),
      field('keep', 'consent', 'Keep me in mind for other roles, for a year.', { help: 'You can change this later.' }),
    ],
  },
]
