import { CallError } from '#platform/contract/client.ts'
import type { FormDraft, FormOperation } from '../../contract/drafting.ts'
import type { FormField, FormSection } from '../../contract.ts'
import { MOST_OPERATIONS } from '../../limits.ts'
import {
  applyOperations,
  conflictsOf,
  type EditConflict,
  fieldOf,
  operationsBetween,
  sectionOf,
  sectionWith,
} from '../../operations.ts'

/** How long typing has to pause before it is saved, and how long until another attempt without a connection. In ms. */
const PAUSE_MS = 700
const RETRY_MS = 5000
const MOST_UNDO = 100

export type SaveState =
  | { readonly kind: 'saved' | 'unsaved' | 'saving' | 'offline' }
  | { readonly kind: 'refused'; readonly message: string }

/** What two people changed. `field` is the own copy of one that was removed. */
export interface DraftConflict extends EditConflict {
  readonly mine: unknown
  readonly label: string
  readonly field?: { readonly copy: FormField; readonly section: string }
}

export interface DraftView {
  /** As it is on the server. */
  readonly draft: FormDraft
  /** With what is not saved yet. */
  readonly sections: FormSection[]
  readonly state: SaveState
  readonly conflicts: readonly DraftConflict[]
  readonly canUndo: boolean
}

interface Parts {
  readonly edit: (operations: FormOperation[]) => Promise<FormDraft>
  readonly device: {
    read(): FormOperation[]
    write(operations: readonly FormOperation[]): void
  }
}

interface UndoStep {
  readonly operations: FormOperation[]
  /** Typing in one place is one step. */
  readonly place: string | null
}

type Edit = Extract<FormOperation, { kind: 'edit_field' | 'edit_section' }>

const isEdit = (operation: FormOperation | undefined): operation is Edit =>
  operation?.kind === 'edit_field' || operation?.kind === 'edit_section'

const placeOf = (operation: FormOperation | undefined): string | null =>
  isEdit(operation)
    ? [
        operation.kind,
        operation.kind === 'edit_field' ? operation.field : operation.section,
        ...Object.keys(operation.changes).toSorted(),
      ].join(' ')
    : null

/** Saves a form change by change while it is edited. One request at a time; what two people changed is never overwritten. */
export class DraftStore {
  private pending: FormOperation[]
  private sending: FormOperation[] = []
  private conflicts: DraftConflict[] = []
  private undoSteps: UndoStep[] = []
  private state: SaveState = { kind: 'saved' }
  private view: DraftView
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> | null = null
  private readonly listeners = new Set<() => void>()

  constructor(
    private draft: FormDraft,
    private readonly parts: Parts,
  ) {
    this.pending = parts.device.read()
    this.view = this.look()
    if (this.pending.length > 0) this.schedule(0)
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly read = (): DraftView => this.view

  /** Something was changed by the person. */
  change(operations: FormOperation[]): void {
    const before = this.view.sections
    const after = applyOperations(before, operations)
    const place = operations.length === 1 ? placeOf(operations[0]) : null
    const step = operationsBetween(after, before)
    if (step.length === 0) return
    const last = this.undoSteps.at(-1)
    if (place && last?.place === place && isEdit(last.operations[0]) && isEdit(step[0]))
      this.undoSteps[this.undoSteps.length - 1] = {
        place,
        operations: [{ ...last.operations[0], from: step[0].from } as FormOperation],
      }
    else this.undoSteps.push({ operations: step, place })
    this.undoSteps = this.undoSteps.slice(-MOST_UNDO)
    this.push(operations)
  }

  undo(): void {
    const step = this.undoSteps.pop()
    if (step) this.push(step.operations.map(confirmed))
  }

  /** Keeps one of two versions. */
  choose(conflict: DraftConflict, version: 'mine' | 'theirs'): void {
    this.conflicts = this.conflicts.filter(one => one !== conflict)
    const { key, property, mine, theirs, field } = conflict
    if (version === 'theirs') return this.show()
    if (field) return this.push([{ kind: 'add_field', section: field.section, before: null, field: field.copy }])
    if (property === null) return this.show()
    const [changes, from] = [{ [property]: mine }, { [property]: theirs }]
    this.push([
      (sectionOf(this.view.sections, key)
        ? { kind: 'edit_section', section: key, changes, from }
        : { kind: 'edit_field', field: key, changes, from }) as FormOperation,
    ])
  }

  /** Saves what is not saved yet. @returns whether everything is */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    await this.running
    this.running = this.save()
    await this.running
    this.running = null
    return this.pending.length === 0 && this.conflicts.length === 0
  }

  /** The draft as it is now on the server, also after a change by another call. */
  receive(draft: FormDraft): void {
    const isOlder = draft.version < this.draft.version || draft.published.version < this.draft.published.version
    if (isOlder || this.sending.length > 0) return
    if (draft.version === this.draft.version && draft.published.version === this.draft.published.version) return
    this.draft = draft
    this.show()
  }

  private push(operations: FormOperation[]): void {
    const [last, next] = [this.pending.at(-1), operations[0]]
    const place = placeOf(next)
    // Further typing in the same place replaces what was not sent yet.
    if (operations.length === 1 && place && placeOf(last) === place && isEdit(last) && isEdit(next))
      this.pending[this.pending.length - 1] = { ...next, from: last.from } as FormOperation
    else this.pending.push(...operations)
    this.state = { kind: 'unsaved' }
    this.show()
    this.schedule(PAUSE_MS)
  }

  private schedule(wait: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), wait)
  }

  private async save(): Promise<void> {
    while (this.pending.length > 0) {
      this.sending = this.pending.slice(0, MOST_OPERATIONS)
      this.pending = this.pending.slice(MOST_OPERATIONS)
      this.state = { kind: 'saving' }
      this.show()
      try {
        this.draft = await this.parts.edit(this.sending)
        this.sending = []
      } catch (error) {
        if (!this.recover(error)) return
      }
    }
    if (this.state.kind !== 'refused') this.state = { kind: 'saved' }
    this.show()
  }

  /** @returns whether saving can be tried again right away */
  private recover(error: unknown): boolean {
    if (!(error instanceof CallError)) throw error
    const unsent = [...this.sending, ...this.pending]
    this.sending = []
    if (error.code === 'stale_edit') {
      this.merge((error.problem as unknown as { current: FormDraft }).current, unsent)
      return true
    }
    if (error.status === 0 || error.status >= 500 || error.status === 429) {
      this.pending = unsent
      this.state = { kind: 'offline' }
      this.show()
      this.schedule(RETRY_MS)
      return false
    }
    // Refused for good: the form is shown as it is on the server.
    this.pending = []
    this.state = {
      kind: 'refused',
      message: error.fieldErrors ? (Object.values(error.fieldErrors)[0] ?? error.message) : error.message,
    }
    this.show()
    return false
  }

  /** Takes what others changed. What both changed is left to the person; everything else is sent again. */
  private merge(current: FormDraft, unsent: readonly FormOperation[]): void {
    const mine = applyOperations(this.draft.sections, unsent)
    let sections = current.sections
    const again: FormOperation[] = []
    for (const operation of unsent) {
      const found = conflictsOf(sections, operation)
      this.conflicts.push(...found.map(one => this.described(one, operation, mine)))
      const left = found.length === 0 ? operation : without(operation, found)
      if (!left) continue
      again.push(left)
      sections = applyOperations(sections, [left])
    }
    this.draft = current
    this.pending = again
  }

  private described(conflict: EditConflict, operation: FormOperation, mine: readonly FormSection[]): DraftConflict {
    const copy = fieldOf(mine, conflict.key) ?? fieldOf(this.draft.sections, conflict.key)
    const section = sectionOf(mine, conflict.key)
    const home = sectionWith(mine, conflict.key)?.key ?? ''
    const changes: Record<string, unknown> = isEdit(operation) ? operation.changes : {}
    return {
      ...conflict,
      mine: conflict.property === null ? null : changes[conflict.property],
      label: copy?.label ?? section?.title ?? conflict.key,
      ...(conflict.property === null && copy && { field: { copy, section: home } }),
    }
  }

  private look(): DraftView {
    return {
      draft: this.draft,
      sections: applyOperations(this.draft.sections, [...this.sending, ...this.pending]),
      state: this.state,
      conflicts: this.conflicts,
      canUndo: this.undoSteps.length > 0,
    }
  }

  private show(): void {
    this.conflicts = [...this.conflicts]
    this.view = this.look()
    this.parts.device.write([...this.sending, ...this.pending])
    for (const listener of this.listeners) listener()
  }
}

/** An undo was confirmed with the step that it takes back. */
const confirmed = (operation: FormOperation): FormOperation =>
  operation.kind === 'remove_field' ? { ...operation, with_conditions: true } : operation

/** An edit without the properties that somebody else changed too. */
function without(operation: FormOperation, conflicts: readonly EditConflict[]): FormOperation | null {
  if (!isEdit(operation) || conflicts.some(({ property }) => property === null)) return null
  const entries = Object.entries(operation.changes).filter(
    ([property]) => !conflicts.some(conflict => conflict.property === property),
  )
  return entries.length > 0 ? ({ ...operation, changes: Object.fromEntries(entries) } as FormOperation) : null
}
