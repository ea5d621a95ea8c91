import { matchesOf } from './matches.ts'
import { fold } from './tokens.ts'

// Words that praise a person instead of giving reasons, in the languages of the interviews. `*` stands for any ending.
const WORDS = `outstanding*|exceptional*|extraordinar*|brilliant*|flawless*|faultless*|superb*|phenomenal*|unmatched|unparalleled|unrivalled|stellar|genius|rare talent*|
  once in a lifetime|most impressive|deeply impressive|highly impressive|perfect candidate|perfect fit|perfect match|ideal candidate|best candidate|best applicant|
  top candidate|dream candidate|strongly recommend*|highly recommend*|should be hired|must be hired|
  hervorragend*|grossartig*|fantastisch*|super toll*|herausragend*|aussergewohnlich*|ausnahmetalent*|brillant*|exzellent*|makellos*|beste* kandidat*|beste* bewerber*|perfekte* kandidat*|ideale* kandidat*|
  exceptionnel*|remarquable*|exemplaire*|hors pair|meilleur* candidat*|candidat* ideal*|candidat* parfait*|
  excepcional*|sobresaliente*|extraordinari*|impecable*|brillante*|mejor candidat*|candidat* ideal*|candidat* perfect*|
  eccezional*|straordinari*|impeccabil*|miglior* candidat*|excecional*|brilhante*|melhor* candidat*|uitzonderlijk*|uitmuntend*|voortreffelijk*|beste* kandida*|
  wybitn*|wyjatkow*|doskonal*|znakomit*|najlepsz* kandydat*|enastaende|exceptionell*|lysande|basta kandidat*|mukemmel*|olaganustu|kusursuz*|essiz|en iyi aday*`
const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${WORDS.split('|')
    .map(word => word.trim().replaceAll('*', '\\p{L}{0,12}'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)
/** Languages that do not separate words, or whose words have prefixes. */
const PARTS = /استثنائي|متميز|الأفضل|مثالي|عبقري|أفضل مرشح|百年一遇|杰出|卓越|完美|最优秀|最佳|出类拔萃|天才/gu

const found = (text: string) => [
  ...matchesOf(fold(text).replace(/[-\s]+/gu, ' '), PATTERN).map(([word]) => word),
  ...matchesOf(text, PARTS).map(([word]) => word),
]

/** Whether reasons praise a person in words that what was asked for does not have. */
export function praises(reasoning: string, asked: readonly string[]): boolean {
  const given = new Set(found(asked.join('\n')))
  return found(reasoning).some(word => !given.has(word))
}
