import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Colleague } from '../../contract.ts'
import { noteWords as words } from '../../words/notes.ts'
import { peopleQuery } from './api.ts'
import { type Asked, mentionAt, peopleFor, withMention } from './mentions.ts'

interface NoteEditorProps {
  applicationId: string
  /** The reader, who is not offered. */
  userId: string
  text: string
  onChange: (text: string) => void
  onSubmit: () => void
  onCancel?: () => void
  /** Takes the focus when it appears, because a button opened it. */
  takesFocus?: boolean
}

/** The text of a note. After an @ it offers the colleagues who can see the candidate. Ctrl+Enter sends. */
export function NoteEditor({
  applicationId,
  userId,
  text,
  onChange,
  onSubmit,
  onCancel,
  takesFocus = false,
}: NoteEditorProps) {
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const people = useQuery({ ...peopleQuery(applicationId), enabled: asked !== null })
  const offered =
    asked && people.data
      ? peopleFor(
          asked.search,
          people.data.filter(({ id }) => id !== userId),
        )
      : []
  const open = asked !== null && people.data !== undefined
  const active = offered[Math.min(at, offered.length - 1)]

  const look = () => {
    const { value, selectionStart } = field.current!
    setAsked(mentionAt(value, selectionStart))
    setAt(0)
  }
  const choose = ({ name }: Colleague) => {
    if (!asked) return
    const next = withMention(text, asked, name)
    onChange(next.text)
    setAsked(null)
    // The cursor is set after the new text is in the field.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.cursor, next.cursor)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onSubmit()
    }
    if (event.key === 'Escape') {
      if (!asked && !onCancel) return
      event.preventDefault()
      event.stopPropagation()
      return asked ? setAsked(null) : onCancel?.()
    }
    if (!open || offered.length === 0 || event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step) {
      event.preventDefault()
      setAt((at + step + offered.length) % offered.length)
    } else if ((event.key === 'Enter' || event.key === 'Tab') && active) {
      event.preventDefault()
      choose(active)
    }
  }
  return (
    <div className="relative">
      <Textarea
        ref={field}
        aria-label={words.label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active ? `${listId}-${active.id}` : undefined}
        aria-keyshortcuts="Control+Enter"
        placeholder={words.placeholder}
        className="min-h-20"
        maxLength={8000}
        value={text}
        onChange={event => {
          onChange(event.target.value)
          look()
        }}
        onClick={look}
        onKeyDown={onKeyDown}
        onBlur={() => setAsked(null)}
      />
      {open && (
        <div className="float absolute inset-x-0 top-full z-50 mt-1 max-w-80 p-1">
          <div id={listId} role="listbox" aria-label={words.people}>
            {offered.map(person => (
              <div
                key={person.id}
                id={`${listId}-${person.id}`}
                role="option"
                aria-selected={person === active}
                className={`menu-item cursor-pointer ${person === active ? 'bg-sunken' : ''}`}
                // The field keeps the focus.
                onPointerDown={event => {
                  event.preventDefault()
                  choose(person)
                }}
              >
                <Avatar name={person.name} size="small" />
                <span className="min-w-0 flex-1 truncate">{person.name}</span>
              </div>
            ))}
          </div>
          {offered.length === 0 && (
            <p role="status" className="px-2.5 py-1.5 text-13 text-text-2">
              {words.noPeople}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
