import { dictionary } from '#platform/locale/dictionary.ts'

export const dataExportProblems = dictionary({
  en: {
    running: 'An export is being written already. Wait until it is ready, or cancel it.',
    gone: 'This export was deleted. Create a new one in the settings.',
    notReady: 'This export is not ready yet.',
    signIn: 'Your account uses two-factor authentication. Log in to download the export.',
    notOwner: 'Only an owner of the organization can download the export.',
    used: 'This link has been used already. Log in to download the export again.',
  },
})
