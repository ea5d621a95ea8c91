import type { StructureLanguage } from './language.ts'

const NUMBER = '(?:\\d+|[a-z]+)'
const some = (...parts: string[]) => parts.join('|')

const IT = '(?:it|this|that|everything|things)'

/** Formulas that only name an element: a marker word without anything that happened. */
export const FORMULAS: Record<StructureLanguage, string> = {
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

export const AND: Record<StructureLanguage, string> = { en: 'and', de: 'und', fr: 'et', es: 'y' }
