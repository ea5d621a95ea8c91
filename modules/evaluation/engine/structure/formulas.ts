import type { StructureLanguage } from './language.ts'
import { textOf } from './phrases.ts'
import type { Word } from './words.ts'

const NUMBER = '(?:\\d+|[a-z]+)'
const some = (...parts: string[]) => parts.join('|')

const IT = '(?:it|this|that|everything|things)'

/** Formulas that only name an element: a marker word without anything that happened. */
const FORMULAS: Record<StructureLanguage, string> = {
  en: some(
    `(?:i (?:decided|chose|did) (?:that|this|it|so) )?(?:because|since|as) ${IT} (?:really |truly )?(?:mattered|matters|(?:was|is) (?:very |so |really )?(?:important|necessary|right|needed|crucial|essential|the right thing to do))`,
    `i decided (?:that|this|so)(?= (?:because|since|as) )`,
    `(?:as a result|in the end|afterwards|then|so)? ?${IT} (?:went|rose|fell|dropped|grew|improved|increased|decreased) (?:up |down )?(?:from ${NUMBER} (?:percent )?to ${NUMBER}|by ${NUMBER}(?: percent)?)`,
  ),
  de: some(
    `(?:ich habe (?:das|es) (?:so )?entschieden |so entschied ich )?(?:weil|da|denn) (?:es|das|dies) (?:mir )?(?:sehr |so )?(?:wichtig|notwendig|richtig|notig|entscheidend) (?:war|ist)`,
    'ich habe (?:das|es) (?:so )?entschieden(?= weil )',
    `(?:dadurch |danach |am ende )?(?:ging|stieg|sank|fiel|ist) (?:es|das) von ${NUMBER} (?:prozent )?auf ${NUMBER}(?: (?:gestiegen|gesunken|gefallen))?`,
  ),
  fr: some(
    '(?:j ai decide (?:cela|ca|ainsi) )?(?:parce que|parce qu|car|puisque) (?:c (?:etait|est)|cela (?:etait|est)) (?:tres )?(?:important|necessaire|essentiel|primordial|juste|la bonne chose a faire)',
    'j ai decide (?:cela|ca|ainsi)(?= (?:parce|car) )',
    `(?:resultat |du coup |finalement )?(?:on|c|ca|cela) (?:est|a|etait) (?:passe|monte|descendu|augmente|baisse) de ${NUMBER} a ${NUMBER}`,
  ),
  es: some(
    '(?:lo decidi (?:asi )?|decidi eso )?(?:porque|ya que|pues) (?:era|es) (?:muy )?(?:importante|necesario|lo correcto|fundamental|esencial)',
    'lo decidi (?:asi )?(?=porque )',
    `(?:como resultado |al final |asi )?(?:paso|subio|bajo|mejoro|aumento) de (?:un |una )?${NUMBER} a (?:un |una )?${NUMBER}`,
  ),
}

const AND: Record<StructureLanguage, string> = { en: 'and', de: 'und', fr: 'et', es: 'y' }

const PATTERNS = Object.fromEntries(
  (Object.keys(FORMULAS) as StructureLanguage[]).map(language => [
    language,
    new RegExp(` (?:${AND[language]} )?(?:${FORMULAS[language]})(?= )`, 'gu'),
  ]),
) as Record<StructureLanguage, RegExp>

/** The words of an answer without formulas. */
export function withoutFormulas(words: readonly Word[], language: StructureLanguage): Word[] {
  const text = textOf(words)
  const removed = new Set<number>()
  for (const match of text.matchAll(PATTERNS[language])) {
    for (let at = match.index; at < match.index + match[0].length; at += 1) removed.add(at)
  }
  if (removed.size === 0) return [...words]
  let from = 0
  const kept: Word[] = []
  for (const word of words) {
    const start = text.indexOf(` ${word.text} `, from)
    from = start + word.text.length + 1
    if (!removed.has(start)) kept.push(word)
  }
  return kept
}
