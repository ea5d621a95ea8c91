import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { FormField } from '../../contract.ts'
import { rulesOf } from '../../field-kinds.ts'
import { MOST_OPTIONS } from '../../limits.ts'
import { isDecline } from '../../problems.ts'
import { builderWords } from '../../words/builder.ts'
import { useBuilder } from './builder-context.ts'
import { LiveText } from './live-text.tsx'
import { useFieldEdit } from './use-field-edit.ts'

const words = builderWords.settings

const PasteDialog = lazy(() => import('./paste-dialog.tsx').then(m => ({ default: m.PasteDialog })))

const focusOption = (at: number) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-option="${at}"] input`)?.focus())

/** The options of a choice: type, reorder, delete, or paste a list. */
export function OptionsEditor({ field }: { field: FormField }) {
  const { canEdit, announce } = useBuilder()
  const edit = useFieldEdit(field)
  const [pasting, setPasting] = useState(false)
  const { options } = field
  const set = (next: string[]) => edit({ options: next.slice(0, MOST_OPTIONS) })
  // "I prefer not to say" stays the last option of a voluntary question.
  const isFixed = (option: string) => rulesOf(field).voluntary === true && isDecline(option)
  const add = (added: string[]) => {
    const last = options.findIndex(isFixed)
    const at = last < 0 ? options.length : last
    set([...options.slice(0, at), ...added, ...options.slice(at)])
    return at
  }
  const move = (at: number, to: number) => {
    if (to < 0 || to >= options.length || isFixed(options[to]!)) return
    const next = [...options]
    next.splice(to, 0, ...next.splice(at, 1))
    set(next)
    announce(builderWords.list.moved(options[at]!, to + 1, options.length, words.options))
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-option="${to}"] [data-way="${to < at ? 'up' : 'down'}"]`)?.focus(),
    )
  }
  return (
    <div className="border-b border-line px-4 py-5 md:px-7">
      <h3 className="mb-2 font-semibold">{words.options}</h3>
      <ol className="grid gap-1.5">
        {options.map((option, at) => (
          // Options have no id; they are edited by their position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} data-option={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
            <LiveText
              aria-label={words.optionName(at + 1)}
              value={option}
              maxLength={200}
              disabled={!canEdit || isFixed(option)}
              onChange={text => set(options.map((one, index) => (index === at ? text : one)))}
            />
            {canEdit && (
              <span className="flex">
                <IconButton
                  size="small"
                  icon={ChevronUp}
                  label={words.optionUp(option)}
                  data-way="up"
                  aria-disabled={at === 0 || isFixed(option) || undefined}
                  onClick={() => !isFixed(option) && move(at, at - 1)}
                />
                <IconButton
                  size="small"
                  icon={ChevronDown}
                  label={words.optionDown(option)}
                  data-way="down"
                  aria-disabled={at === options.length - 1 || isFixed(option) || undefined}
                  onClick={() => !isFixed(option) && move(at, at + 1)}
                />
                <IconButton
                  size="small"
                  icon={X}
                  label={words.removeOption(option)}
                  aria-disabled={isFixed(option) || undefined}
                  onClick={() => {
                    if (isFixed(option)) return
                    set(options.filter((_, index) => index !== at))
                    focusOption(Math.max(0, at - 1))
                  }}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {canEdit && options.length < MOST_OPTIONS && (
        <p className="mt-1 flex gap-1">
          <Button
            size="small"
            kind="quiet"
            onClick={() => focusOption(add([builderWords.list.option(options.length + 1)]))}
          >
            <Icon of={Plus} /> {words.addOption}
          </Button>
          <Button size="small" kind="quiet" onClick={() => setPasting(true)}>
            {words.paste}
          </Button>
        </p>
      )}
      {pasting && (
        <Suspense>
          <PasteDialog onOpenChange={setPasting} onAdd={list => add(list.filter(one => !options.includes(one)))} />
        </Suspense>
      )}
    </div>
  )
}
