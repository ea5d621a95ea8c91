/** Short words that are frequent in one language and rare in the others. They are enough for the few hundred words of a résumé. */
const littleWords: Record<string, string> = {
  en: 'the and of for with in to a by from on at as an our their team managed led was were which built improved',
  de: 'und der die das mit für von im bei zur zum des den dem ein eine einer auf als durch sowie nach bis seit heute',
  fr: 'et de la le les des du en pour dans une un avec au aux sur par chez depuis ainsi que mise été équipe',
  es: 'y de la el los las del en para con por una un al desde como hasta actualidad sobre mediante equipo e gestión',
  it: 'e di la il gli delle dei del della con per in un una nel alla dal presso da ai sono stato oggi gestione anche',
  pt: 'e de do da dos das em para com por uma um no na ao desde até como atual pela equipe gestão os as não',
  nl: 'en van de het een voor met in op bij door aan tot naar als heden te zijn ook uit over team sinds',
  pl: 'i w z na do od oraz dla przez przy się nie jest o po obecnie zespołu pracy ze w firmie projektów także',
  sv: 'och för med att av på en ett den det som i är jag från till hos vid samt inom ansvarig ansvar arbete år har var eller nuvarande',
  tr: 've ile için bir olarak bu da de olan görev yıl proje yönetimi ekip deneyimi çalıştım yaptım tarihinden beri halen üniversitesi',
}

/** Languages that have a script of their own among those that we expect. */
const scripts: [RegExp, string][] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
]

/** Letters that only one of the languages has. */
const ownLetters: Record<string, RegExp> = { de: /ß/, es: /ñ/, pt: /[ãõ]/, pl: /[łąęśżźćń]/, sv: /å/, tr: /[ğşı]/ }

const codes = Object.keys(littleWords)
const codesOfWord = new Map<string, string[]>()
for (const [code, words] of Object.entries(littleWords))
  for (const word of new Set(words.split(' '))) codesOfWord.set(word, [...(codesOfWord.get(word) ?? []), code])

/** The languages that a word speaks for. */
function codesOf(word: string): string[] {
  const listed = codesOfWord.get(word) ?? []
  if (!/[^\0-\x7f]/.test(word)) return listed
  return codes.filter(code => listed.includes(code) || ownLetters[code]?.test(word))
}

/** Guesses the language of a text (ISO 639-1: en de fr es it pt nl pl sv tr, and those with a script of their own); null if the text is too short or unclear. */
export function guessLanguage(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = scripts.find(([pattern]) => (text.match(pattern)?.length ?? 0) > letters * 0.3)
  if (script) return script[1]
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = new Map(codes.map(code => [code, 0]))
  for (const word of words) for (const code of codesOf(word)) counts.set(code, counts.get(code)! + 1)
  const scores = Array.from(counts, ([code, score]) => ({ code, score })).sort((a, b) => b.score - a.score)
  const [first, second] = scores
  if (!first || !second || first.score < 4 || first.score < words.length * 0.03) return null
  return first.score > second.score ? first.code : null
}
