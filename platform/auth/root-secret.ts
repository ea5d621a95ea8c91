import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Settings } from '../env/settings.ts'

const FILE = 'platform.secret'

/**
 * The secret behind all encryption: the setting `SECRET_KEY`, which all processes on one database share, or a
 * file in the data folder that the first start creates.
 */
export function readRootSecret({ SECRET_KEY, DATA_DIR }: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): Buffer {
  return createHash('sha256')
    .update(SECRET_KEY ?? secretFile(DATA_DIR))
    .digest()
}

function secretFile(folder: string): string {
  const file = path.join(folder, FILE)
  if (!fs.existsSync(file)) {
    fs.mkdirSync(folder, { recursive: true })
    // The complete file is linked into place. If two processes start together, one wins and neither reads a partial file.
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    fs.writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    try {
      fs.linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      fs.rmSync(draft, { force: true })
    }
  }
  return fs.readFileSync(file, 'utf8')
}
