import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const formatOf = (mime: string) =>
  mime.endsWith('/mp4') ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()

/**
 * Rewrites a recording without changing its audio and video: browsers leave out its length and its seek index, which they do not
 * know while recording. @returns its length in ms @throws if the file cannot be read
 */
export async function remux(from: string, to: string, mime: string): Promise<number> {
  using input = new Input({ source: new FilePathSource(from), formats: ALL_FORMATS })
  // Checked before anything is written: a target that is created but never started keeps its file open.
  if (!(await input.canRead())) throw new Error('Unknown recording format.')
  const output = new Output({ format: formatOf(mime), target: new FilePathTarget(to) })
  try {
    const conversion = await Conversion.init({ input, output, showWarnings: false })
    if (!conversion.isValid) throw new Error('No track of this recording can be copied.')
    await conversion.execute()
  } catch (error) {
    await output.cancel().catch(() => {})
    throw error
  }
  return lengthOf(to)
}

/** Read from the written file, so that a file that does not play is noticed. */
async function lengthOf(path: string): Promise<number> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  const seconds = await input.computeDuration()
  if (!Number.isFinite(seconds) || seconds <= 0) throw new Error('The recording has no length.')
  return Math.round(seconds * 1000)
}
