/** Languages that the product speaks. English is the shape that every other language must have. */
export type Language = 'en'

/** The language that is read. */
const language: Language = 'en'

/** Texts by key: a string, a function of typed values, or a group of these. */
export interface Texts {
  readonly [key: string]: string | ((...values: never[]) => string) | Texts
}

/**
 * The texts of one area of a module, in the current language. Every text that people read is in a dictionary:
 *
 *     export const jobListWords = dictionary({
 *       en: { title: 'Jobs', open: (count: number) => locale.plural(count, { one: '1 open job', other: `${count} open jobs` }) },
 *     })
 */
export const dictionary = <const T extends Texts>(texts: Readonly<Record<Language, T>>): T => texts[language]
