import { languageNames } from './names.table.ts'

/** Names that the system's language data does not have: languages without a two-letter code, and other names. */
const FURTHER =
  'mandarin|cantonese|putonghua|farsi|flemish|filipino|tagalog|castellano|valenciano|valencian|plattdeutsch|schweizerdeutsch|gronings|vlaams|mandarijn|kantonesisch|mandarín|cantonés|náhuatl|nahuatl|quechua|kabyle|berbère|tamazight|asturiano|sicilian|napoletano|friulano|kaszubski|śląski|kürtçe|普通话|国语|粤语|中文|汉语|法语|english|scots|dari|hokkien|bsl|british sign language|gebärdensprache|deutsche gebärdensprache|español|deutsch|portugais du brésil|brasilianisches portugiesisch|brazilian portuguese'

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replace(/ı/g, 'i')

let known: Set<string> | undefined
const names = () =>
  (known ??= new Set([...languageNames(), ...FURTHER.split('|')].map(fold).filter(name => name.length > 1)))

/** Whether a word is the name of a spoken language (ISO 639-1) in one of the languages that we read. */
export const isSpokenLanguage = (word: string): boolean => names().has(fold(word))

const LONGEST_ITEM = 100
const MOST_WORDS = 3

/** The first name of a language in a text of a few words, with its position. */
export function spokenLanguageIn(text: string): { start: number; end: number } | null {
  if (text.length > LONGEST_ITEM) return null
  if (/^\s*\p{Script=Han}/u.test(text)) {
    const name = [...names()].find(one => /\p{Script=Han}/u.test(one) && text.trim().startsWith(one))
    return name ? { start: 0, end: text.indexOf(name) + name.length } : null
  }
  const words = [...text.matchAll(/[\p{L}\p{M}'’]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }))
  for (const [at, { start }] of words.entries()) {
    for (let last = Math.min(words.length, at + MOST_WORDS) - 1; last >= at; last--) {
      const { end } = words[last]!
      if (isSpokenLanguage(text.slice(start, end))) return { start: at === 0 ? 0 : start, end }
    }
  }
  return null
}
