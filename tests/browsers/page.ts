import type { Role } from './locate.ts'

export interface Target {
  readonly role: Role
  readonly name: RegExp
  /** Among several matches; the first by default. */
  readonly position?: number
}

/** A page in a browser, whichever driver controls it. Every action waits until its element is there. */
export interface BrowserPage {
  open(url: string): Promise<void>
  url(): Promise<string>
  see(target: Target, withinMs?: number): Promise<void>
  click(target: Target): Promise<void>
  /** Types on the keyboard, after the field's current text. */
  type(target: Target, text: string): Promise<void>
  attach(target: Target, file: string): Promise<void>
  /** The return value of a script, which can be asynchronous. */
  evaluate<T>(script: string): Promise<T>
  screenshot(file: string): Promise<void>
  /** Errors of the page and its console so far. */
  readonly errors: readonly string[]
}

interface OpenBrowser {
  readonly version: string
  readonly page: BrowserPage
  close(): Promise<void>
}

export interface BrowserKind {
  readonly name: string
  /** What is missing on this computer and how to install it; null if the browser can be started. */
  missing(): string | null
  open(): Promise<OpenBrowser>
}
