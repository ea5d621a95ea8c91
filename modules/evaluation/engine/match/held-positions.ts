import { concept, isField, shows } from '#platform/ai/concepts/library.ts'
import type { Mention } from '#platform/ai/concepts/mentions.ts'
import { SECOND_TO } from './clause-words.ts'
import { foldInPlace } from '#platform/ai/text/tokens.ts'
import { hasWord } from './akin-words.ts'
import { isName } from './employer-name.ts'
import { covers, nearby } from './evidence.ts'
import type { Term } from './parts.ts'
import type { Passage, Position } from './resume.ts'
import { namesTitle } from './titles.ts'
import { LEADS, NO_LEAD } from './title-words.ts'

/** Whether a position was held as what a term names: by its title, or by the work in it if it has none. */
export function holdsPosition(term: Term, position: Position): boolean {
  const heads = position.passages.filter(passage => passage.form === 'header')
  if (leads(term.label) && !heads.some(head => leads(head.text))) return false
  if (heads.some(head => namesRole(term, head))) return true
  const untitled = !heads.some(head => namesTitle(foldInPlace(head.text)))
  return untitled && covers(term, position)
}

/** "HR manager": who held only "HR generalist" did not hold it. In some occupations, "manager" is part of every title. */
export function leads(text: string): boolean {
  const folded = foldInPlace(text)
  return LEADS.test(folded.replace(NO_LEAD, ' '))
}

const isPlace = (id: string): boolean => isField(id) || concept(id)?.kind === 'setting'

function namesRole(term: Term, head: Passage): boolean {
  const folded = foldInPlace(head.text)
  // The place of work can be named anywhere in the position: "as a class teacher in primary schools".
  const places = term.concepts.filter(ids => ids.every(isPlace))
  if (places.length > 0 && places.length < term.concepts.length) {
    const shown = places.every(ids => nearby(head, ids) !== null)
    return shown && namesRole({ ...term, concepts: term.concepts.filter(ids => !places.includes(ids)) }, head)
  }
  if (term.concepts.length === 0) return term.words.length > 0 && term.words.every(word => hasWord(head.stems, word))
  return term.concepts.every(ids =>
    head.mentions.some(mention => {
      const shown = shows(mention.concept)
      return ids.some(id => shown.includes(id) && !isSecond(folded, mention, id)) && !isName(head, mention)
    }),
  )
}

/** "Assistant store manager" is not a store manager. A concept of its own ("teaching assistant") has its own name. */
function isSecond(folded: string, mention: Mention, id: string): boolean {
  return mention.concept === id && SECOND_TO.test(folded.slice(Math.max(0, mention.start - 60), mention.start))
}

/** Whether a position was held as second to what a term names. */
export function isSecondTo(term: Term, position: Position): boolean {
  return position.passages
    .filter(passage => passage.form === 'header')
    .some(head =>
      head.mentions.some(
        mention =>
          term.concepts.flat().includes(mention.concept) && isSecond(foldInPlace(head.text), mention, mention.concept),
      ),
    )
}
