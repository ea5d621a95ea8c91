import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the product's files: the root of the sources, also for the built server. */
export const productRoot = (): string => {
  let folder = path.dirname(fileURLToPath(import.meta.url))
  while (!fs.existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return folder
}
