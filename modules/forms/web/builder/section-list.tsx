import { ChevronDown, ChevronUp, Ellipsis, GripVertical, Pencil, Plus, Shield, Trash2 } from 'lucide-react'
import { type ReactNode, useCallback, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { locale } from '#platform/locale/locale.ts'
import type { FormSection } from '../../contract.ts'
import { isAlwaysAsked } from '../../problems.ts'
import { builderWords } from '../../words/builder.ts'
import { AddField } from './add-field.tsx'
import { useBuilder } from './builder-context.ts'
import { useDrag } from './drag.ts'
import { FieldRow } from './field-row.tsx'
import { freshField, freshSection, freshVoluntarySection, isVoluntarySection } from './new-parts.ts'
import { useMoves } from './use-moves.ts'

const words = builderWords.list

const ACCEPTS = ['field', 'section'] as const

/** The sections with their fields, and the voluntary questions apart. */
export function SectionList({ voluntaryNote }: { voluntaryNote: ReactNode }) {
  const { sections, canEdit, change, select } = useBuilder()
  const count = sections.reduce((sum, { fields }) => sum + fields.length, 0)
  const usual = sections.filter(section => !isVoluntarySection(section))
  const addSection = () => {
    const section = freshSection()
    const voluntary = sections.find(isVoluntarySection)
    change({ kind: 'add_section', section, before: voluntary?.key ?? null })
    select(section.key)
  }
  return (
    <>
      <div className="sticky top-0 z-2 flex h-12 items-center gap-2 border-b border-line bg-paper pr-4 pl-4 md:pl-7">
        <h2 className="font-semibold">{words.title}</h2>
        <p className="num text-13 text-text-2">{words.count(count, sections.length)}</p>
        <span className="flex-1" />
        {canEdit && usual.length > 0 && <AddField section={usual.at(-1)!.key} />}
      </div>
      <ol>
        {usual.map(section => (
          <SectionPart key={section.key} section={section} />
        ))}
      </ol>
      {canEdit && (
        <div className="px-2.5 pt-3.5 md:px-4">
          <Button
            kind="quiet"
            className="w-full justify-center border border-dashed border-line-strong"
            onClick={addSection}
          >
            <Icon of={Plus} /> {words.addSection}
          </Button>
        </div>
      )}
      <Voluntary section={sections.find(isVoluntarySection)} note={voluntaryNote} />
    </>
  )
}

function SectionPart({ section }: { section: FormSection }) {
  const builder = useBuilder()
  const moves = useMoves()
  const place = useRef<HTMLLIElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const { sections, canEdit } = builder
  const { key, fields } = section
  const title = section.title || words.untitledSection
  const at = sections.indexOf(section)
  const next = sections[at + 1]?.key ?? null
  const { drop, dropSection } = moves
  const onDrop = useCallback(
    (dragged: { kind: string; key: string }, edge: 'top' | 'bottom') =>
      dragged.kind === 'section' ? dropSection(dragged.key, edge === 'top' ? key : next) : drop(dragged.key, key, null),
    [drop, dropSection, key, next],
  )
  const { edge, dragging } = useDrag(place, grip, { kind: 'section', key, enabled: canEdit, accepts: ACCEPTS, onDrop })
  const isLocked = fields.some(isAlwaysAsked) || sections.length === 1
  return (
    <li ref={place} className={`relative px-2.5 pt-4 md:px-4 ${dragging ? 'opacity-50' : ''}`}>
      {edge && (
        <span
          aria-hidden="true"
          className={`absolute inset-x-4 h-0.5 bg-brand ${edge === 'top' ? 'top-1' : '-bottom-2'}`}
        />
      )}
      <div className="flex h-8 items-center gap-0.5">
        {canEdit && (
          <span ref={grip} title={words.drag(title)} className="grid size-6 cursor-grab place-items-center text-text-3">
            <Icon of={GripVertical} />
          </span>
        )}
        <h3 className="min-w-0 flex-1 truncate pl-1 text-13 font-semibold">
          <button
            type="button"
            data-row={key}
            aria-current={builder.selected === key || undefined}
            onClick={() => builder.select(key)}
          >
            {title}
          </button>
          <span className="num ml-1.5 font-normal text-text-2">{locale.number(fields.length)}</span>
        </h3>
        {canEdit && (
          <>
            <IconButton
              size="small"
              icon={ChevronUp}
              label={words.up(title)}
              data-move={`${key} up`}
              aria-disabled={at === 0 || undefined}
              onClick={() => moves.moveSection(key, -1)}
            />
            <IconButton
              size="small"
              icon={ChevronDown}
              label={words.down(title)}
              data-move={`${key} down`}
              aria-disabled={next === null || undefined}
              onClick={() => moves.moveSection(key, 1)}
            />
            <DropdownMenu align="end" trigger={<IconButton size="small" icon={Ellipsis} label={words.more(title)} />}>
              <MenuItem icon={Pencil} onSelect={() => builder.select(key)}>
                {words.editSection}
              </MenuItem>
              <MenuItem icon={Trash2} tone="danger" disabled={isLocked} onSelect={() => builder.askToRemove(key)}>
                {words.removeSection}
              </MenuItem>
            </DropdownMenu>
          </>
        )}
      </div>
      <Fields section={section} />
      {canEdit && (
        <div className="pt-1">
          <AddField section={key} label={words.addTo(title)} kind="quiet" />
        </div>
      )}
    </li>
  )
}

const Fields = ({ section }: { section: FormSection }) =>
  section.fields.length === 0 ? (
    <p className="rounded-large border border-dashed border-line-strong px-3 py-3 text-13 text-text-2">{words.empty}</p>
  ) : (
    <ol className="overflow-hidden rounded-large border border-line bg-surface">
      {section.fields.map((field, at) => (
        <FieldRow key={field.key} field={field} section={section} at={at} />
      ))}
    </ol>
  )

/** The voluntary questions, with a switch for all of them. */
function Voluntary({ section, note }: { section: FormSection | undefined; note: ReactNode }) {
  const { canEdit, change, select } = useBuilder()
  const isOn = section !== undefined && !section.off
  const turn = (on: boolean) => {
    if (section)
      change({ kind: 'edit_section', section: section.key, changes: { off: !on }, from: { off: section.off ?? false } })
    else if (on) add()
  }
  const add = () => {
    const home = section ?? { ...freshVoluntarySection(), fields: [] }
    const field = freshField('demographic')
    const { fields: _, ...head } = home
    change(...(section ? [] : [{ kind: 'add_section' as const, section: head, before: null }]), {
      kind: 'add_field',
      section: home.key,
      before: null,
      field,
    })
    select(field.key)
  }
  return (
    <section
      aria-labelledby="voluntary-title"
      className="mx-2.5 mt-5 mb-8 rounded-card border border-dashed border-line-strong pt-3.5 pb-2.5 md:mx-4"
    >
      <div className="grid grid-cols-[16px_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-0.5 px-3 pb-3">
        <Icon of={Shield} />
        <h3 id="voluntary-title" className="text-13 font-semibold">
          {builderWords.voluntary.title}
        </h3>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          className="switch"
          aria-label={builderWords.voluntary.ask}
          checked={isOn}
          disabled={!canEdit}
          onChange={event => turn(event.target.checked)}
        />
        <p className="col-span-2 col-start-2 text-12 text-pretty text-text-2">{builderWords.voluntary.text}</p>
        {isOn && note && <p className="col-span-2 col-start-2 mt-1 text-12 text-attention">{note}</p>}
      </div>
      {section && section.fields.length > 0 && (
        <ol className={`border-t border-line ${isOn ? '' : 'opacity-70'}`}>
          {section.fields.map((field, at) => (
            <FieldRow key={field.key} field={field} section={section} at={at} />
          ))}
        </ol>
      )}
      {canEdit && (
        <div className="px-2 pt-1">
          <Button size="small" kind="quiet" onClick={add}>
            <Icon of={Plus} /> {words.addVoluntary}
          </Button>
        </div>
      )}
    </section>
  )
}
