import fs from 'node:fs'
import path from 'node:path'

/** The first of several programs that exists: absolute paths, or names on the PATH. */
export function findProgram(...names: string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const paths = names.flatMap(name => (path.isAbsolute(name) ? [name] : folders.map(folder => path.join(folder, name))))
  return paths.find(file => fs.existsSync(file)) ?? null
}
