import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Finds the program of a worker thread, in a built run and in a source run.
 *
 * Built: the build has put `<name>.thread.js` flat beside the bundle. Source: Node 20 does not carry the flag
 * `--import tsx` into worker threads ("Unknown file extension .ts"), so the thread begins with one line that loads the
 * TypeScript file through tsx's own interface.
 *
 * @param importMetaUrl the caller's `import.meta.url`
 * @param relative the entry as written from the caller's own folder; its name ends in `.thread.ts`
 */
export function threadEntry(importMetaUrl: string, relative: `./${string}.thread.ts`): URL {
  const folder = dirname(fileURLToPath(importMetaUrl))
  if (!/\.ts($|\?)/u.test(importMetaUrl))
    return pathToFileURL(join(folder, basename(relative).replace(/\.ts$/u, '.js')))
  // A require resolves to the CommonJS twin, whose tsImport does not work; the module stands beside it.
  const tsx = pathToFileURL(
    createRequire(importMetaUrl)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/u, '.mjs'),
  ).href
  const file = pathToFileURL(join(folder, relative)).href
  const program = `import { tsImport } from ${JSON.stringify(tsx)}\nawait tsImport(${JSON.stringify(file)}, ${JSON.stringify(file)})`
  return new URL(`data:text/javascript,${encodeURIComponent(program)}`)
}
