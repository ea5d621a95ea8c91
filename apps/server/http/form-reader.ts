import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { ProblemError } from '#platform/errors/problem-error.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import type { UploadFolder } from './upload-folder.ts'
import { problemWords } from '#platform/errors/words.ts'

const MB = 1024 * 1024
/** The complete form: files, fields, and what is between them. */
const MOST_FORM_BYTES = 40 * MB
/** The complete form of a call that takes larger files than others. */
export const mostFormBytes = (largestFile = 0) => Math.max(MOST_FORM_BYTES, largestFile + MB)
/** Fields are held in memory, so all of them together are limited too. */
const MOST_FIELD_BYTES = MB

const LIMITS = {
  fileSize: 10 * MB,
  files: 10,
  fields: 50,
  fieldSize: MOST_FIELD_BYTES / 2,
  parts: 60,
  headerPairs: 50,
  headerSize: 8192,
}

const tooLarge = (code: string, detail: string) => new ProblemError(413, code, detail)
export const formTooLarge = () => tooLarge('too_large', problemWords.formTooLarge)
const tooManyFields = () => tooLarge('too_many_fields', problemWords.tooManyFields)
const brokenForm = () => new ProblemError(400, 'bad_form', problemWords.brokenForm)

/** Reads one multipart form: fields into memory, files to disk as they arrive, with their hash. */
export class FormReader {
  readonly fields = new Map<string, string>()
  readonly files: UploadedFile[] = []
  /** Every path that was written to, including files that were cut off. */
  readonly written: string[] = []
  readonly #folder: UploadFolder
  readonly #form: BusboyInstance
  readonly #mostBytes: number
  readonly #saving: Promise<void>[] = []
  readonly #streams: BusboyFileStream[] = []
  #fieldBytes = 0
  #failure: Error | null = null
  #settle: () => void = () => {}
  #wake: () => void = () => {}

  /** @throws 400 if the content type has no usable boundary */
  constructor(headers: IncomingMessage['headers'], folder: UploadFolder, largestFile: number = LIMITS.fileSize) {
    this.#folder = folder
    this.#mostBytes = mostFormBytes(largestFile)
    try {
      this.#form = new Busboy({
        headers: headers as { 'content-type': string },
        limits: { ...LIMITS, fileSize: largestFile },
      })
    } catch {
      throw brokenForm()
    }
    this.#form
      .on('field', (name, value, nameCut, valueCut) => this.#takeField(name, value, nameCut || valueCut))
      .on('file', (name, stream, fileName, _encoding, type) => this.#takeFile(name, stream, fileName, type))
      .on('filesLimit', () => this.#fail(tooLarge('too_many_files', problemWords.tooManyFiles)))
      .on('fieldsLimit', () => this.#fail(tooManyFields()))
      .on('partsLimit', () => this.#fail(tooManyFields()))
      .on('error', () => this.#fail(brokenForm()))
      .on('drain', () => this.#wake())
      .on('finish', () => this.#settle())
  }

  /** @throws ProblemError 400 or 413, or an error of the file system */
  async read(body: IncomingMessage): Promise<void> {
    const ended = new Promise<void>(resolve => (this.#settle = resolve))
    this.#feed(body).catch(() => this.#fail(brokenForm()))
    await ended
    if (!this.#failure) await Promise.allSettled(this.#saving)
    if (this.#failure) throw this.#failure
  }

  /** Resolves when writing has stopped, so that the files can be removed. */
  async stop(): Promise<void> {
    this.#fail(brokenForm())
    for (const stream of this.#streams) stream.destroy()
    await Promise.allSettled(this.#saving)
  }

  /** After a failure the rest of the body is read and discarded, so that the reply reaches a caller who is still sending. */
  async #feed(body: IncomingMessage): Promise<void> {
    let total = 0
    for await (const chunk of body as AsyncIterable<Buffer>) {
      total += chunk.length
      if (total > this.#mostBytes) this.#fail(formTooLarge())
      if (this.#failure || this.#form.write(chunk)) continue
      await new Promise<void>(resolve => {
        this.#wake = resolve
        if (this.#failure) resolve()
      })
    }
    if (!this.#failure) this.#form.end()
  }

  #fail(error: Error): void {
    this.#failure ??= error
    this.#settle()
    this.#wake()
  }

  #takeField(name: string | undefined, value: string, cut: boolean): void {
    this.#fieldBytes += value.length
    if (cut || this.#fieldBytes > MOST_FIELD_BYTES) this.#fail(tooManyFields())
    else if (name) this.fields.set(name, value)
  }

  #takeFile(field: string | undefined, stream: BusboyFileStream, name: string | undefined, type: string): void {
    stream.on('error', () => {})
    // An empty file input sends a file without a name, and names like `..` are reduced to nothing. Such files are skipped.
    if (!field || !name) {
      stream.resume()
      return
    }
    stream.on('limit', () => this.#fail(tooLarge('file_too_large', problemWords.fileTooLarge)))
    const saved = this.#save({ field, name: name.normalize('NFC').slice(0, 255), declaredType: type }, stream)
    this.#streams.push(stream)
    this.#saving.push(saved)
    saved.catch((error: Error) => this.#fail('syscall' in error ? error : brokenForm()))
  }

  async #save(about: Pick<UploadedFile, 'field' | 'name' | 'declaredType'>, stream: BusboyFileStream): Promise<void> {
    const path = this.#folder.place()
    this.written.push(path)
    // Created before anything is written: a stream that creates its file could do so after it was stopped, and leave the file.
    const file = await open(path, 'wx', 0o600)
    const hash = createHash('sha256')
    let size = 0
    const measured = async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    await pipeline(stream, measured, file.createWriteStream())
    this.files.push({ ...about, path, size, sha256: hash.digest('hex') })
  }
}
