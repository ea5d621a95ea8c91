import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The entry point of a child process: its file, and the Node flags needed to load it. */
export type SideEntry = { path: string; execArgv: string[] }

/**
 * Finds the file of a child process in a source run and in a built one.
 *
 * @param importMetaUrl the caller's `import.meta.url`. When it ends in `.ts` the code runs from source: the sibling source
 *   file is returned with the flags that let Node load TypeScript. Otherwise the caller was bundled, and the build has put
 *   `<name>.process.js` flat beside the bundle.
 * @param relative the entry as written from the caller's own folder; its name ends in `.process.ts`
 */
export function sideEntry(importMetaUrl: string, relative: `${'.' | '..'}/${string}.process.ts`): SideEntry {
  const folder = dirname(fileURLToPath(importMetaUrl))
  if (!/\.ts($|\?)/.test(importMetaUrl)) {
    return { path: join(folder, basename(relative).replace(/\.ts$/, '.js')), execArgv: [] }
  }
  const loader = createRequire(importMetaUrl).resolve('tsx')
  return { path: join(folder, relative), execArgv: ['--import', pathToFileURL(loader).href] }
}
