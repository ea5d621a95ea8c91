import type { StructureLanguage } from './language.ts'
import { textOf } from './phrases.ts'
import type { Word } from './words.ts'

const NUMBER = '(?:\\d+|[a-z]+)'
const NAME = '[^ .,]+'
const some = (...parts: string[]) => parts.join('|')

/**
 * What people say about their origin, age, family, religion, health and leave. It is neutral: it is left out before anything is
 * read, so that it can neither add an element nor take one away.
 */
const STATEMENTS: Record<StructureLanguage, string> = {
  en: some(
    `i (?:am|was) (?:originally )?from ${NAME}`,
    `i come from ${NAME}`,
    `i was (?:born|raised) in ${NAME}`,
    `i grew up in ${NAME}`,
    `(?:i )?(?:go|went|belong) to (?:a |the |my )?(?:church|mosque|temple|mass|synagogue|gurdwara)`,
    `i am (?:now )?${NUMBER} years old`,
    `(?:i )?have (?:got )?${NUMBER} (?:small |young |little |grown )?(?:children|kids|child|sons?|daughters?|grandchildren)`,
    `(?:i )?(?:am|was|went|came back|come back|returned|got back) (?:on|from) (?:my )?(?:parental|maternity|paternity|family|sick) leave(?: (?:in|for|last|that) (?:the |a |one )?${NAME})?`,
    `(?:i )?(?:am|was raised) (?:a |an )?(?:practising |devout )?(?:muslim|christian|jewish|jew|hindu|buddhist|catholic|atheist|sikh|protestant|mormon|orthodox|deaf|blind|disabled|autistic|dyslexic|epileptic|diabetic|pregnant|gay|lesbian|bisexual|transgender|trans|married|divorced|widowed|single (?:mother|father|parent|mum|mom|dad))`,
    `(?:i )?(?:use|am in|wear) (?:a |an )?(?:wheelchair|hearing aids?|white cane|prosthesis|headscarf|turban|kippah)`,
    `(?:i )?have (?:a |an )?(?:disability|hearing impairment|visual impairment|chronic illness|dyslexia|epilepsy|diabetes|autism|adhd)`,
    `my (?:wife|husband|partner) and i (?:have )?(?:adopted|married|got married|had|have|live|moved)(?: (?:a|our|in|to|two|three))?(?: ${NAME})?`,
  ),
  de: some(
    `ich (?:komme|stamme|bin) (?:ursprunglich )?aus (?:der |dem )?${NAME}`,
    `ich bin in ${NAME} (?:geboren|aufgewachsen)`,
    `(?:ich )?(?:gehe|geh) (?:jeden ${NAME} )?(?:in die|zur) (?:moschee|kirche|synagoge|messe)`,
    `(?:ich )?bin (?:jetzt )?${NUMBER} jahre alt`,
    `(?:ich )?habe? ${NUMBER} (?:kleine |erwachsene )?(?:kinder|kind|sohne|tochter|sohn|enkel)`,
    `ich war (?:ein |zwei )?(?:jahr |jahre )?(?:in|im) (?:elternzeit|mutterschutz|erziehungsurlaub)`,
    `(?:ich )?habe? (?:eine |einen )?(?:sehbehinderung|horbehinderung|gehbehinderung|schwerbehinderung|behinderung|schwerbehindertenausweis|diabetes|epilepsie|legasthenie)`,
    `(?:ich )?bin (?:eine? )?(?:glaubige?r? )?(?:alleinerziehend|verheiratet|geschieden|verwitwet|schwul|lesbisch|schwanger|muslim|muslima|muslimisch|christ|christin|jude|judin|judisch|katholisch|evangelisch|buddhist|gehorlos|schwerhorig|blind)`,
    '(?:ich )?(?:sitze im rollstuhl|trage (?:ein )?kopftuch)',
    `(?:mein mann|meine frau|mein partner|meine partnerin) und ich haben (?:geheiratet|${NAME} (?:kinder|adoptiert|geheiratet))`,
  ),
  fr: some(
    `je (?:viens|suis originaire) (?:de |du |des |d )?(?:la |l )?${NAME}`,
    `je suis nee? (?:a|en|au) ${NAME}`,
    `(?:je )?(?:vais|va) a (?:l |la )?(?:eglise|mosquee|messe|synagogue)`,
    `j ai ${NUMBER} ans`,
    `j ai ${NUMBER} (?:petits |grands )?(?:enfants?|filles?|fils|garcons?)`,
    `j (?:ai ete|etais) en conge (?:parental|maternite|de maternite|paternite)(?: l annee derniere| l an dernier)?`,
    `(?:je )?suis (?:un |une )?(?:malentendante?|sourde?|handicapee?|aveugle|musulmane?|catholique|juif|juive|chretien|chretienne|protestante?|bouddhiste|marie|mariee|divorcee?|celibataire|enceinte|gay|lesbienne|homosexuelle?|mere celibataire|pere celibataire|diabetique)`,
    `(?:je )?(?:suis en fauteuil roulant|porte (?:le|un) (?:voile|foulard))`,
    `(?:ma femme|mon mari|mon compagnon|ma compagne) et moi (?:avons|nous sommes) (?:adopte|maries?|eu|mariees?)(?: (?:un|une|deux|trois))?(?: (?:garcon|fille|enfants?|fils))?`,
  ),
  es: some(
    `soy (?:originaria |originario )?de (?:la |el )?${NAME}`,
    `vengo de ${NAME}`,
    `naci en ${NAME}`,
    `(?:yo )?voy a (?:misa|la iglesia|la mezquita|la sinagoga)`,
    `tengo ${NUMBER} anos`,
    `tengo ${NUMBER} (?:hijos?|hijas?|ninos|nietos)`,
    `estuve (?:un ano |unos meses |${NUMBER} meses )?de (?:baja|permiso) (?:por|de) (?:maternidad|paternidad)`,
    `soy (?:una? )?(?:judi[oa]|musulman[a]?|catolic[oa]|cristian[oa]|protestante|budista|sord[oa]|cieg[oa]|casad[oa]|divorciad[oa]|solter[oa]|viud[oa]|gay|lesbiana|homosexual|madre soltera|padre soltero|diabetic[oa])`,
    `(?:yo )?(?:uso|voy en|llevo) (?:silla de ruedas|audifonos?|velo)`,
    `tengo una (?:discapacidad|minusvalia)`,
    `mi (?:marido|mujer|esposa|esposo|pareja) y yo (?:nos casamos|adoptamos|tenemos|tuvimos)(?: (?:en|un|una|dos|tres))?(?: ${NAME})?`,
  ),
}

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
  (Object.keys(STATEMENTS) as StructureLanguage[]).map(language => [
    language,
    new RegExp(` (?:${AND[language]} )?(?:${STATEMENTS[language]}|${FORMULAS[language]})(?= )`, 'gu'),
  ]),
) as Record<StructureLanguage, RegExp>

/** The words of an answer without neutral statements about the person and without formulas. */
export function withoutNeutral(words: readonly Word[], language: StructureLanguage): Word[] {
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
