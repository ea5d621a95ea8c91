import { dictionary } from '#platform/locale/dictionary.ts'

/** Searching for everything with the keyboard. */
export const paletteWords = dictionary({
  en: {
    candidates: 'Candidates',
    failed: 'Couldn’t search',
    allFound: (text: string) => `All applications with “${text}”`,
    jobs: 'Jobs',
    pages: 'Pages',
    actions: 'Actions',
    createJob: 'Create job',
    createJobTerms: 'new opening post',
    createFlow: 'Create interview flow',
    createFlowTerms: 'new questions',
    importResumes: 'Import résumés',
    importResumesTerms: 'resumes cv upload candidates',
    invite: 'Invite team member',
    inviteTerms: 'add colleague person admin',
    createField: 'Create custom AI field',
    createFieldTerms: 'new question add',
    light: 'Appearance: light',
    dark: 'Appearance: dark',
    system: 'Appearance: use system setting',
    logout: 'Logout',
    logoutTerms: 'sign out leave',
  },
})
