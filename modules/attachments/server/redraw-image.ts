import { stat } from 'node:fs/promises'
import { invalidField } from '#platform/errors/problem-error.ts'
import { attachmentProblems as problems } from '../words/problems.ts'

/** Enough for a scan of a page or a photo of one. */
const MOST_PIXELS = 50_000_000
/** The longer side afterwards, in pixels. */
const LONGEST_SIDE = 4096

const IMAGES: Record<string, 'png' | 'jpeg' | 'webp'> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
}

export const isImage = (contentType: string): boolean => contentType in IMAGES

/**
 * Draws an image again next to its file, which keeps its pixels and drops everything else, such as the place where a photo was taken.
 * @returns the path and size of the new file @throws 422 on `file` if it is not an image that can be read
 */
export async function redrawImage(path: string, contentType: string): Promise<{ path: string; bytes: number }> {
  // Native code that takes longer to load than most requests take.
  const { default: sharp } = await import('sharp')
  const redrawn = `${path}.redrawn`
  try {
    await sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toFormat(IMAGES[contentType]!)
      .toFile(redrawn)
  } catch {
    throw invalidField('file', problems.imageUnreadable)
  }
  return { path: redrawn, bytes: (await stat(redrawn)).size }
}
