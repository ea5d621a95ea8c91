/** The languages of the résumés that we read. */
export const RESUME_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr', 'ar', 'zh'] as const
