import {
  ArrowRightToLine,
  BriefcaseBusiness,
  ChevronDown,
  ChevronUp,
  Copy,
  Ellipsis,
  EyeOff,
  GitBranch,
  GripVertical,
  ListFilter,
  Lock,
  type LucideIcon,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, useCallback, useRef } from 'react'
import { DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { conditionsOf } from '../../conditions.ts'
import type { FormField, FormSection } from '../../contract.ts'
import { rulesOf } from '../../field-kinds.ts'
import { knockoutOf } from '../../knockout.ts'
import { isAlwaysAsked } from '../../problems.ts'
import { isVoluntary } from '../../policy.ts'
import { builderWords } from '../../words/builder.ts'
import { useBuilder } from './builder-context.ts'
import { useDrag } from './drag.ts'
import { KIND_ICONS } from './kind-icons.ts'
import { isVoluntarySection } from './new-parts.ts'
import { useMoves } from './use-moves.ts'

const words = builderWords.list

const ACCEPTS = ['field'] as const

const Tag = ({ icon, tone, children }: { icon: LucideIcon; tone?: string; children: ReactNode }) => (
  <span className={`inline-flex items-center gap-1 ${tone ?? ''}`}>
    <Icon of={icon} size={12} />
    {children}
  </span>
)

/** What is special about a field, under its name. */
function Notes({ field }: { field: FormField }) {
  const { jobs, problems } = useBuilder()
  const conditions = conditionsOf(field).length
  const only = field.jobs?.length === 1 ? jobs.find(({ id }) => id === field.jobs![0]) : undefined
  return (
    <span className="flex flex-wrap gap-x-2.5 gap-y-px text-12 text-text-2">
      <span>{rulesOf(field).name}</span>
      {isAlwaysAsked(field) && <Tag icon={Lock}>{words.always}</Tag>}
      {field.jobs && <Tag icon={BriefcaseBusiness}>{only?.title ?? words.jobs(field.jobs.length)}</Tag>}
      {conditions > 0 && <Tag icon={GitBranch}>{words.conditional(conditions)}</Tag>}
      {knockoutOf(field) && (
        <Tag icon={ListFilter} tone="text-attention">
          {words.knockout}
        </Tag>
      )}
      {field.hidden_in_blind_review && <Tag icon={EyeOff}>{words.blind}</Tag>}
      {problems.has(field.key) && (
        <Tag icon={TriangleAlert} tone="text-danger">
          {words.problem}
        </Tag>
      )}
    </span>
  )
}

/** A field of the list: select it, move it by its handle or its buttons, or find more in its menu. */
export function FieldRow({ field, section, at }: { field: FormField; section: FormSection; at: number }) {
  const builder = useBuilder()
  const moves = useMoves()
  const row = useRef<HTMLLIElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const { key } = field
  const label = field.label || words.untitled
  const isSelected = builder.selected === key
  const { drop, copy } = moves
  const onDrop = useCallback(
    (dragged: { key: string }, edge: 'top' | 'bottom') =>
      drop(dragged.key, section.key, edge === 'top' ? key : (section.fields[at + 1]?.key ?? null)),
    [drop, section, at, key],
  )
  const { edge, dragging } = useDrag(row, grip, {
    kind: 'field',
    key,
    enabled: builder.canEdit,
    accepts: ACCEPTS,
    onDrop,
  })
  const others = builder.sections.filter(
    one => one.key !== section.key && isVoluntarySection(one) === isVoluntary(field),
  )
  return (
    <li
      ref={row}
      className={`group relative grid grid-cols-[24px_16px_minmax(0,1fr)_auto] items-start gap-x-2 border-t border-line py-2 pr-1.5 pl-1 first:border-0 ${isSelected ? 'bg-brand-tint shadow-[inset_3px_0_0_var(--brand)]' : ''} ${dragging ? 'opacity-50' : ''}`}
    >
      {edge && (
        <span
          aria-hidden="true"
          className={`pointer-events-none absolute inset-x-0 z-10 h-0.5 bg-brand ${edge === 'top' ? '-top-px' : '-bottom-px'}`}
        />
      )}
      {builder.canEdit ? (
        <span
          ref={grip}
          title={words.drag(label)}
          className="-mt-0.5 grid size-6 cursor-grab place-items-center text-text-3"
        >
          <Icon of={GripVertical} />
        </span>
      ) : (
        <span />
      )}
      <Icon of={KIND_ICONS[field.kind]} className="mt-0.5 text-text-2" />
      <button
        type="button"
        data-row={key}
        className="min-w-0 text-left"
        aria-current={isSelected || undefined}
        onClick={() => builder.select(key)}
      >
        <span className="block leading-5 font-medium text-pretty wrap-anywhere">
          {label}
          {field.required && (
            <span className="ml-0.5 text-danger">
              *<span className="sr-only"> {words.required}</span>
            </span>
          )}
        </span>
        <Notes field={field} />
      </button>
      {builder.canEdit && (
        <span className="flex">
          <IconButton
            size="small"
            icon={ChevronUp}
            label={words.up(label)}
            data-move={`${key} up`}
            aria-disabled={!moves.canMove(key, -1) || undefined}
            onClick={() => moves.move(key, -1)}
          />
          <IconButton
            size="small"
            icon={ChevronDown}
            label={words.down(label)}
            data-move={`${key} down`}
            aria-disabled={!moves.canMove(key, 1) || undefined}
            onClick={() => moves.move(key, 1)}
          />
          <DropdownMenu
            align="end"
            trigger={<IconButton size="small" icon={Ellipsis} label={words.more(label)} data-move={`${key} more`} />}
          >
            {others.length > 0 && (
              <>
                <MenuLabel>{words.moveTo}</MenuLabel>
                {others.map(one => (
                  <MenuItem key={one.key} icon={ArrowRightToLine} onSelect={() => moves.toSection(key, one.key)}>
                    {one.title || words.untitledSection}
                  </MenuItem>
                ))}
                <MenuSeparator />
              </>
            )}
            <MenuItem icon={Copy} onSelect={() => copy(key)}>
              {words.duplicate}
            </MenuItem>
            <MenuItem
              icon={Trash2}
              tone="danger"
              disabled={isAlwaysAsked(field)}
              onSelect={() => builder.askToRemove(key)}
            >
              {words.remove}
            </MenuItem>
          </DropdownMenu>
        </span>
      )}
    </li>
  )
}
