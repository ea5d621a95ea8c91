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
}

const lists = Object.entries(littleWords).map(([code, words]) => [code, new Set(words.split(' '))] as const)

/** Guesses the language of a text (ISO 639-1: en de fr es it pt nl pl); null if the text is too short or unclear. */
export function guessLanguage(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = lists
    .map(([code, set]) => ({ code, score: words.filter(word => set.has(word)).length }))
    .sort((a, b) => b.score - a.score)
  const [first, second] = scores
  if (!first || !second || first.score < 4 || first.score < words.length * 0.03) return null
  return first.score > second.score ? first.code : null
}
