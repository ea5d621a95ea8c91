import type { z } from 'zod'
import type { BodyOf, Endpoint, ReplyOf } from './endpoint.ts'
import type { Problem } from './problem.ts'
import { inputProblems } from './words.ts'

/** The timeout of a call, in ms (specification, section 9). */
export const REQUEST_TIMEOUT_MS = 10_000

/** A call that failed. `status` 0 means that there was no reply. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly problem: Partial<Problem>
  constructor(status: number, message: string, problem: Partial<Problem> = {}) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = typeof problem.code === 'string' ? problem.code : status === 0 ? 'no_answer' : `http_${status}`
    this.problem = problem
  }
  /** Messages by field path, for forms. */
  get fieldErrors(): Record<string, string> {
    return Object.fromEntries((this.problem.errors ?? []).map(({ path, message }) => [path, message]))
  }
}

type Input<T> = T extends z.ZodType ? z.input<T> : never
type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? {} extends Input<E[K]>
    ? { [P in K]?: Input<E[K]> }
    : { [P in K]: Input<E[K]> }
  : { [P in K]?: undefined }

/** The input of a call. `files` is for multipart calls; names are form fields. */
export type CallInput<E extends Endpoint> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'> & {
    files?: readonly { readonly field: string; readonly file: Blob; readonly name: string }[]
    idempotencyKey?: string
    signal?: AbortSignal
    /** Overrides the session's token, for people with a link. */
    token?: string
    /** Uploads take longer than a plain call; in ms. */
    timeoutMs?: number
  }

export interface ClientSettings {
  /** Empty in the browser: the server and the pages share one origin. */
  readonly baseUrl: string
  readonly token: () => string | null
  /** Called after each 401. If it resolves to true, there is a new session and the call is repeated once. */
  readonly onUnauthorized?: (path: string, method: Endpoint['method']) => Promise<boolean>
  readonly fetch?: typeof fetch
}

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replaceAll(/:([A-Za-z_]+)/g, (_, name: string) =>
    encodeURIComponent(`${(params[name] as string | number | undefined) ?? ''}`),
  )

const queryString = (query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}

const multipartBody = (body: unknown, files: CallInput<Endpoint>['files']) => {
  const form = new FormData()
  for (const [key, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value === undefined) continue
    form.append(key, typeof value === 'string' ? value : JSON.stringify(value))
  }
  // Fields first, because the server needs them before it reads the files.
  for (const { field, file, name } of files ?? []) form.append(field, file, name)
  return form
}

const isEmpty = (body: unknown) =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0)

const messageOf = (response: Response, problem: Record<string, unknown>) => {
  if (typeof problem.detail === 'string') return problem.detail
  if (typeof problem.message === 'string') return problem.message
  return `HTTP ${response.status}: ${response.statusText}`
}

const readJson = async (response: Response): Promise<Record<string, unknown>> => {
  const text = await response.text()
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {} // The specification treats an empty or non-JSON success body as an empty object.
  }
}

/** Makes the one function through which pages and tests call the server; typed by the endpoint it is given. */
export function createClient(settings: ClientSettings) {
  return async function call<const E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    again = false,
  ): Promise<ReplyOf<E>> {
    const path = fillPath(endpoint.path, input.params as Record<string, unknown> | undefined)
    const url = settings.baseUrl + path + queryString(input.query as Record<string, unknown> | undefined)
    const headers: Record<string, string> = { accept: 'application/json' }
    const token = input.token ?? settings.token()
    if (token) headers.authorization = `Bearer ${token}`
    if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
    let body: BodyInit | undefined
    if (endpoint.multipart) body = multipartBody(input.body, input.files)
    else if (!isEmpty(input.body as BodyOf<E>)) {
      headers['content-type'] = 'application/json'
      body = JSON.stringify(input.body)
    }
    const timeout = AbortSignal.timeout(input.timeoutMs ?? REQUEST_TIMEOUT_MS)
    const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout
    let response: Response
    try {
      response = await (settings.fetch ?? fetch)(url, { method: endpoint.method, headers, body, signal })
    } catch (error) {
      if (input.signal?.aborted) throw error
      if (timeout.aborted) throw new CallError(0, 'Request timeout', { code: 'timeout' })
      throw new CallError(0, inputProblems.unreachable)
    }
    if (response.ok && endpoint.file) return (await response.blob()) as ReplyOf<E>
    const json = await readJson(response)
    if (response.ok) return json as ReplyOf<E>
    if (response.status === 401 && settings.onUnauthorized) {
      const renewed = await settings.onUnauthorized(path, endpoint.method)
      if (renewed && !again) return call(endpoint, input, true)
    }
    throw new CallError(response.status, messageOf(response, json), json as Partial<Problem>)
  }
}

export type Call = ReturnType<typeof createClient>
