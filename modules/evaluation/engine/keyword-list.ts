import { isStopWord } from '#platform/ai/text/stop-words.ts'
import { tokens } from '#platform/ai/text/tokens.ts'

const HEADED_LIST = /^(?:[\p{L}&/ ]{3,40}):\s*\S/u
const TITLE =
  /(?:(?<=\p{L}{3})(?:er|or|ist|ant|ent|eur|euse)|nurse|clerk|lead|head|cook|assistant|associate|intern)s?\b/iu

/** Whether a text is a list of terms and not a statement: "Python, SQL, Docker", "Skills: …". */
export function isKeywordList(text: string): boolean {
  const words = tokens(text)
  const separators = text.match(/[,;|/•·]/gu)?.length ?? 0
  const grammar = words.filter(word => isStopWord(word.text)).length
  if (HEADED_LIST.test(text) && (separators > 0 || words.length <= 6)) return true
  // "Product designer", "Warehouse associate": a title says what someone's job was.
  if (words.length <= 4) return grammar === 0 && !(separators === 0 && words.length > 1 && TITLE.test(text))
  return separators >= words.length / 4 || grammar / words.length < 0.1
}
