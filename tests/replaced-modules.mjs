// Loader hooks: what tests load instead of some modules of the product, and styles as nothing.
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const inTests = name => pathToFileURL(path.resolve(import.meta.dirname, name)).href
const REPLACED = new Map([
  ['#platform/env/side-entry.ts', inTests('built-entries.ts')],
  ['@node-rs/argon2', inTests('counted-argon2.ts')],
  ['#platform/documents/read-document.ts', inTests('remembered-documents.ts')],
])

export const resolve = (specifier, context, next) =>
  specifier.endsWith('.css')
    ? { url: 'data:text/javascript,', shortCircuit: true }
    : next(REPLACED.get(specifier) ?? specifier, context)
