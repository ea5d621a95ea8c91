import { randomBytes } from 'node:crypto'
import { invalidField, notFound } from '#platform/errors/problem-error.ts'
import { FileMissing, type FileStore } from '#platform/files/store.ts'
import type { UploadedFile } from '#platform/http/api.ts'
import { organizationProblems } from '../words/problems.ts'

const MOST_BYTES = 2 * 1024 * 1024
const MOST_PIXELS = 4096 * 4096
const FORMATS = new Set(['png', 'jpeg', 'webp'])

/** Converts a logo to WebP, which keeps only its pixels and drops everything else in the file. @throws 422 for `logo` */
async function redraw({ path, size }: UploadedFile): Promise<Buffer> {
  if (size > MOST_BYTES) throw invalidField('logo', organizationProblems.logoSize)
  // Native code that takes longer to load than most requests take.
  const { default: sharp } = await import('sharp')
  const image = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { format } = await image.metadata().catch(() => ({ format: undefined }))
  if (!format || !FORMATS.has(format)) throw invalidField('logo', organizationProblems.logoType)
  try {
    return await image
      .rotate()
      .resize(512, 512, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer()
  } catch {
    throw invalidField('logo', organizationProblems.logoUnreadable)
  }
}

/** Stores the logo, if the call includes one. @returns its key and size */
export async function storeLogo(
  store: FileStore,
  organizationId: string,
  files: readonly UploadedFile[],
): Promise<{ key: string; bytes: number } | undefined> {
  const file = files.find(({ field }) => field === 'logo')
  if (!file) return undefined
  const key = `${organizationId}/logo/${randomBytes(8).toString('hex')}.webp`
  const image = await redraw(file)
  await store.put(key, image, 'image/webp')
  return { key, bytes: image.byteLength }
}

/** @throws 404 */
export async function readLogo(store: FileStore, organizationId: string, version: string): Promise<Buffer> {
  if (!/^[0-9a-f]{16}\.webp$/.test(version)) throw notFound()
  return store.read(`${organizationId}/logo/${version}`).catch((error: unknown) => {
    throw error instanceof FileMissing ? notFound() : error
  })
}
