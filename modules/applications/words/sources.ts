import { dictionary } from '#platform/locale/dictionary.ts'

/** Where an application came from. Sources of share links are named by those who create them. */
export const sourceWords = dictionary({
  en: { careers_page: 'Careers page', import: 'Import' } as Record<string, string>,
})
