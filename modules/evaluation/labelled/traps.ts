import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { productRoot } from '#platform/env/product-root.ts'
import { z } from 'zod'

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

/** A few lines of a résumé with one requirement, in words that could mislead: each trap stands next to a case that only looks like one. */
const trap = z.strictObject({
  language: z.enum(LANGUAGES),
  requirement: z.string().min(1),
  label: z.enum(['met', 'partly', 'missing']),
  reason: z.string().min(1),
  /** Literal, of the résumé; empty if the requirement is missing. */
  quote: z.string(),
  resume: z.string().min(1),
})

export type Trap = z.output<typeof trap> & { readonly id: string; readonly kind: string }

const FOLDER = 'modules/evaluation/labelled/traps'
/** So few words would need a person: a line that shows nothing makes them enough. */
const PADDING = {
  en: 'Interests: hiking, chess, old films and long bicycle rides with friends on Sundays',
  de: 'Interessen: Wandern, Schach, alte Filme und lange Radtouren mit Freunden am Sonntag',
  fr: 'Loisirs : randonnée, échecs, vieux films et longues promenades à vélo avec des amis',
  es: 'Aficiones: senderismo, ajedrez, películas antiguas y largos paseos en bicicleta con amigos',
} as const

const FIELD = /^(language|requirement|label|reason|quote|resume):[ \t]*/u

export function traps(half: 'development' | 'held-out'): Trap[] {
  const folder = path.join(productRoot(), FOLDER, half)
  return readdirSync(folder)
    .toSorted()
    .flatMap(file => {
      const kind = file.replace(/\.txt$/u, '')
      return readFileSync(path.join(folder, file), 'utf8')
        .split(/^===$/mu)
        .filter(one => one.trim() !== '')
        .map((one, at) => {
          const read = trap.parse(fieldsOf(one))
          return { ...read, resume: `${read.resume}\n${PADDING[read.language]}`, id: `${kind}-${at + 1}`, kind }
        })
    })
}

function fieldsOf(item: string): Record<string, string> {
  const fields: Record<string, string> = {}
  let last = ''
  for (const line of item.trim().split('\n')) {
    const label = last === 'resume' ? undefined : FIELD.exec(line)
    if (label) {
      last = label[1]!
      fields[last] = line.slice(label[0].length)
    } else fields[last] = `${fields[last] ?? ''}\n${line}`
  }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()]))
}
