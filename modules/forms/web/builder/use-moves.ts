import { useMemo } from 'react'
import { fieldOf } from '../../operations.ts'
import type { FormSection } from '../../contract.ts'
import { builderWords } from '../../words/builder.ts'
import { useBuilder } from './builder-context.ts'
import { copyOf, isVoluntarySection, placeOf } from './new-parts.ts'

const words = builderWords.list

/** The buttons of a moved row are the same ones: the focus goes back to the one that was used. */
function keepFocus() {
  const used = document.activeElement?.closest<HTMLElement>('[data-move]')?.dataset['move']
  if (!used) return
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-move="${used}"]`)?.focus())
}

/** Moving fields and sections, and saying where they are now. */
export function useMoves() {
  const { sections, change, announce, select } = useBuilder()
  return useMemo(() => {
    const say = (key: string, section: FormSection, at: number, of: number) =>
      announce(words.moved(fieldOf(sections, key)?.label ?? '', at + 1, of, section.title || words.untitledSection))

    /** The next place in a direction: in the same section, or at the end of the neighboring one. */
    function nextPlace(key: string, step: -1 | 1) {
      const place = placeOf(sections, key)
      if (!place) return null
      const { section, at } = place
      const to = at + step
      if (to >= 0 && to < section.fields.length)
        return {
          section,
          at: to,
          before: section.fields[step < 0 ? to : to + 1]?.key ?? null,
          of: section.fields.length,
        }
      const next = sections[sections.indexOf(section) + step]
      if (!next || isVoluntarySection(next) !== isVoluntarySection(section)) return null
      const first = next.fields[0]?.key ?? null
      return step > 0
        ? { section: next, at: 0, before: first, of: next.fields.length + 1 }
        : { section: next, at: next.fields.length, before: null, of: next.fields.length + 1 }
    }

    return {
      canMove: (key: string, step: -1 | 1) => nextPlace(key, step) !== null,
      move: (key: string, step: -1 | 1): void => {
        const place = nextPlace(key, step)
        if (!place) return
        keepFocus()
        change({ kind: 'move_field', field: key, section: place.section.key, before: place.before })
        say(key, place.section, place.at, place.of)
      },
      toSection: (key: string, to: string): void => {
        const section = sections.find(one => one.key === to)
        if (!section) return
        change({ kind: 'move_field', field: key, section: to, before: null })
        say(key, section, section.fields.length, section.fields.length + 1)
        requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${key}"]`)?.focus())
      },
      drop: (key: string, to: string, before: string | null): void => {
        const [from, section] = [placeOf(sections, key)?.section, sections.find(one => one.key === to)]
        if (!from || !section || before === key || isVoluntarySection(from) !== isVoluntarySection(section)) return
        change({ kind: 'move_field', field: key, section: to, before })
      },
      moveSection: (key: string, step: -1 | 1): void => {
        const at = sections.findIndex(one => one.key === key)
        const to = at + step
        if (at < 0 || to < 0 || to >= sections.length) return
        keepFocus()
        change({ kind: 'move_section', section: key, before: sections[step < 0 ? to : to + 1]?.key ?? null })
        announce(words.movedSection(sections[at]!.title, to + 1, sections.length))
      },
      dropSection: (key: string, before: string | null): void => {
        if (before !== key) change({ kind: 'move_section', section: key, before })
      },
      copy: (key: string): void => {
        const place = placeOf(sections, key)
        if (!place) return
        const field = copyOf(place.section.fields[place.at]!)
        const before = place.section.fields[place.at + 1]?.key ?? null
        change({ kind: 'add_field', section: place.section.key, before, field })
        announce(words.added(field.label))
        select(field.key)
      },
    }
  }, [sections, change, announce, select])
}
