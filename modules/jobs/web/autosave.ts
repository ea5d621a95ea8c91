import { CallError } from '#platform/contract/client.ts'
import type { JobContent } from '../contract.ts'
import type { EditableJob } from '../contract/editing.ts'
import { formValuesOf, JOB_FIELDS, type JobField, type JobFormInput, sameValue } from './job-values.ts'

/** How long typing has to pause before it is saved, and how long the device has to wait before it tries again. In ms. */
const PAUSE_MS = 700
const RETRY_MS = 5000

/** A field that two people changed. */
export interface Conflict {
  readonly field: JobField
  readonly theirs: unknown
}

export type SaveState =
  | { readonly kind: 'saved'; readonly at: Date | null }
  | { readonly kind: 'saving' }
  /** Not on the server yet; `fields` are not valid yet. */
  | { readonly kind: 'unsaved'; readonly fields: readonly JobField[] }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly message: string }

export interface AutosaveStatus {
  readonly state: SaveState
  readonly job: EditableJob | null
  readonly conflicts: readonly Conflict[]
  /** Who changed the job meanwhile. */
  readonly conflictBy: EditableJob['edited_by']
}

/** What was typed and is not on the server, on this device. `base` is what it was typed over. */
interface DeviceCopy {
  readonly values: Partial<JobFormInput>
  readonly base: Partial<JobFormInput>
}

export interface AutosaveParts {
  readonly create: (content: JobContent & { title: string }) => Promise<EditableJob>
  readonly save: (id: string, version: number, changes: JobContent) => Promise<EditableJob>
  readonly loadSchema: () => Promise<Pick<typeof import('./job-schema.ts'), 'sendable'>>
  readonly device: {
    read(key: string): DeviceCopy | null
    write(key: string, copy: DeviceCopy): void
    clear(key: string): void
  }
  readonly now: () => Date
}

interface Form {
  values(): JobFormInput
  set(field: JobField, value: unknown): void
  /** Messages of the server about fields. */
  fail(errors: Record<string, string>): void
}

const NEW = 'new'

/** Saves a job while it is typed. One request at a time; what two people changed is never overwritten, and nothing is lost offline. */
export class Autosave {
  /** What the form starts with: the job, with what this device had not saved. */
  readonly initial: JobFormInput
  private form: Form | null = null
  private readonly server: JobFormInput
  /** What was sent last, as it was typed: the server trims and cleans it. */
  private readonly sent: JobFormInput
  private readonly conflicts = new Map<JobField, unknown>()
  private readonly refused = new Map<JobField, unknown>()
  private status: AutosaveStatus
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> | null = null
  private readonly listeners = new Set<() => void>()

  constructor(
    private job: EditableJob | null,
    defaults: JobFormInput,
    private readonly parts: AutosaveParts,
  ) {
    this.server = job ? formValuesOf(job) : { ...defaults }
    this.sent = { ...this.server }
    this.initial = { ...this.server }
    const copy = parts.device.read(this.deviceKey)
    for (const field of JOB_FIELDS) {
      if (!copy || !(field in copy.values)) continue
      Object.assign(this.initial, { [field]: copy.values[field] })
      if (job && !sameValue(field, copy.base[field], this.server[field])) this.conflicts.set(field, this.server[field])
    }
    this.status = {
      state: { kind: 'saved', at: null },
      job,
      conflicts: this.listConflicts(),
      conflictBy: job?.edited_by ?? null,
    }
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly read = (): AutosaveStatus => this.status

  /** Connects the form. @returns how to disconnect it */
  attach(form: Form): () => void {
    this.form = form
    if (this.changed().length > 0) this.touch()
    return () => clearTimeout(this.timer)
  }

  /** Something was typed. */
  touch(wait = PAUSE_MS): void {
    this.store()
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), wait)
    if (this.status.state.kind === 'saved' && this.changed().length > 0) this.show({ kind: 'unsaved', fields: [] })
  }

  /** Saves everything that can be saved. @returns whether everything is saved */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    await this.running
    this.running = this.saveAll()
    await this.running
    this.running = null
    return this.status.state.kind === 'saved' && this.conflicts.size === 0
  }

  /** Keeps one of two versions of a field. */
  choose(field: JobField, version: 'mine' | 'theirs'): void {
    const theirs = this.conflicts.get(field)
    this.conflicts.delete(field)
    Object.assign(this.server, { [field]: theirs })
    Object.assign(this.sent, { [field]: theirs })
    if (version === 'theirs') this.form?.set(field, theirs)
    this.show(this.status.state)
    this.touch(0)
  }

  /** The job was changed by another call, such as publishing. */
  replace(job: EditableJob): void {
    this.job = job
    this.show(this.status.state)
  }

  /** Takes all values from the server, as after discarding changes. */
  reset(job: EditableJob): void {
    this.take(job, JOB_FIELDS)
    this.parts.device.clear(this.deviceKey)
    this.conflicts.clear()
    this.refused.clear()
    this.show({ kind: 'saved', at: this.parts.now() })
  }

  private get deviceKey() {
    return `job:${this.job?.id ?? NEW}`
  }

  private changed(): JobField[] {
    const values = this.form?.values() ?? this.initial
    return JOB_FIELDS.filter(field => !sameValue(field, values[field], this.sent[field]))
  }

  /** Keeps on this device what is not on the server. */
  private store(): void {
    const fields = this.changed()
    if (fields.length === 0) return this.parts.device.clear(this.deviceKey)
    const values = this.form?.values() ?? this.initial
    const part = (of: JobFormInput) => Object.fromEntries(fields.map(field => [field, of[field]]))
    this.parts.device.write(this.deviceKey, { values: part(values), base: part(this.server) })
  }

  private async saveAll(): Promise<void> {
    if (this.changed().length === 0) return this.settle()
    const schema = await this.parts.loadSchema().catch(() => null)
    if (!schema) return this.tryLater()
    const { sendable } = schema
    /** All values of a new job that are valid already. */
    const complete = (values: JobFormInput): JobContent =>
      Object.assign({}, ...JOB_FIELDS.map(field => sendable(field, values[field]) ?? {})) as JobContent
    for (;;) {
      const values = this.form?.values() ?? this.initial
      const open = this.changed().filter(field => !this.conflicts.has(field) && !this.isRefused(field, values))
      const ready = open.map(field => ({ field, content: sendable(field, values[field]) }))
      const valid = ready.filter(({ content }) => content !== undefined)
      const changes = Object.assign({}, ...valid.map(({ content }) => content)) as JobContent
      if (valid.length === 0 || (!this.job && !changes.title)) return this.settle()
      this.show({ kind: 'saving' })
      try {
        const saved = this.job
          ? await this.parts.save(this.job.id, this.job.version, changes)
          : await this.parts.create({ ...complete(values), title: changes.title! })
        const isNew = this.job === null
        if (isNew) this.parts.device.clear(this.deviceKey)
        this.job = saved
        Object.assign(this.server, formValuesOf(saved))
        for (const { field } of valid) Object.assign(this.sent, { [field]: values[field] })
        if (isNew) this.takeDefaults(saved)
        this.store()
      } catch (error) {
        if (
          !this.recover(
            error,
            valid.map(({ field }) => field),
            values,
          )
        )
          return
      }
    }
  }

  /** @returns whether saving can be tried again right away */
  private recover(error: unknown, fields: readonly JobField[], values: JobFormInput): boolean {
    if (!(error instanceof CallError)) throw error
    if (error.code === 'stale_edit') {
      this.merge((error.problem as { current: EditableJob }).current)
      return true
    }
    if (error.status === 0 || error.status >= 500 || error.status === 429) {
      this.tryLater()
      return false
    }
    // The refused fields wait until they are changed; the others are saved without them.
    const named = error.status === 422 ? fieldsOf(error.fieldErrors) : new Map<JobField, string>()
    for (const field of named.size > 0 ? named.keys() : fields) this.refused.set(field, values[field])
    this.form?.fail(Object.fromEntries(named))
    if (named.size > 0) return true
    this.show({ kind: 'refused', message: error.message })
    return false
  }

  private tryLater(): void {
    this.show({ kind: 'offline' })
    this.timer = setTimeout(() => void this.flush(), RETRY_MS)
  }

  private isRefused(field: JobField, values: JobFormInput): boolean {
    return this.refused.has(field) && sameValue(field, this.refused.get(field), values[field])
  }

  /** Takes what only the others changed; what both changed is left to the person. */
  private merge(current: EditableJob): void {
    const theirs = formValuesOf(current)
    const mine = this.form?.values() ?? this.initial
    const own = this.changed()
    const fields = JOB_FIELDS.filter(field => !sameValue(field, theirs[field], this.server[field]))
    for (const field of fields)
      if (own.includes(field) && !sameValue(field, mine[field], theirs[field])) this.conflicts.set(field, theirs[field])
    this.take(
      current,
      fields.filter(field => !this.conflicts.has(field)),
    )
    this.status = { ...this.status, conflictBy: current.edited_by }
  }

  /** A new job gets defaults for what was left empty, such as its hiring team. */
  private takeDefaults(job: EditableJob): void {
    const changed = this.changed()
    this.take(
      job,
      JOB_FIELDS.filter(
        field =>
          !changed.includes(field) &&
          !sameValue(field, this.sent[field], this.server[field]) &&
          isBlank(this.sent[field]),
      ),
    )
  }

  private take(job: EditableJob, fields: readonly JobField[]): void {
    const values = formValuesOf(job)
    this.job = job
    for (const field of fields) {
      Object.assign(this.server, { [field]: values[field] })
      Object.assign(this.sent, { [field]: values[field] })
      this.form?.set(field, values[field])
    }
  }

  /** Nothing more can be saved now. */
  private settle(): void {
    const fields = JOB_FIELDS.filter(field => this.conflicts.has(field) || this.changed().includes(field))
    if (fields.length > 0) this.show({ kind: 'unsaved', fields })
    else this.show({ kind: 'saved', at: this.job ? this.parts.now() : null })
  }

  private listConflicts = (): Conflict[] => [...this.conflicts].map(([field, theirs]) => ({ field, theirs }))

  private show(state: SaveState): void {
    this.status = { ...this.status, state, job: this.job, conflicts: this.listConflicts() }
    for (const listener of this.listeners) listener()
  }
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const fieldsOf = (errors: Record<string, string>): Map<JobField, string> => {
  const found = new Map<JobField, string>()
  for (const [path, message] of Object.entries(errors)) {
    const name = path.replace(/^changes\./, '').split('.')[0]
    const field = JOB_FIELDS.find(one => one === name)
    if (field) found.set(field, message)
  }
  return found
}
